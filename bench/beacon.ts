import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import type { CampaignExport } from '../src/campaign/export/export.ts';
import { quicknet, timeOfRound } from '../src/fairness/beacon/chain.ts';
import { roundFor } from '../src/fairness/beacon/round.ts';
import { isSignatureOf, wrongAmong } from '../src/fairness/beacon/signature.ts';
import type { Asked } from '../src/referee/asked.ts';
import { BeaconServers } from '../src/referee/fairness/beacon-servers.ts';
import { Rounds } from '../src/referee/fairness/rounds.ts';
import { handing, type Say, sayTo } from '../test/commands/club-table.ts';
import { BeaconLog, idAt } from '../test/fairness/beacon/beacon-log.ts';
import { messageOf, ownChain, signatureFor } from '../test/fairness/beacon/own-chain.ts';
import { ROUND_1000 } from '../test/fairness/beacon/quicknet-rounds.ts';
import { memory, refereeOn } from '../test/referee/table.ts';
import { leastHold } from './holding.ts';
import { type Measured, median } from './measure.ts';

/** How long no other channel may be held, in milliseconds, and how long a check may take. */
const PATIENCE = 25;
const CHECK = 24;
const CHANNELS = 100;
const THROWS = 500;
/** When the first reply can be posted whose dice come from round 1000, in milliseconds since 1970. */
const ROUND_1000_FROM = 1_692_806_359_600;

/** What dice from a public beacon cost: a check, and how long they hold up other channels. */
export async function beaconFigures(): Promise<Measured[]> {
  return [...(await checkFigures()), await throwsFigure(), ...(await logFigures())];
}

/** One signature, and many in one pairing, beside the library's own verification. */
async function checkFigures(): Promise<Measured[]> {
  const rounds = Array.from({ length: THROWS }, (_, i) => ({ round: i + 1, signature: signatureFor(i + 1) }));
  const [first] = rounds as [(typeof rounds)[number]];
  const key = bls12_381.G2.Point.fromHex(ownChain.publicKey);
  const point = bls12_381.G1.Point.fromHex(first.signature);
  const bare = await median(() => bls12_381.shortSignatures.verify(point, messageOf(1), key));
  const one = await median(() => isSignatureOf(ownChain, first));
  const began = performance.now();
  wrongAmong(ownChain, rounds);
  const each = (performance.now() - began) / THROWS;
  return [
    { what: 'a check of a round', ms: one, target: CHECK, baseline: 'the library’s own', ratio: one / bare },
    { what: `a round of ${THROWS} in one pairing`, ms: each, target: CHECK, baseline: 'one by one', ratio: each / one },
  ];
}

/** A hundred channels throw at once on one process, from their command to their ruling. */
async function throwsFigure(): Promise<Measured> {
  const { store } = await memory();
  const rounds = new Rounds();
  const server = await presigned();
  const servers = new BeaconServers({
    ...{ addresses: [server.address], chain: ownChain, now: () => new Date(), wait: (ms) => pause(ms) },
    wrongAmong: (chain, asked) => rounds.wrongAmong(chain, asked),
  });
  const referee = refereeOn(store, {
    beacon: {
      ...{
        chain: ownChain,
        find: async () => ({}),
        takeUp: () => undefined,
        unshown: async () => undefined,
        stuck: () => undefined,
      },
      ...{ wait: (ms) => pause(ms), signatureOf: (round) => servers.signatureOf(round) },
    },
  });
  const say = sayTo(referee);
  for (let i = 0; i < CHANNELS; i++) await throwing(say, `#c${i} /game new fair:beacon`);
  const began = performance.now();
  const hold = await leastHold(async () => {
    await server.sign();
    const given: Promise<unknown>[] = [];
    for (let i = 0; i < CHANNELS; i++) {
      given.push(throwing(say, `#c${i} /fire weapon:rifle range:8`));
      // Discord sends them one after the other, too.
      await new Promise(setImmediate);
    }
    return Promise.all(given);
  }, PATIENCE);
  const all = performance.now() - began;
  server.close();
  return {
    ...{ what: `held by ${CHANNELS} throws at once`, ms: hold, target: PATIENCE },
    ...{ baseline: 'all of it', ratio: hold / all },
  };
}

let commands = 0;

/** A command as Discord gives it, with a reply and a ledger. */
function throwing(say: Say, line: string) {
  const asked: Partial<Asked> = {
    interaction: idAt(Date.now(), commands++),
    opensLedger: async () => idAt(Date.now(), commands++),
    announces: {
      ...{ telling: {}, claim: () => true, release: () => undefined },
      ...{ isOthers: async () => false, openly: async () => undefined },
      post: async () => {
        await pause(5);
        return { notice: idAt(Date.now(), commands++), reply: idAt(Date.now(), commands++), certain: true };
      },
    },
  };
  return say(line, asked);
}

/** A server of the tests' own chain that has signed the next rounds beforehand: signing isn't the bot's work. */
async function presigned() {
  const signed = new Map<number, string>();
  const server = createServer(({ url = '' }, response) => {
    const round = Number(/(\d+)$/.exec(url)?.[1]);
    if (Date.now() < timeOfRound(ownChain, round)) response.writeHead(425).end();
    else response.end(JSON.stringify({ round, signature: signed.get(round) ?? signatureFor(round) }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Signs those of the next half minute, a little at a time. */
    async sign() {
      const next = roundFor(ownChain, idAt(Date.now()));
      for (let round = next; round < next + 10; round++) {
        if (!signed.has(round)) signed.set(round, signatureFor(round));
        await pause(5);
      }
    },
    close: () => void server.close().closeAllConnections(),
  };
}

/** A log of many throws is brought, and checked where it is. */
async function logFigures(): Promise<Measured[]> {
  const { store } = await memory();
  const say = sayTo(refereeOn(store));
  await say('/game new name:Caen');
  const base = ((await say('/game export')).json.data as { export: CampaignExport }).export;
  // All in the three seconds of a round that quicknet has published: its signature is checked for each of them.
  const log = new BeaconLog(base, quicknet, () => ROUND_1000);
  log.set();
  for (let i = 0; i < THROWS; i++) log.rolls([6, 6, 6], { at: ROUND_1000_FROM + i * 5 });
  const file = handing(JSON.stringify(log.file));
  const figures: Measured[] = [];
  for (const [what, line] of [
    ['bringing', '#other /game import file:x'],
    ['verifying', '#other /fair verify'],
  ] as const) {
    const began = performance.now();
    let tries = 0;
    const hold = await leastHold(async () => {
      tries += 1;
      await say(line.replace('other', what === 'bringing' ? `other${tries}` : 'other1'), file);
    }, PATIENCE);
    const all = (performance.now() - began) / tries;
    figures.push({
      ...{ what: `held by ${what} ${THROWS} throws`, ms: hold, target: PATIENCE },
      ...{ baseline: 'all of it', ratio: hold / all },
    });
  }
  return figures;
}
