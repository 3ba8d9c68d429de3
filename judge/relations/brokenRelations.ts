/** Finds the properties of a JSON value that break their `x-relation`. */
import type { JsonValue } from '../../contract/case.ts';
import type { Document, Relation } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import type { Located } from '../../contract/reference.ts';
import { listBranches, type WrittenSchema } from '../../contract/walkSchema.ts';
import { isRelated } from './relation.ts';

/** A property whose value breaks its relation. */
export interface BrokenRelation {
  relation: Relation;
  /** JSON Pointer to `x-relation` in the bundle. */
  pointer: string;
  /** JSON Pointer to the property in the value. */
  location: string;
  value: JsonValue;
}

/** The relations in a value and in its parts. Parts without a relation are left out. */
interface Plan {
  relations: Map<string, { name: string; relation: Relation }>;
  properties: Map<string, Plan>;
  /** The plan of items, and of properties without a name. */
  others?: Plan;
  isFilled: boolean;
}

/** The plans of each document, by the pointers of the schemas. Each plan is created once. */
const PLANS = new WeakMap<Document, Map<string, Plan>>();

/**
 * Returns the broken relations in a value. All alternatives of an `anyOf` or `oneOf` count, because a relation holds
 * wherever its properties are.
 */
export function brokenRelations(
  document: Document,
  schema: Located<WrittenSchema>,
  value: JsonValue,
): BrokenRelation[] {
  const found: BrokenRelation[] = [];
  visit(planRelations(document, [schema]), value, '');
  return found;

  function visit(plan: Plan, node: JsonValue, at: string): void {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      const { others } = plan;
      if (others) for (const [index, item] of node.entries()) visit(others, item, `${at}/${index}`);
      return;
    }
    for (const [pointer, { name, relation }] of plan.relations) {
      const value = Object.hasOwn(node, name) ? node[name] : undefined;
      if (value !== undefined && !isRelated(value, relation, node))
        found.push({ relation, pointer, location: pointerBelow(at, name), value });
    }
    if (plan.properties.size === 0 && !plan.others) return;
    for (const [name, child] of Object.entries(node)) {
      const below = plan.properties.get(name) ?? plan.others;
      if (below) visit(below, child, pointerBelow(at, name));
    }
  }
}

function planRelations(document: Document, schemas: Located<WrittenSchema>[]): Plan {
  const plans = PLANS.get(document) ?? new Map<string, Plan>();
  PLANS.set(document, plans);
  const branches = schemas.flatMap(({ value, pointer }) => listBranches(document, value, pointer));
  const key = [...new Set(branches.map(({ pointer }) => pointer))].sort().join(' ');
  const known = plans.get(key);
  if (known) return known;
  const plan: Plan = { relations: new Map(), properties: new Map(), isFilled: false };
  plans.set(key, plan);
  const properties = new Map<string, Located<WrittenSchema>[]>();
  const others: Located<WrittenSchema>[] = [];
  for (const { value, pointer } of branches) {
    for (const [name, property] of Object.entries(value.properties ?? {})) {
      const at = pointerBelow(pointer, 'properties', name);
      properties.set(name, [...(properties.get(name) ?? []), { value: property, pointer: at }]);
      const relation = property['x-relation'];
      if (relation) plan.relations.set(`${at}/x-relation`, { name, relation });
    }
    for (const keyword of ['items', 'additionalProperties'] as const) {
      const below = value[keyword];
      if (typeof below === 'object')
        others.push({ value: below, pointer: pointerBelow(pointer, keyword) });
    }
  }
  for (const [name, located] of properties) {
    const below = planRelations(document, located);
    if (!isVain(below)) plan.properties.set(name, below);
  }
  if (others.length > 0) {
    const below = planRelations(document, others);
    if (!isVain(below)) plan.others = below;
  }
  plan.isFilled = true;
  return plan;
}

/** Returns true if a plan has nothing to check. A schema that contains itself has a plan that is not filled yet. */
function isVain({ relations, properties, others, isFilled }: Plan): boolean {
  return isFilled && relations.size === 0 && properties.size === 0 && !others;
}
