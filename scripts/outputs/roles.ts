import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/** Writes the roles of callers with their levels as constants, for code that names single roles. */
export const roles: Output = {
  file: 'generated/roles.ts',
  committed: true,
  text: ({ document }) => {
    const table = Object.entries(document['x-roles'] ?? {});
    const key = (role: string) => (/-/.test(role) ? `'${role}'` : role);
    const rows = table.map(([role, facts]) => {
      const cells = Object.entries(facts).map(
        ([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`,
      );
      return `  ${key(role)}: { ${cells.join(', ')} },\n`;
    });
    const levels = table.flatMap(([role, { level }]) =>
      level === undefined ? [] : [`  ${key(role)}: ${level},\n`],
    );
    return `// ${BANNER}

/** The roles of callers, as \`openapi/world/roles.yaml\` lists them. */
export const ROLES = {
${rows.join('')}} as const;

/** A role of a caller. */
export type CallerRole = keyof typeof ROLES;

/** The levels of members, from the fewest to the most rights. */
export const LEVELS = {
${levels.join('')}} as const;

/** A role of a member. */
export type Role = keyof typeof LEVELS;
`;
  },
};
