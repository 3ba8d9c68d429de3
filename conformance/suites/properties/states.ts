/** Reads that name a project in a state of its own: one that has moved, and one in which nothing has been made. */
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter } from '../../../contract/openapi.ts';
import { isStated } from '../../../contract/statement.ts';
import { headerValues } from '../../../wire/exchange.ts';
import { readJson } from '../../../wire/readBody.ts';
import type { Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { headersOfEmptyList } from './pages.ts';
import type { Property } from './property.ts';
import {
  checkJob,
  comparisonJob,
  findingsOf,
  fixtureOf,
  type Mismatch,
  readsOf,
} from './propertyJob.ts';
import { queryOf } from './reader.ts';
import { MissingWitness } from './witness.ts';

export const states: Property = {
  id: 'state',
  summary:
    'The old path of a moved project leads to its new address. A read of an empty project succeeds or is refused as documented.',
  from: '`x-fixture`, and statements that name `state.moved`',
  plan: (contract, target) =>
    readsOf(contract).flatMap((operation): Job[] => {
      const names = (operation.definition.parameters ?? []).filter((one) => one.in === 'path');
      const fixtures = contract.document['x-fixtures'];
      const found = names.flatMap((parameter) => {
        const keys = [parameter['x-fixture'] ?? []].flat().map((key) => key.split('.')[0] ?? '');
        return keys.filter((key) => `${key}.moved` in fixtures).map((key) => ({ parameter, key }));
      });
      const [first] = found;
      if (!first) return [];
      const check = { contract, target, operation, project: first.parameter, key: first.key };
      return [
        ...(isStated(contract, operation.id, 'state.moved') ? [movedJob(check)] : []),
        ...(names.length === 1 ? [emptyJob(check)] : []),
      ];
    }),
};

/** The paths of the parts of a repository. */
const OF_REPOSITORY = /\/repository\//;

interface StateCheck {
  contract: Contract;
  target: Target;
  operation: ContractOperation;
  /** The path parameter that names the project. */
  project: Parameter;
  /** The word before the dot in the keys of its fixtures. */
  key: string;
}

function movedJob({ project, key, ...check }: StateCheck): Job {
  return checkJob({
    ...check,
    name: 'state.moved',
    checks: ['state'],
    summary: 'The old path of a moved project leads to its new address',
    look: async (reader) => {
      const old = String(fixtureOf(check.target, `${key}.moved`));
      const path = { ...reader.request.path, [project.name]: old };
      const hasPages = queryOf(check.operation).some(({ name }) => name === 'per_page');
      const query = { ...reader.request.query, ...(hasPages && { per_page: 7 }) };
      const { exchange } = await reader.send({
        request: { ...reader.request, path, query },
        expected: { status: 301 },
      });
      const { response } = exchange;
      const status = response?.status ?? 0;
      const [location = ''] = response ? headerValues(response, 'location') : [];
      const requirement = `the old path ${old} leads to the new address, with the same parameters`;
      const rest = check.operation.path!.slice(check.operation.path!.indexOf('}') + 1);
      const isSame =
        location.includes(rest.split('{')[0]!) &&
        !location.includes(encodeURIComponent(old)) &&
        Object.keys(query).every((name) => location.includes(`${encodeURIComponent(name)}=`));
      const mismatches: Mismatch[] =
        status !== 301
          ? [
              {
                requirement,
                actual: `the response is ${status}`,
                statuses: { due: [301], came: status },
              },
            ]
          : isSame
            ? []
            : [
                {
                  requirement,
                  actual: `Location is ${location || 'absent'}`,
                  location: 'location',
                },
              ];
      return findingsOf('state', check.operation.pointer)(mismatches);
    },
  });
}

function emptyJob({ project, key, ...check }: StateCheck): Job {
  return comparisonJob({
    ...check,
    check: 'state',
    pointer: check.operation.pointer,
    name: 'state.empty',
    summary: 'An empty project makes no fault of the server',
    compare: async (reader) => {
      const path = {
        ...reader.request.path,
        [project.name]: fixtureOf(check.target, `${key}.empty`),
      };
      const { exchange } = await reader.send({ request: { ...reader.request, path } });
      const { response } = exchange;
      // The documents do not say whether a project without settings or commits is refused. A fault of the server is a
      // finding anyway.
      const items = response?.status === 200 ? readJson(response) : undefined;
      if (!Array.isArray(items)) return { mismatches: [], missing: [] };
      const header = (name: string) => headerValues(response!, name)[0] || undefined;
      if (items.length === 0) return { mismatches: headersOfEmptyList({ header }), missing: [] };
      if (OF_REPOSITORY.test(check.operation.path ?? ''))
        throw new MissingWitness(`an empty repository in the project ${path[project.name]}`);
      return { mismatches: [], missing: [] };
    },
  });
}
