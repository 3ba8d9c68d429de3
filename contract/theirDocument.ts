/** The facts about an OpenAPI document of others that is used in place of the contract. */
export interface TheirDocument {
  /** The path of the file. */
  file: string;
  /** The version of OpenAPI: `3.0.3`. */
  version: string;
  /** The paths of its servers, without a slash at the end: `/api/v4`. Empty for a server without a path. */
  basePaths: string[];
  /** The number of operations whose method is not judged: HEAD, OPTIONS and TRACE. */
  otherMethods: number;
  /** The number of mistakes that were left out of the document, so that the rest of it can be used. */
  mistakes: number;
  /** Returns the first mistakes, each with its place: `openapi.yaml:3:5: message`. Looking up the places takes time. */
  firstMistakes: () => string[];
}
