/** Relates the statements of the API documentation to the jobs that judge them, and to the findings of these jobs. */
import type { Showing, Statement } from '../../contract/statement.ts';
import { stepNamed } from '../../contract/statement.ts';
import type { Finding } from '../../judge/index.ts';
import type { JobFacts } from './result.ts';

type NamedJob = Pick<JobFacts, 'suite' | 'id' | 'operations'>;

/** Returns true if a job judges a statement. */
export function judges(job: NamedJob, statement: Statement): boolean {
  return statement.shownBy.some((showing) => isNamed(job, showing, statement.operations));
}

/** Returns the statements that a finding of a job violates. */
export function violatedBy(
  statements: Statement[],
  job: NamedJob,
  finding: Pick<Finding, 'pointer' | 'location' | 'step'>,
): Statement[] {
  return statements.filter(({ operations, shownBy }) =>
    shownBy.some((showing) => {
      if (!isNamed(job, showing, operations)) return false;
      const { schema, workflow, at = '' } = showing;
      const isAtSchema = schema === undefined || isBelow(finding.pointer, schema);
      const { step } = stepNamed(workflow ?? '');
      return (
        isAtSchema &&
        (step === undefined || finding.step === step) &&
        (finding.location ?? '').startsWith(at)
      );
    }),
  );
}

/**
 * Returns true if an entry of `shownBy` names a job. An entry with a schema names every job that calls one of the
 * operations.
 */
function isNamed({ suite, id, operations: called }: NamedJob, showing: Showing, about: string[]) {
  const [subject = ''] = called;
  const isPart = (of: string, name: string) =>
    suite === of && about.includes(subject) && isSameOrBelow(id, `${subject}.${name}`);
  if (showing.case !== undefined) return suite === 'replay' && id === showing.case;
  if (showing.workflow !== undefined)
    return suite === 'lifecycles' && id === stepNamed(showing.workflow).id;
  if (showing.property !== undefined) return isPart('properties', showing.property);
  if (showing.probe !== undefined) return isPart('probes', showing.probe);
  if (showing.refusal !== undefined) return isPart('negative', showing.refusal);
  return called.some((operation) => about.includes(operation));
}

/** Returns true if an ID is a name, or the name with further parts: `sort` matches `sort.updated_at`. */
function isSameOrBelow(id: string, name: string): boolean {
  return id === name || id.startsWith(`${name}.`);
}

function isBelow(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`);
}
