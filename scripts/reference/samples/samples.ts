/** The samples that a page writes from the request of a case when a reader asks for them. */
import type { ContractOperation } from '../../../contract/contractOperation.ts';
import type { Document } from '../../../contract/openapi.ts';
import type { CodeSample, ShownCase } from '../page/pageData.ts';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { pythonSample } from './python.ts';
import { rubySample } from './ruby.ts';
import { type SampleRequest, sampleRequest } from './sampleRequest.ts';

export const LANGUAGES = ['Python', 'Go', 'Java', 'Ruby'] as const;

const WRITERS: Record<(typeof LANGUAGES)[number], (request: SampleRequest) => string> = {
  Python: pythonSample,
  Go: goSample,
  Java: javaSample,
  Ruby: rubySample,
};

/** Returns the samples of a case: those that the build has written, and those in the other languages. */
export function writeSamples(
  document: Document,
  operation: ContractOperation,
  shown: ShownCase,
): CodeSample[] {
  const request = sampleRequest(document, operation, shown);
  const written = LANGUAGES.map((label) => ({ label, source: WRITERS[label](request) }));
  return [...shown.samples, ...written];
}
