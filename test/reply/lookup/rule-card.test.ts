import { describe, expect, test } from 'vitest';
import { togglesOn } from '../../../src/kernel/ruleset.ts';
import { ruleSearch } from '../../../src/lookup/search.ts';
import type { ButtonValues } from '../../../src/reply/document.ts';
import { english } from '../../../src/reply/english/index.ts';
import { type RuleView, ruleCard } from '../../../src/reply/lookup/rule-card.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { landserClassic } from '../../../src/rules/landser-classic/index.ts';

const found = (id: string) => ruleSearch().named(id)!;

function card(id: string, told: Partial<RuleView> = {}) {
  const on = togglesOn(landserClassic);
  return ruleCard(english, { found: found(id), others: [], on, commands: [], played: landserClassic, ...told });
}

const linesOf = (id: string, told: Partial<RuleView> = {}) => plainText(card(id, told)).split('\n');
const buttonsOf = (id: string, told: Partial<RuleView> = {}) =>
  (card(id, told).buttons ?? []).map(({ action, of }) => [action, of]);

describe('the card of a rule', () => {
  test('LC-FIRE-18: what it says, its table, its toggle, rulings, what it refers to', () => {
    const lines = linesOf('LC-FIRE-18', { commands: ['/fire weapon:rifle range:8'] });
    expect(lines[0]).toBe('Dog’s chance LC-FIRE-18 · Landser (original)');
    expect(lines[1]).toBe(found('LC-FIRE-18').rule.text);
    expect(lines.slice(2)).toEqual([
      'Dog’s chance: 2D6',
      '      result',
      '2     the gun blows up',
      '3-10  missed',
      '11    hit',
      '12    missed',
      `The house rule dogs-chance decides this. It’s off here. ${landserClassic.toggles['dogs-chance']!.line}.`,
      'Rulings: R-04',
      'Rolled by /fire weapon:rifle range:8',
      'See also: Roll to hit (LC-FIRE-10), Impossible shot (LC-FIRE-17)',
    ]);
  });

  test('LC-FIRE-10: a row of numbers for each weapon, under column heads', () => {
    expect(linesOf('LC-FIRE-10')).toEqual(
      expect.arrayContaining([
        'To hit men: D6, this or more',
        '                 PB S M L E jam auto',
        'rifle             3 2 4 4 5   6    –',
      ]),
    );
  });

  test('says how a toggle stands here, and never that a rule does not apply', () => {
    const on = new Set(['dogs-chance', 'jam-cancels-hit']);
    expect(linesOf('LC-FIRE-18', { on }).join('\n')).toContain('It’s on here.');
    expect(linesOf('LC-JAM-01', { on }).join('\n')).toContain(
      'The house rule jam-cancels-hit changes this. It’s on here.',
    );
    expect(linesOf('LC-JAM-01').join('\n')).toContain('The house rule jam-cancels-hit changes this. It’s off here.');
  });

  test('of a rule without any of it says nothing of it', () => {
    const bare = { ...found('LC-FIRE-07'), rule: { ...found('LC-FIRE-07').rule, see: [] } };
    expect(linesOf('LC-FIRE-07', { found: bare })).toHaveLength(2);
  });

  test('asked for by its title has its ready answer first, as the verdict', () => {
    const { lines } = card('LC-FIRE-02', { titled: true });
    expect(lines[0]).toMatchObject({ kind: 'verdict' });
    expect(linesOf('LC-FIRE-02', { titled: true }).slice(0, 2)).toEqual([
      landserClassic.answers!['LC-FIRE-02'],
      'Half cover LC-FIRE-02 · Landser (original)',
    ]);
    expect(linesOf('LC-FIRE-02')[0]).toBe('Half cover LC-FIRE-02 · Landser (original)');
    expect(linesOf('LC-SQD-02', { titled: true })[0]).toBe('A typical squad LC-SQD-02 · Landser (original)');
  });

  test('says where a command is used that does not roll it', () => {
    expect(linesOf('LC-MOVE-01', { commands: ['/move action:move'] })).toContain('Used in /move action:move');
  });
});

describe('what else was found', () => {
  const others = ['LC-FIRE-03', 'LC-FIRE-14'].map(found);

  test('is a line and a button each, beside what the rule refers to, none twice', () => {
    const lines = linesOf('LC-FIRE-02', { others });
    expect(lines.slice(-3)).toEqual([
      'You may also want',
      '  Full cover LC-FIRE-03',
      '  Target in half cover LC-FIRE-14',
    ]);
    const rules = buttonsOf('LC-FIRE-02', { others }).filter(([action]) => action === 'rule');
    expect(rules.slice(0, 2)).toEqual([
      ['rule', { rule: 'LC-FIRE-03' }],
      ['rule', { rule: 'LC-FIRE-14' }],
    ]);
    const of = rules.map(([, about]) => (about as ButtonValues['rule']).rule);
    expect(of).toEqual([...new Set(of)]);
    expect(of).toEqual(expect.arrayContaining([...(found('LC-FIRE-02').rule.see ?? [])]));
  });

  test('of another book than the one that is played says which', () => {
    const played = { ...landserClassic, id: 'another' };
    expect(linesOf('LC-FIRE-02', { others, played })).toContain('  Full cover LC-FIRE-03 · Landser (original)');
  });
});

describe('who sees it', () => {
  test('the one who asks, who may show it to all', () => {
    expect(card('LC-FIRE-02').private).toBe(true);
    expect(buttonsOf('LC-FIRE-02').at(-1)).toEqual(['show', { rule: 'LC-FIRE-02' }]);
  });

  test('all, with who shows it, and once is enough', () => {
    const shown = card('LC-FIRE-02', { shownBy: 'anna' });
    expect(shown.private).toBe(false);
    expect(plainText(shown)).toMatch(/\nShown by anna$/);
    expect(shown.buttons?.some(({ action }) => action === 'show')).toBe(false);
  });
});

test('every rule of every book has a card with room for its buttons, and refers to rules that are there', () => {
  for (const book of Object.values(rulesets)) {
    for (const rule of book.rules) {
      const { buttons = [], lines } = card(rule.id, { found: { rule, book }, on: togglesOn(book) });
      // Five of what it refers to, at most three rulings, and the one that shows it to all.
      expect([rule.id, buttons.length <= 9, lines.length >= 2]).toEqual([rule.id, true, true]);
      const missing = (rule.see ?? []).filter((id) => !ruleSearch().named(id));
      expect([rule.id, missing]).toEqual([rule.id, []]);
    }
  }
});
