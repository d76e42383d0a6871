import { REST } from 'discord.js';
import { masked } from '../../campaign/store/masked.ts';
import { openStore } from '../../campaign/store/open.ts';
import { type Store, StoreError } from '../../campaign/store/store.ts';
import type { Config } from '../../config.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { StandingCommands } from '../registration/standing-commands.ts';
import { checkApplication } from './application.ts';
import { checkBeacon } from './beacon.ts';
import { type Checked, type Finding, fault, hint } from './finding.ts';
import { checkMachine, type Machine, thisMachine } from './machine.ts';
import { checkRelease } from './release.ts';
import { checkCommands, checkServers } from './servers.ts';
import { checkDatabase, checkErased, checkLogsOf } from './stored.ts';

/** What the doctor examines. */
export interface Patient {
  readonly config: Pick<Config, 'token' | 'api' | 'database' | 'releases'> &
    Partial<Pick<Config, 'shards' | 'beacon' | 'pageLacks'>>;
  readonly machine?: Machine;
  readonly now?: () => number;
  /** Whether the logs are left out: reading all of them takes a while. */
  readonly quick: boolean;
}

/** A part that was checked, with what was found. */
export interface Examined {
  readonly checked: Checked;
  readonly found: readonly Finding[];
  /** Which it is, if there's more than one kind. */
  readonly which?: string;
}

/**
 * Examines everything that can be wrong with a bot and its host. It changes nothing, and the bot may run meanwhile. If something
 * can't be checked because of what's wrong before it, it's left out.
 */
export async function* examine(words: Catalogue, patient: Patient): AsyncGenerator<Examined> {
  const { config, machine = thisMachine, now = Date.now } = patient;
  yield { checked: 'machine', found: await checkMachine(machine, config.database) };
  const pages = checkPages(config.pageLacks);
  if (pages.length > 0) yield { checked: 'pages', found: pages };
  if (config.releases !== undefined) yield { checked: 'release', found: await checkRelease(config.releases) };
  const opened = await opening(config.database);
  if ('found' in opened) yield { checked: 'database', found: [opened] };
  const store = 'found' in opened ? undefined : opened;
  try {
    if (store) yield* examineStore(store, patient, new Date(now()));
    yield* examineDiscord(words, config, store, now);
  } finally {
    await store?.close();
  }
}

async function* examineStore(store: Store, { config, quick }: Patient, now: Date): AsyncGenerator<Examined> {
  const about = await store.about();
  const which = [about.kind, about.version].filter((each) => each !== undefined).join(' ');
  yield { checked: 'database', found: await checkDatabase(store, about), which };
  if (!quick) yield { checked: 'logs', found: await checkLogsOf(store, masked(config.database)) };
  yield { checked: 'erased', found: await checkErased(store, now) };
  const beacon = await checkBeacon(store, config.beacon, now);
  if (beacon) yield { checked: 'beacon', found: beacon };
}

async function* examineDiscord(
  words: Catalogue,
  config: Patient['config'],
  store: Store | undefined,
  now: () => number,
): AsyncGenerator<Examined> {
  if (config.token === undefined) {
    yield { checked: 'application', found: [fault('no-token')] };
    return;
  }
  const rest = restOf(config);
  const ourselves = await checkApplication(rest, now, config.shards === 'auto' ? undefined : config.shards);
  if (!('id' in ourselves)) {
    yield { checked: 'application', found: ourselves };
    return;
  }
  yield { checked: 'application', found: ourselves.found };
  yield { checked: 'clock', found: ourselves.clock };
  if (!store) return;
  yield { checked: 'servers', found: await all(checkServers(words, rest, store, ourselves.id)) };
  const standing = new StandingCommands({ rest }, store, () => new Date(now()));
  standing.application = ourselves.id;
  yield { checked: 'commands', found: await all(checkCommands(words, standing)) };
}

async function all(findings: AsyncIterable<Finding>): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for await (const each of findings) found.push(each);
  return found;
}

async function opening(url: string): Promise<Store | Finding> {
  try {
    return await openStore(url);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return fault('database', { reason: error.message });
  }
}

/** What a bot checks when it starts: what's quick, and nothing that the bot finds out by itself. */
export async function* examineBriefly({ config, machine = thisMachine }: Patient): AsyncGenerator<Finding> {
  yield* await checkMachine(machine, config.database);
  yield* checkPages(config.pageLacks);
  yield* await checkRelease(config.releases);
  const ourselves = await checkApplication(restOf(config), Date.now);
  yield* 'id' in ourselves ? [...ourselves.found, ...ourselves.clock] : ourselves;
}

/** One of the two settings of live pages does nothing without the other. */
function checkPages(lacks: Config['pageLacks']): readonly Finding[] {
  return lacks === undefined ? [] : [hint('page-half', { lacks })];
}

function restOf({ token, api }: Patient['config']): REST {
  return new REST({ retries: 1, ...(api ? { api } : {}) }).setToken(token ?? '');
}

/**
 * `npx umpire doctor`: says what's wrong, why it matters, and what mends it.
 * @returns the exit status: 0 if nothing is at fault, otherwise 1
 */
export async function tell(
  words: Catalogue,
  patient: Patient,
  asJson: boolean,
  output: { write(text: string): unknown } = process.stdout,
): Promise<number> {
  const say = words.doctor;
  const told: Finding[] = [];
  const advice = ({ found, values }: Finding) => say.found[found](values);
  for await (const { checked, found, which } of examine(words, patient)) {
    told.push(...found);
    if (asJson) {
      const lines = found.map((each) => ({ level: each.level, name: each.found, ...each.values, ...advice(each) }));
      output.write(`${JSON.stringify({ checked, which, ok: !found.some(isFault), found: lines })}\n`);
    } else {
      for (const each of found) output.write(`${say.told(each.level, advice(each))}\n`);
      if (found.length === 0) output.write(`${say.fine(checked, which)}\n`);
    }
  }
  const faults = told.filter(isFault).length;
  if (!asJson) output.write(`${say.sum(faults, told.length - faults)}\n`);
  return faults > 0 ? 1 : 0;
}

function isFault({ level }: Finding): boolean {
  return level === 'fault';
}
