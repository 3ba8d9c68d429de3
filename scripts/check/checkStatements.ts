/**
 * Checks the references of statements: operations, and the parts that judge them. The names of jobs belong to the
 * conformance suite, which has a test for them.
 */
import type { Case } from '../../contract/case.ts';
import { listOperations } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import type { Document } from '../../contract/openapi.ts';
import { valueAt } from '../../contract/pointer.ts';
import { type Showing, stepNamed } from '../../contract/statement.ts';
import type { Workflow } from '../../contract/workflows/workflow.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt, type YamlPath } from '../../contract/yaml/problemAt.ts';
import type { SourceStatement } from '../read/readStatements.ts';

/** The parts of the contract to which statements refer. */
export interface Referable {
  document: Document;
  /** Undefined if some cases cannot be derived. Then references to cases are not checked. */
  cases: Pick<Case, 'id' | 'operation'>[] | undefined;
  /** Undefined if some workflows cannot be read. Then references to workflows are not checked. */
  workflows: Pick<Workflow, 'id' | 'steps'>[] | undefined;
}

export function checkStatements(statements: SourceStatement[], contract: Referable): Problem[] {
  const operations = listOperations(contract.document);
  const known = operations.map(({ id }) => id);
  return statements.flatMap((statement) => {
    const { source, index, operations: named, shownBy } = statement;
    const problem = (path: YamlPath, message: string) =>
      problemAt(source, [index, ...path], 'statement-reference', message);
    return [
      ...named.flatMap((id, position) =>
        known.includes(id)
          ? []
          : [problem(['operations', position], unknown('operation', id, known))],
      ),
      ...shownBy.flatMap((showing, position) => {
        const [kind, message] = mistakeIn(showing, named, contract) ?? [];
        return message ? [problem(['shownBy', position, kind!], message)] : [];
      }),
    ];
  });
}

/** Returns the wrong key of a reference and the message about it. Undefined if the reference is right. */
function mistakeIn(
  showing: Showing,
  operations: string[],
  { document, cases, workflows }: Referable,
): [kind: keyof Showing, message: string] | undefined {
  const about = (name: string, called: string[]) =>
    called.some((id) => operations.includes(id))
      ? undefined
      : `${name} calls ${called.join(', ')}, which the statement does not name in operations`;
  const found = (kind: keyof Showing, message: string | undefined) =>
    message === undefined ? undefined : ([kind, message] as [keyof Showing, string]);
  if (showing.case !== undefined && cases) {
    const named = cases.find(({ id }) => id === showing.case);
    return found(
      'case',
      named
        ? about(`The case ${named.id}`, [named.operation])
        : unknown(
            'case',
            showing.case,
            cases.map(({ id }) => id),
          ),
    );
  }
  if (showing.workflow !== undefined && workflows) {
    const { id, step } = stepNamed(showing.workflow);
    const named = workflows.find((workflow) => workflow.id === id);
    if (!named)
      return found(
        'workflow',
        unknown(
          'workflow',
          id,
          workflows.map((one) => one.id),
        ),
      );
    const last = named.steps.findIndex((one) => one.id === step);
    // A step may read the effect of an earlier one.
    const steps = step === undefined ? named.steps : named.steps.slice(0, last + 1);
    return found(
      'workflow',
      steps.length === 0
        ? unknown(
            `step in the workflow ${id}:`,
            step!,
            named.steps.map((one) => one.id),
          )
        : about(
            showing.workflow,
            steps.map(({ operation }) => operation),
          ),
    );
  }
  if (showing.schema !== undefined && valueAt(document, showing.schema) === undefined)
    return found('schema', `The bundle has nothing at ${showing.schema}`);
  return undefined;
}

function unknown(kind: string, name: string, known: string[]): string {
  const near = nearest(name, known);
  return `There is no ${kind} ${name}${near ? `: did you mean ${near}?` : ''}`;
}
