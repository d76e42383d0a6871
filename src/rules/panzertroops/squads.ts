import type { Formation } from '../../../data/panzertroops/book.ts';
import { formations } from '../../../data/panzertroops/organisation.ts';
import { attached } from '../../../data/panzertroops/teams.ts';
import type { Squad } from '../../kernel/ruleset.ts';

type Member = Squad['members'][number];

const printed: Readonly<Record<string, Formation>> = formations;
const SUBSTITUTES: Readonly<Record<string, Readonly<Record<Formation['nation'], string>>>> = attached;

/**
 * A formation as `/unit squad` raises it. Parts that are formations are broken up into men, teams and vehicles, each
 * a combat group of its own. Where the number can vary, the smallest is used.
 */
function squadOf({ name, rule, parts, nation }: Formation): Squad {
  return { name: name.charAt(0).toUpperCase() + name.slice(1), rule, members: membersOf(parts, nation, '') };
}

function membersOf(parts: Formation['parts'], nation: Formation['nation'], group: string): Member[] {
  return parts.flatMap(({ count, of }): Member[] => {
    const part = printed[of];
    if (!part) return [{ profile: SUBSTITUTES[of]?.[nation] ?? of, count, ...(group ? { fields: { group } } : {}) }];
    return Array.from({ length: count }, (_, i) => `${group ? `${group} ` : ''}${of} ${i + 1}`).flatMap((each) =>
      membersOf(part.parts, part.nation, each),
    );
  });
}

/** The printed organisations of both armies, and the sides of the sample battle. */
export const squads: Readonly<Record<string, Squad>> = Object.fromEntries(
  Object.entries(printed).map(([id, formation]) => [id, squadOf(formation)]),
);
