import { describe, expect, test } from 'vitest';
import type { LogEvent } from '../../../src/campaign/record.ts';
import { decisionReply } from '../../../src/reply/asks/decision.ts';
import { english } from '../../../src/reply/english/index.ts';
import { logReply } from '../../../src/reply/log/log.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';
import { record, ruled } from '../../referee/some-records.ts';

const game = someGame({ units: { u1: someUnit('u1', { name: 'Schmidt' }) } });

/** What an event says in the reply to the one who caused it; the log says the same, and names him anyway. */
function told(event: LogEvent): string {
  const [first, ...rest] = plainText(decisionReply(english, record(7, [event]), game)).split('\n');
  const inLog = plainText(
    logReply(english, {
      records: [record(7, [event], { by: 'ute' })],
      page: 1,
      pages: 1,
      size: 12,
      struck: new Set(),
      game,
    }),
  );
  expect(inLog.split('\n')[1]).toContain(first!.replace('Note by anna: ', ''));
  expect(rest).toEqual(['#7']);
  return first!;
}

const EVENTS: readonly (readonly [LogEvent, string])[] = [
  [
    {
      type: 'game-opened',
      name: 'Caen',
      rules: 'landser-classic',
      sides: [
        { id: 'axis', name: 'Axis' },
        { id: 'allies', name: 'Allies' },
      ],
      umpire: 'ute',
    },
    'Caen is open, playing Landser (original): Axis and Allies.',
  ],
  [{ type: 'game-paused' }, 'The game is paused. Nobody can act until /game resume.'],
  [{ type: 'game-resumed' }, 'Play goes on.'],
  [{ type: 'game-ended' }, 'The campaign is over. Its log stays here.'],
  [
    { type: 'battle-begun', battle: 2, effects: [] },
    'Battle 2 begins, with whatever the book carries over. Turns start again at 1.',
  ],
  [{ type: 'rules-chosen', rules: 'landser-classic' }, 'This channel now plays Landser (original).'],
  [{ type: 'house-set', toggle: 'snow', on: true }, 'The house rule snow is now on.'],
  [{ type: 'enforcement-set', enforcement: 'off' }, 'Umpire no longer checks the turn rules.'],
  [{ type: 'player-joined', user: 'anna', side: 'axis' }, 'anna joined the Axis.'],
  [{ type: 'player-left', user: 'anna' }, 'anna left the side.'],
  [{ type: 'umpire-named', user: 'carla' }, 'carla is now an umpire.'],
  [{ type: 'noted', text: 'The farm is on fire' }, 'Note by anna: The farm is on fire'],
  [{ type: 'units-added', units: [someUnit('u1', { name: 'Schmidt' })] }, 'Added 1 unit: Schmidt.'],
  [
    { type: 'unit-edited', unit: 'u1', fields: { weapon: 'smg', 'serious-wounds': null } },
    'Changed Schmidt by hand: weapon SMG, without serious wounds.',
  ],
  [{ type: 'unit-renamed', unit: 'u1', name: 'Schmidt', was: 'Rifleman 1' }, 'Rifleman 1 is now called Schmidt.'],
  [{ type: 'unit-removed', unit: 'u9', was: 'Bock' }, 'Bock has been taken out of the campaign.'],
  [
    { type: 'turn-begun', at: { turn: 2, step: 'first-side', side: 'axis' }, expired: [], effects: [] },
    'Turn 2, first side: Axis to play.',
  ],
  [{ type: 'turn-begun', at: { turn: 2, step: 'fire' }, expired: [], effects: [] }, 'Turn 2, fire.'],
  [{ type: 'undone', strikes: [3, 2] }, 'Undid #3, #2'],
  [{ type: 'redone', lifts: [3, 2] }, 'Redid #3, #2'],
  [{ type: 'undo-asked', strikes: [3] }, 'Asked to undo #3. The other side or an umpire has to agree.'],
  [ruled({ who: 'u1' }), 'Schmidt missed.'],
  [
    ruled({ who: 'u1', against: { rule: 'LC-TURN-02', how: 'overridden' } }),
    'Schmidt missed. The umpire allowed this against a rule: Alternate turns LC-TURN-02',
  ],
  [
    ruled({ who: 'u1', against: { rule: 'LC-TURN-99', how: 'reminded' } }),
    'Schmidt missed. Remember, a rule forbids this: LC-TURN-99 LC-TURN-99',
  ],
];

describe('an event', () => {
  test.each(EVENTS.map(([event, words]) => [event.type, words, event] as const))('%s: %s', (_, words, event) => {
    expect(told(event)).toBe(words);
  });

  test('of many units names the first of them', () => {
    const units = Array.from({ length: 40 }, (_, i) => someUnit(`u${i}`, { name: `R${i + 1}` }));
    expect(told({ type: 'units-added', units })).toBe(
      'Added 40 units: R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12 and 28 more.',
    );
  });

  test('of a seed says nothing', () => {
    expect(plainText(decisionReply(english, record(7, [{ type: 'committed', commitment: 'c', mix: '' }]), game))).toBe(
      '#7',
    );
  });

  test('that is struck out reads as one that stands, and says that it is', () => {
    for (const [event, words] of EVENTS) {
      const page = {
        records: [record(7, [event], { by: 'ute' })],
        page: 1,
        pages: 1,
        size: 12,
        struck: new Set([7]),
        game,
      };
      const line = plainText(logReply(english, page)).split('\n')[1];
      expect(line).toMatch(/^#7 2026-06-06 12:07 ute: /);
      expect(line).toContain(`${words.replace('Note by anna: ', '')} undone`);
    }
  });

  test('of which the game knows nothing any more is told by its ID', () => {
    const [line] = decisionReply(
      english,
      record(7, [{ type: 'player-joined', user: 'anna', side: 'axis' }]),
      undefined,
    ).lines;
    expect(line!.spans).toEqual([{ user: 'anna' }, ' joined the axis.']);
    expect(
      plainText(decisionReply(english, record(7, [{ type: 'unit-edited', unit: 'u4', fields: { a: 1 } }]), game)),
    ).toContain('Changed u4 by hand: a 1.');
  });
});
