/** One known way in which a sandbox is wrong: for proving that whoever tests a server finds it. */
export interface Fault {
  /** A name of the catalogue: `create-not-kept`. */
  name: string;
  /** The only operation that has it, by its operationId. Default: every one. */
  operation?: string;
  /** What of the operation it is about: a parameter or a field, `description`. */
  part?: string;
}

/** @param text `field-lost:createMilestone:description`; what follows the name may be left out */
export function readFault(text: string): Fault {
  const [name = '', operation, part] = text.split(':');
  return { name, ...(operation && { operation }), ...(part && { part }) };
}

/** The same as a text. */
export function faultText({ name, operation, part }: Fault): string {
  return [name, operation ?? [], part ?? []].flat().join(':');
}
