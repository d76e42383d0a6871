import { expect, test } from 'vitest';
import { rowAsked } from '../../src/lookup/rows.ts';
import { ruleSearch } from '../../src/lookup/search.ts';
import { rulesets } from '../../src/rules/index.ts';

const asked = (query: string, book: string) => {
  const answer = rowAsked(ruleSearch().question(query, { first: rulesets[book]! }));
  return answer && [answer.table.id, ...answer.rows.flatMap(({ cells }) => answer.columns.map((i) => cells[i]))];
};

test.each([
  ['landser', '10 on tank damage', ['damage', 'penetrating']],
  ['landser', 'serious wound 4', ['effects', 'wound-b']],
  ['landser', 'minus for half cover', ['to-hit-modifiers', -1]],
  ['panzertroops', 'morale 5', ['morale', 'shaken']],
  ['ww2-skirmish', 'damage table 14 afv', ['damage', 'occupants-1']],
  ['ww2-skirmish', 'lost the melee by 3', ['melee', 'wounded', 'yes']],
  ['ww2-skirmish', 'failed morale by 2', ['morale', 'suppressed']],
  ['ww2-skirmish', 'spotting range 25 inches', ['spotting', 48, 8]],
  ['landser', 'pistol in an assault', ['assault', 4]],
  ['hans-n-panzer', 'gun at low wall', ['gun-cover', -2]],
  ['panzertroops', 'assault move', ['movement', 3]],
  ['panzertroops', 'officer cost', ['figures', 11]],
  ['ww2-skirmish', 'what do I need to spot someone 55 inches away', ['spotting', 60, 10]],
  ['ww2-skirmish', 'was kommt bei einer 12 aus dem Portal', ['enemy-forces', 'panzerjager']],
  ['ww2-skirmish', 'tank damage rolled 10', ['damage', 'immobilised']],
  ['ww2-skirmish', 'afv 13', ['damage', 'immobilised']],
  ['ww2-skirmish', 'truck damage 20', ['damage', 'explodes']],
  ['landser', 'spot someone sneaking in the open at medium range', ['observation', 4]],
  ['landser-classic', 'spotting in cover at 20"', ['observation', 6]],
  ['landser-classic', 'what weapon has the leader', ['squad', 'smg']],
  ['hans-n-panzer', 'to hit a tank at 25"', ['guns-to-hit', 8]],
])('a table of %s answers by its row: %s', (book, query, row) => {
  expect(asked(query, book)).toEqual(row);
});

test.each([
  ['ww2-skirmish', 'grenade at 10 inches'],
  ['ww2-skirmish', 'bunker -2'],
  ['landser', 'can infantry move and shoot'],
  ['landser', 'can a wounded man assault'],
  ['panzertroops', 'morale failed by 2'],
  ['panzertroops', 'hand to hand'],
  ['ww2-skirmish', '88 vs infantry die'],
  ['ww2-skirmish', 'all damage modifiers'],
  // Moving is one modifier, firing from what moves is another; a tank's move isn't its drive test.
  ['landser-classic', 'firing from moving vehicle modifier'],
  ['landser', 'medium tank move'],
  // LS-LIGHT-02: a light wound has a table of its own, besides what it takes off who bails out.
  ['landser', 'light wound modifier'],
  // HP-TER-04: woods only count with a house rule.
  ['hans-n-panzer', 'save in woods'],
  ['landser-classic', 'when during my move can i shoot with move and fire'],
])('a distance, a modifier or something else is no row: %s, %s', (book, query) => {
  expect(asked(query, book)).toBeUndefined();
});
