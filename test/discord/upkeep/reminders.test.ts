import { describe, expect, test } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import { HOUR } from '../by-post.ts';
import { ANNA, Battle, BEN, battle, DAY, DORA } from '../long-battle.ts';

/** So long that whatever waits for nothing is done. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('a player who keeps the others waiting', () => {
  test('is reminded after the time that is set, in his waking hours, and is left alone after five times', async () => {
    const fought = await battle('every:24h grace:12h then:nudge', 1, [BEN]);
    await fought.pass(14 * DAY);
    // It has been Anna's turn since noon in Berlin. After the grace period it is midnight there, so she is told at seven,
    // and then every day.
    expect(fought.told()).toEqual([
      '24h anna: anna: it’s still your turn.',
      '43h anna: anna: it’s still your turn.',
      '67h anna: anna: it’s still your turn.',
      '91h anna: anna: it’s still your turn.',
      // Clocks have gone back: it is seven again an hour later.
      '116h anna: anna: it’s still your turn.',
    ]);
    await fought.stop();
  });

  test('is passed over when the grace is over too, by a record of the clock’s own that can be undone', async () => {
    const fought = await battle('every:24h grace:12h then:pass', 1, [BEN]);
    await fought.pass(37 * HOUR);
    expect(fought.told()).toEqual([
      '24h anna: anna: it’s still your turn.',
      // It is midnight in Berlin, and six in the evening in New York.
      '36h ben: ben: it’s your turn. | Time is up for the Axis, so play goes on without them.',
    ]);
    const { game, seq } = await fought.game();
    expect(game?.at?.side).toBe('allies');
    // Ben has to agree, or Dora, who does not play a side.
    await fought.says(ANNA, '/undo');
    expect((await fought.game()).game?.asks).toMatchObject([{ about: 'undo', users: [BEN] }]);
    await fought.says(DORA, '/undo');
    expect((await fought.game()).game?.at?.side).toBe('axis');
    expect((await fought.game()).rewritings).toMatchObject([{ oldest: seq }]);
    // Her time starts again: it is not up at once.
    await fought.pass(12 * HOUR);
    expect((await fought.game()).game?.at?.side).toBe('axis');
    await fought.stop();
  });

  test('LS-TURN-03: has his turn passed, and the initiative between turns is thrown for both', async () => {
    const fought = await battle('every:24h grace:12h then:pass', 1, [BEN], 'landser');
    await fought.says(ANNA, '/turn end');
    expect((await fought.game()).game?.at).toEqual({ turn: 1, step: 'second-side', side: 'allies' });
    await fought.pass(47 * HOUR);
    const { game } = await fought.game();
    expect(game?.at).toMatchObject({ turn: 2, step: 'first-side' });
    const said = fought.told().join('\n');
    expect(said).toContain('Time is up for the Allies, so play goes on without them.');
    expect(said).toMatch(/Time is up for the (Allies|Axis), so I made their throws/);
    await fought.stop();
  });

  test('LS-TURN-03: throws the initiative for those who let it lie, and nothing that leaves a choice', async () => {
    const fought = await battle('every:24h grace:12h then:pass', 1, [BEN], 'landser');
    await fought.says(ANNA, '/turn end');
    await fought.says(BEN, '/turn end');
    expect((await fought.game()).game?.at).toEqual({ turn: 1, step: 'initiative' });
    await fought.pass(47 * HOUR);
    expect((await fought.game()).game?.at).toMatchObject({ turn: 2, step: 'first-side' });
    await fought.stop();
  });

  test('LC-BRK-01: has the break-off thrown that he owes, and then his turn passed', async () => {
    const fought = await battle('every:24h grace:12h then:pass', 1, [BEN]);
    await fought.says(ANNA, '/unit squad name:Red');
    await fought.says(BEN, '/unit squad name:Blue');
    for (const n of [1, 2])
      await fought.says(ANNA, `/fire who:"Red Rifleman ${n}" target:"Blue Rifleman ${n}" range:8 faces:"4 6 6"`);
    await fought.says(ANNA, '/turn end');
    await fought.pass(47 * HOUR);
    const { game } = await fought.game();
    expect(game?.squads['allies/Blue']?.judged).toBeUndefined();
    expect(game?.over !== undefined || game?.at?.side === 'axis').toBe(true);
    expect(fought.told().join('\n')).toContain('Time is up for the Allies, so I made their throws.');
    await fought.stop();
  });

  test('may be acted for by an umpire, who is told so', async () => {
    const fought = await battle('every:24h grace:6h then:umpire', 1, [BEN]);
    await fought.pass(40 * HOUR);
    expect(fought.told()).toEqual([
      '24h anna: anna: it’s still your turn.',
      '30h dora: dora: time is up for the Axis, so you can end the step for them.',
    ]);
    expect((await fought.game()).game?.late).toEqual(['axis']);
    await fought.stop();
  });

  test('an umpire who plays may end the step of a side that is late without its word, and not before', async () => {
    const fought = await battle('every:24h grace:6h then:umpire', 1, [DORA]);
    await fought.says(DORA, '/turn end confirm:true');
    expect((await fought.game()).game?.at?.side).toBe('axis');
    await fought.says(DORA, '/decline');
    await fought.pass(40 * HOUR);
    await fought.says(DORA, '/turn end');
    expect((await fought.game()).game?.at?.side).toBe('allies');
    await fought.stop();
  });

  test('is told in the morning about a turn that began in the night', async () => {
    const fought = await battle('', 1, [BEN]);
    // Five in the afternoon of the next day in Berlin is eleven in the morning in New York; five at night there is Anna's eleven.
    await fought.pass(23 * HOUR);
    await fought.says(ANNA, '/turn end');
    expect(fought.told()).toEqual([]);
    await fought.pass(10 * HOUR);
    expect(fought.told()).toEqual(['26h ben: ben: it’s your turn.']);
    await fought.stop();
  });

  test('is told in the morning that the others have ended a step of both sides in the night, and of nothing before', async () => {
    const fought = new Battle(await openStore('memory:'));
    fought.start(1);
    await fought.says(DORA, '/game new rules:hans-n-panzer');
    await fought.says(ANNA, '/game join side:axis');
    await fought.says(BEN, '/game join side:allies');
    await fought.says(BEN, '/pings timezone:America/New_York quiet:23-8');
    for (let i = 0; i < 4 && (await fought.game()).game?.at?.step !== 'move'; i++) await fought.says(DORA, '/turn end');
    expect((await fought.game()).game?.at).toMatchObject({ step: 'move' });
    await fought.pass(17 * HOUR);
    expect(fought.told()).toEqual([]);
    // Eleven at night in New York.
    await fought.says(ANNA, '/turn end');
    await fought.pass(24 * HOUR);
    expect(fought.told()).toEqual(['26h ben: ben: the others have finished this step and are waiting for you.']);
    await fought.stop();
  });

  test('does not lose time while he is away', async () => {
    const fought = await battle('every:24h grace:12h then:pass', 1, [BEN]);
    await fought.says(ANNA, '/away until:2026-10-26');
    await fought.pass(6 * DAY);
    expect((await fought.game()).game?.at?.side).toBe('axis');
    expect(fought.told()).toEqual([]);
    await fought.pass(40 * HOUR);
    expect((await fought.game()).game?.at?.side).toBe('allies');
    await fought.stop();
  });

  test('writes his orders, or time is called; what is in them nobody hears', async () => {
    const fought = await battle('every:24h grace:12h then:pass', 1, [BEN]);
    await fought.pass(HOUR);
    await fought.says(ANNA, '/order');
    await fought.pass(26 * HOUR);
    expect(fought.told().filter((line) => /orders/.test(line))).toEqual([
      // At the beginning it is six in the morning in New York: Ben's time runs from eight on.
      '2h ben: ben: the others have written their orders and are waiting for yours.',
      '26h ben: ben: your orders are still missing. /order writes them.',
    ]);
    expect(JSON.stringify(fought.mentions)).not.toContain('Hold.');
    await fought.pass(36 * HOUR);
    expect(fought.told().some((line) => /Time is up for the Allies’ orders/.test(line))).toBe(true);
    expect((await fought.game()).game?.orders.sealed).toEqual([]);
    await fought.stop();
  });

  test('nobody is, where nobody plays any more: the clock does not play alone', async () => {
    const fought = await battle('every:24h grace:0h then:pass', 2, [BEN]);
    await fought.pass(14 * DAY);
    const { game } = await fought.game();
    expect(game!.at!.turn).toBeLessThan(4);
    expect(fought.mentions.length).toBeLessThan(14);
    await fought.stop();
  });

  test('is reminded in time where an older plan was still being noted when a newer one was made', async () => {
    const fought = await battle('every:24h grace:12h then:nudge', 1, [BEN]);
    const [process] = fought.processes;
    let goOn = () => {};
    process!.slow = new Promise((resolve) => {
      goOn = resolve;
    });
    const older = process!.settle();
    await moment();
    process!.slow = undefined;
    const newer = fought.says(DORA, '/game clock every:2h grace:12h then:nudge');
    await moment();
    goOn();
    await Promise.all([older, newer]);
    await fought.pass(3 * HOUR);
    expect(fought.told()).toEqual(['2h anna: anna: it’s still your turn.']);
    await fought.stop();
  });

  test('nobody is in a channel that is closed to the bot, and nothing is ended there', async () => {
    const fought = await battle('every:24h grace:12h then:pass', 1, [BEN]);
    fought.processes[0]!.open = false;
    await fought.pass(5 * DAY);
    expect((await fought.game()).game?.at?.side).toBe('axis');
    await fought.stop();
  });
});

describe('after a restart', () => {
  test('a late reminder is not followed at once by the next', async () => {
    const fought = await battle('every:12h grace:12h then:nudge', 1, [BEN]);
    await fought.says(ANNA, '/turn end');
    await fought.stop();
    // Ben's time is over 14 hours later, and he hears of it nine hours after that; the next would come three hours later.
    await fought.pass(23 * HOUR);
    fought.start(1);
    await fought.pass(30 * HOUR);
    const told = fought.told().map((line) => Number.parseInt(line, 10));
    expect(told.length).toBeGreaterThan(1);
    for (const [i, at] of told.entries()) if (i > 0) expect(at - told[i - 1]!).toBeGreaterThanOrEqual(6);
    await fought.stop();
  });

  test('what is late is announced once, in one message, however many processes there are', async () => {
    const fought = await battle('every:24h grace:12h then:nudge', 1, [BEN]);
    await fought.says(ANNA, '/turn end');
    await fought.says(DORA, `/game umpire to:${ANNA}`);
    await fought.stop();
    await fought.pass(4 * DAY);
    fought.start(2);
    await fought.pass(10 * HOUR);
    // It was ten in the morning in Greenwich, and six in New York: Ben sleeps until eight.
    expect(fought.told()).toEqual([
      '96h anna: anna: this is still waiting for you to accept.',
      '98h ben: ben: it’s still your turn.',
    ]);
    await fought.stop();
  });
});
