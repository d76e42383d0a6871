import { describe, expect, test } from 'vitest';
import { type Campaign, nothingYet } from '../../../src/campaign/campaign.ts';
import { evolveGame } from '../../../src/campaign/evolve.ts';
import type { Game } from '../../../src/campaign/game.ts';
import type { LogEvent } from '../../../src/campaign/record.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import { openGame } from '../../../src/referee/games/games.ts';
import { join } from '../../../src/referee/games/sides.ts';
import { groupNamed, groupsFor } from '../../../src/referee/rulings/group.ts';
import { addUnits } from '../../../src/referee/units/roster.ts';
import { rulesets } from '../../../src/rules/index.ts';

const SQUADS = ['Red', 'Red', 'Red', 'Grey', 'Grey'];

/** Two squads of Anna's, of three and of two. */
function mustered(ruleset: Ruleset): Campaign & { readonly game: Game } {
  const profile = ['rifleman', 'infantry'].find((id) => Object.hasOwn(ruleset.profiles, id));
  let campaign: Campaign = nothingYet;
  const write = (events: readonly LogEvent[]) => {
    const game = events.reduce(evolveGame, campaign.game);
    campaign = { ...campaign, ...(game ? { game } : {}) };
  };
  const known = profile ?? Object.keys(ruleset.profiles)[0]!;
  write(openGame(campaign, { user: 'ute' }, { name: 'Groups', rules: ruleset.id, sides: ['red', 'blue'] }));
  write(join(campaign, 'anna', 'red'));
  const wanted = SQUADS.map((_, i) => ({ profile: known, name: `Man ${i + 1}` }));
  write(addUnits(campaign, 'anna', ruleset, wanted, undefined));
  const units = Object.entries(campaign.game!.units).map(([id, unit], i) => {
    return [id, { ...unit, fields: { ...unit.fields, squad: SQUADS[i]! } }] as const;
  });
  return { ...campaign, game: { ...campaign.game!, units: Object.fromEntries(units) } };
}

describe.each(Object.values(rulesets))('$name: squads, all and the rest', (ruleset) => {
  const campaign = mustered(ruleset);
  const { game } = campaign;
  const several = Object.keys(ruleset.verbs).filter((verb) => ruleset.verbs[verb]!.byMany);

  test('some of its verbs are for several', () => {
    expect(several.length).toBeGreaterThan(0);
  });

  test.each(several)('%s: each squad and all of them are offered, and mean those units', (verb) => {
    const offered = groupsFor(game, ruleset, verb, 'anna', () => true);
    if (ruleset.verbs[verb]!.byOne) return expect(offered).toEqual([]);
    expect(offered).toEqual([
      { who: 'Red', size: 3 },
      { who: 'Grey', size: 2 },
      { who: 'all', size: 5 },
    ]);
    for (const { who, size } of offered)
      expect(groupNamed(campaign, ruleset, verb, 'anna', { who }), who).toHaveLength(size);
  });

  test.each(several)('%s: where one can’t, the rest is offered in its squad’s place', (verb) => {
    if (ruleset.verbs[verb]!.byOne) return;
    const offered = groupsFor(game, ruleset, verb, 'anna', ({ name }) => name !== 'Man 1');
    expect(offered.map(({ who }) => who)).toEqual(['rest of Red', 'Grey', 'rest']);
    expect(groupNamed(campaign, ruleset, verb, 'anna', { who: 'rest of Red' })).toBeDefined();
  });
});
