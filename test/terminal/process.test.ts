import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { keys } from '../../src/campaign/keys.ts';
import { openStore } from '../../src/campaign/store/open.ts';
import { runs } from '../nightly.ts';
import { command, type Ended, ended, env, folder, objectsIn, start, umpire } from './umpire.ts';

const RIFLE = '/fire rules:landser-classic weapon:rifle range:8';
const JSON_IN_MEMORY = ['--json', '--db', 'memory:'];

const facesIn = (run: Ended) =>
  objectsIn(run).flatMap(({ steps }) => ((steps ?? []) as { faces: number[] }[]).flatMap(({ faces }) => faces));

test('a script in JSON: a ruling, its odds and the log', async () => {
  const run = await umpire(JSON_IN_MEMORY, `${RIFLE}\n${RIFLE} odds:true\n/log\n`);
  expect([run.status, run.err]).toEqual([0, '']);
  const [ruling, odds, log, ...more] = objectsIn(run);
  expect(more).toEqual([]);
  expect(ruling).toMatchObject({ line: 1, command: RIFLE, user: 'you', channel: 'table', ok: true, seq: 1 });
  const { total, outcomes } = odds!.odds as { total: string; outcomes: { weight: string }[] };
  expect(outcomes.reduce((sum, { weight }) => sum + BigInt(weight), 0n)).toBe(BigInt(total));
  expect(log).toMatchObject({ line: 3, log: [{ seq: 1, command: RIFLE }] });
});

test('a seed gives the same dice in every process, and another one others', async () => {
  const script = `${RIFLE}\n`.repeat(20);
  const [one, same, other] = await Promise.all(
    ['D-Day', 'D-Day', 'Caen'].map((seed) => umpire([...JSON_IN_MEMORY, '--seed', seed], script)),
  );
  expect(facesIn(one!).length).toBeGreaterThan(20);
  expect(facesIn(same!)).toEqual(facesIn(one!));
  expect(facesIn(other!)).not.toEqual(facesIn(one!));
});

test('a campaign is there after a restart; a record that cannot be read has a reference in the log', async () => {
  const url = `sqlite://${join(folder, 'kept.sqlite')}`;
  // The flags, a variable of the environment, CRLF, and no newline at the end.
  const first = await umpire(['--json', '--user', 'anna', '--channel', 'caen'], `\ufeff${RIFLE}\r\n\r\n@ben ${RIFLE}`, {
    DATABASE_URL: url,
  });
  expect([first.status, first.err]).toEqual([0, '']);
  const again = await umpire(['--json', '--db', url], '#caen /log', { DATABASE_URL: 'nonsense' });
  expect(objectsIn(again)[0]!.log).toMatchObject([
    { seq: 1, by: 'anna' },
    { seq: 2, by: 'ben' },
  ]);

  const store = await openStore(url);
  const { log } = (await store.get(keys.channel('caen'))) as { log: string };
  await store.set(keys.record(log, 2), { version: 99 });
  await store.close();
  const unreadable = await umpire(['--json', '--db', url], '#caen /log\n/help\n');
  const [fault, help] = objectsIn(unreadable) as [{ error: { reference: string } }, { ok: boolean }];
  expect(JSON.parse(unreadable.err.split('\n')[0]!)).toMatchObject({
    reference: fault.error.reference,
    command: '/log',
    err: { type: 'UnreadableRecord' },
  });
  expect([unreadable.status, help.ok]).toEqual([1, true]);
});

test('without --json it is a transcript; a refused line makes the status 1', async () => {
  const run = await umpire(['--db', 'memory:'], `${RIFLE} range:8\n/fire weapon:gpmg moved range:9\n${RIFLE}\n`);
  expect(run.status).toBe(1);
  expect(run.out).toMatch(/^> \/fire .*\nYou gave range twice.*\n\n> \/fire weapon:gpmg .*\nA GPMG can’t .*\n\n> /);
  expect(run.out).toMatch(/#1$/m);
});

test('what keeps it from starting is said in a line, with status 2', async () => {
  const runs = await Promise.all([
    umpire(['--jsno'], ''),
    umpire(['--db', 'sqlite:///no/such/folder/x.sqlite'], ''),
    umpire([], '', { LOG_LEVEL: 'loud' }),
    umpire(['--json'], '', { DISCORD_TOKEN: 'x' }),
  ]);
  expect(runs.map(({ status, out }) => [status, out])).toEqual(new Array(4).fill([2, '']));
  const [flag, store, variable, token] = runs.map(({ err }) => err);
  expect(flag).toMatch(/^There’s no flag --jsno\. Did you mean --json\? The flags are .*\n$/);
  expect(store).toMatch(
    /^Umpire can’t open SQLite at .*: there is no folder .*\. Check that the database .*DATABASE_URL.*\n$/,
  );
  expect(variable).toContain('LOG_LEVEL: must be one of');
  expect(token).toMatch(/^DISCORD_TOKEN is set, .* Add --terminal for the terminal\.\n$/);
});

/** How many lines a long script has. */
const LINES = runs(500, 10_000);

test('a script of thousands of lines runs to its end in flat memory', async () => {
  const child = start(JSON_IN_MEMORY);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const kinds = [
    RIFLE,
    `${RIFLE} odds:true`,
    '/fire weapon:rifel',
    '/help command:fire',
    '/fire weapon:gpmg moved range:9',
  ];
  let last = '';
  async function run(count: number): Promise<number> {
    child.stdin.write(
      kinds
        .map((line) => `${line}\n`)
        .join('')
        .repeat(count / kinds.length),
    );
    for (let i = 0; i < count; i++) last = (await lines.next()).value ?? '';
    return residentMiB(child.pid!);
  }
  const early = await run(LINES / 5);
  const late = await run((LINES / 5) * 4);
  child.stdin.end();
  const [status] = await once(child, 'close');
  expect([status, JSON.parse(last).line]).toEqual([1, LINES]);
  // The store in memory holds up to 1,600 records more; unbounded reading or printing would be 20 MiB on top of 10,000 lines.
  expect(late - early).toBeLessThan(60);
});

/** Memory that a process holds, where the system tells. */
function residentMiB(pid: number): number {
  if (process.platform !== 'linux') return 0;
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

test('told to stop, it ends by the status of the signal', async () => {
  const child = start(JSON_IN_MEMORY);
  const end = ended(child);
  child.stdin.write('/help\n');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await end).toMatchObject({ status: 143, err: '' });
});

test('a reader that goes away is no error', async () => {
  // With --terminal a token does not make it the bot.
  const child = start([...JSON_IN_MEMORY, '--terminal'], { DISCORD_TOKEN: 'x' });
  const end = ended(child);
  child.stdin.write('/help\n');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stdin.end('/help\n'.repeat(50));
  expect(await end).toMatchObject({ status: 0, err: '' });
});

const hasScript = spawnSync('script', ['--version']).status === 0;

test.skipIf(!hasScript)('at a terminal it is a prompt (needs script of util-linux)', async () => {
  const line = [...command, '--db', 'memory:'].map((word) => `'${word}'`).join(' ');
  const shown = await new Promise<string>((done, failed) => {
    const child = execFile(
      'script',
      ['-qec', line, '/dev/null'],
      { cwd: folder, env, timeout: 50_000 },
      (error, out) => (error ? failed(error) : done(out)),
    );
    let seen = '';
    const answers = [
      ['table> ', '/fi\t'],
      // Readline treats a Tab among other keys as pasted text.
      ['/fire ', 'wea\t'],
      ['weapon:', 'ri\t'],
      ['rifle ', 'range:8\r'],
      ['#1', 'exit\r'],
    ];
    child.stdout!.on('data', (chunk) => {
      seen += chunk;
      if (!answers[0] || !seen.includes(answers[0][0]!)) return;
      seen = '';
      child.stdin!.write(answers.shift()![1]!);
    });
  });
  expect(shown).toContain('Umpire referees WWII miniatures games');
  expect(shown).toContain('Rifle, 8″');
  expect(readFileSync(join(folder, '.local/state/umpire/history'), 'utf8')).toBe('/fire weapon:rifle range:8\n');
});
