import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CampaignExport } from '../../../src/campaign/export/export.ts';
import { fitsLedgers } from '../../../src/fairness/beacon/ledger.ts';
import { roundFor } from '../../../src/fairness/beacon/round.ts';
import { beaconStream } from '../../../src/fairness/beacon/values.ts';
import { fingerprintAfter } from '../../../src/fairness/chain.ts';
import { english } from '../../../src/reply/english/index.ts';
import { ledgerIn } from '../../../src/terminal/ledger-file.ts';
import { findingsIn, verifyFile } from '../../../src/terminal/verify.ts';
import { sayOver } from '../../commands/club-table.ts';
import { memory } from '../../referee/table.ts';
import { inThePage, thePage } from '../the-page.ts';
import { BeaconLog, idAt, postedOf } from './beacon-log.ts';
import { ChainServer } from './chain-server.ts';
import { ownChain, signatureFor } from './own-chain.ts';
import { askPython, ifPython, type Question } from './second-verifier.ts';

// What the messages of the ledger show that the log alone can't.

// biome-ignore lint/suspicious/noExplicitAny: it is changed in ways that no type allows
type Loose = any;

const AT = 1_800_000_000_000;

/** All that was tried, with what was said of it: the second verifier has to say the same. */
const asked: (Question & { readonly said: unknown })[] = [];

let base: CampaignExport;
let honest: CampaignExport;
let messages: Loose[];
let replies: Loose[];
let [first, late] = [0, 0];

beforeAll(async () => {
  const say = sayOver((await memory()).store);
  await say('/game new name:Caen rules:ww2-skirmish');
  base = ((await say('/game export')).json.data as { export: CampaignExport }).export;
  const log = new BeaconLog(base, ownChain, signatureFor);
  log.set();
  first = log.rolls([6, 6, 6], { at: AT }).seq;
  log.rolls([20], { at: AT + 20_000 });
  const up = { type: 'given-up' as const, ...log.announced({ at: AT + 30_000, notice: 700 }), why: 'late' as const };
  late = log.add([up], { interaction: idAt(AT + 29_900) }).seq;
  log.rolls([6], { at: AT + 40_000 });
  honest = log.file;
  ({ messages, replies } = postedOf(honest));
});

const page = thePage();

/** What is said of the log beside such a ledger, after what's said of it alone. */
function said(given: unknown, file = honest): readonly [boolean, ...string[]] {
  return saidOf([given], file);
}

/** The same beside several ledgers. */
function saidOf(given: readonly unknown[], file = honest): readonly [boolean, ...string[]] {
  const ledgers = given.map((each) => ledgerIn(JSON.stringify(each))!);
  const { fits, lines } = findingsIn(english, JSON.stringify(file), 'x', [], { chain: ownChain, ledgers });
  const inPage = page.check(JSON.parse(JSON.stringify(file)), [], { chain: inThePage(ownChain), ledgers: given });
  expect(fitsLedgers(inPage.ledger!)).toBe(fits);
  const { wrong } = inPage.ledger!;
  const found = JSON.parse(JSON.stringify({ fits, ledger: { ...inPage.ledger, wrong: wrong ?? null } }));
  asked.push({ what: `${expect.getState().currentTestName}`, file, chain: ownChain, ledgers: given, said: found });
  if (wrong) expect(lines.join('\n')).toContain(`The throw of number ${wrong.seq}`);
  const inWords = page.told(inPage);
  for (const each of lines.filter((line) =>
    /announced and never|asked twice|messages are those|names no|No throw/.test(line),
  ))
    expect(inWords).toContain(each);
  expect(inWords.includes('deleted from the ledger')).toBe(
    lines.some((line) => line.includes('deleted from the ledger')),
  );
  const from = lines.findIndex((each) => /ledger|ruled|asked twice/.test(each));
  const isOfLog = /^A host can leave out|^The newest throws|^#\d+: reply/;
  return [fits, ...lines.slice(from).filter((each) => !isOfLog.test(each))];
}

const changed = (seq: number, change: (message: Loose) => void) => {
  const copy = structuredClone(messages);
  const { events } = honest.records[seq - 1] as Loose;
  change(copy.find(({ id }: Loose) => id === events[0].notice));
  return copy;
};

const LEDGER = '1143937525874692660';

const held = (throws: number) =>
  `${throws === 1 ? '1 throw was' : `${throws} throws were`} announced in the ledger ${LEDGER}, as ${throws === 1 ? 'its record says' : 'their records say'}. Copy Channel ID on the thread that you know shows whether it’s that one.`;

/** A log whose host has made all that follows from its records anew: histories, rounds' dice, fingerprints. */
function anew(file: Loose): { readonly file: CampaignExport } {
  const prints: string[] = [];
  for (const record of file.records) {
    for (const event of record.events) if ('notice' in event) event.before = prints[event.last - 1] ?? '';
    prints.push(fingerprintAfter(prints.at(-1) ?? '', record));
  }
  return { file: { ...file, fingerprints: prints } };
}

const wrong = (seq: number, what: string) => [
  false,
  expect.stringMatching(new RegExp(`^The throw of number ${seq} ${what}`)),
];

describe('the ledger of an honest log', () => {
  test('shows every throw, with the messages as Discord’s API or DiscordChatExporter gives them', () => {
    const all = [true, held(4)];
    const exported = messages.map(({ edited_timestamp: _, position: __, ...each }) => ({
      ...each,
      timestampEdited: null,
    }));
    expect(said(messages)).toEqual(all);
    expect(said({ messages, replies, total_message_sent: messages.length })).toEqual(all);
    expect(said({ channel: { id: '1143937525874692660' }, messages: exported })).toEqual(all);
  });

  test('may be one of several, and each throw is held against its own', () => {
    const log = new BeaconLog(base, ownChain, signatureFor);
    log.set();
    log.rolls([6], { at: AT });
    log.add([{ type: 'beacon-ended' }]);
    log.set('1143937525874692770');
    log.rolls([6], { at: AT + 20_000 });
    const posted = postedOf(log.file).messages;
    const [one, other] = [
      { channel: { id: LEDGER }, messages: posted.slice(0, 2) },
      { channel: { id: '1143937525874692770' }, messages: posted.slice(2).map(({ position: _, ...each }) => each) },
    ];
    expect(saidOf([one, other], log.file)).toEqual([
      true,
      expect.stringContaining(`2 throws were announced in the ledgers ${LEDGER} and 1143937525874692770, as their`),
    ]);
    expect(saidOf([one], log.file)).toEqual([
      false,
      '1 throw was announced in the ledger 1143937525874692770, whose messages aren’t here. Add them with one more --ledger FILE.',
      held(1),
    ]);
    expect(saidOf([one, { ...other, messages: one.messages }], log.file)[0]).toBe(false);
  });

  test('may have the newest throw still open, and a notice that was posted again', () => {
    const open = { ...messages[1], id: idAt(AT + 50_000), content: `#99 ${'ab'.repeat(32)}` };
    expect(said([...messages, open])).toEqual([
      true,
      held(4),
      `#99 was announced and never ruled (message ${open.id}). It’s the newest one, so it may still be open.`,
    ]);
    expect(said([...messages, { ...messages[1], id: idAt(AT + 100) }])).toEqual([true, held(4)]);
  });
});

describe('a ledger finds out', () => {
  test('10: a log that names another ledger than the one in which its throws were announced', () => {
    const elsewhere = structuredClone(honest) as Loose;
    const set = elsewhere.records.find(({ events }: Loose) => events[0].type === 'beacon-set');
    set.events[0].ledger = '1143937525874692999';
    const { file } = anew(elsewhere);
    const known = { channel: { id: LEDGER }, messages };
    const strange = `The messages are those of channel ${LEDGER}, but the log names the ledger 1143937525874692999. So they say nothing about its throws. If its throws were announced in that channel, somebody has changed the log.`;
    const missing =
      '4 throws were announced in the ledger 1143937525874692999, whose messages aren’t here. Add them with one more --ledger FILE.';
    expect(said(known, file)).toEqual([false, strange, missing]);
    // Nor does it help to give one's own thread besides, with notices for the same replies.
    const own = { channel: { id: '1143937525874692999' }, messages: postedOf(file).messages };
    expect(saidOf([known, own], file)[0]).toBe(false);
    expect(saidOf([known, own], file)[1]).toBe(strange);
    // On its own that thread fits. Its ID is said, so that everybody sees that it's no thread of the campaign's channel.
    expect(said(own, file)).toEqual([true, expect.stringContaining('in the ledger 1143937525874692999, as their')]);
  });

  test('10: a log that has its throws from another ledger’s notices, or from none', () => {
    const none = { channel: { id: LEDGER }, messages: messages.slice(0, 1) };
    expect(said(none)).toEqual(wrong(first, 'has no notice in this ledger'));
    const others = messages.map((each) => ({ ...each, id: `${BigInt(each.id) + 1n}` }));
    const [fits, what, ...never] = said({ channel: { id: LEDGER }, messages: others });
    expect([fits, what]).toEqual(wrong(first, 'has no notice in this ledger'));
    expect(never.filter((each) => each.includes('announced and never ruled ('))).toHaveLength(4);
  });

  test('11: throws that were announced and that the log lacks, at its end as well', () => {
    const log = new BeaconLog(base, ownChain, signatureFor);
    log.set();
    log.rolls([6, 6, 6], { at: AT });
    const ledger = { channel: { id: LEDGER }, messages };
    const [fits, ...lines] = said(ledger, log.file);
    expect([fits, lines[0]]).toEqual([false, held(1)]);
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^#4 was announced and never ruled, or only after this file was exported \(message \d+\)/),
      expect.stringMatching(/^#5 was announced and never ruled, or only after/),
      expect.stringMatching(/^#6 was announced and never ruled \(message \d+\)\. It’s the newest one/),
    ]);
    // As if the mode had never been on.
    expect(said(ledger, base)).toEqual([
      false,
      'This log names no ledger, so these messages say nothing about its throws.',
    ]);
  });

  test('10: a throw that was never announced, or otherwise', () => {
    expect(said(messages.slice(0, 1))).toEqual(expect.arrayContaining(wrong(first, 'has no notice in this ledger')));
    const author = changed(late, (message) => Object.assign(message, { author: { id: '7' } }));
    expect(said(author)).toEqual(expect.arrayContaining(wrong(late, 'was announced by somebody else')));
    for (const edit of [{ edited_timestamp: '2027-01-15T08:00:00Z' }, { timestampEdited: '2027-01-15T08:00:00Z' }])
      expect(said(changed(first, (message) => Object.assign(message, edit)))).toEqual(
        wrong(first, 'has a notice that was edited'),
      );
    const claim = changed(first, (message) => Object.assign(message, { content: message.content.replace(/.$/, 'g') }));
    expect(said(claim)).toEqual(wrong(first, 'has a notice that claims something else'));
  });

  test('10: another history before a throw, another command or another salt than were announced', () => {
    // All of it fits in the file: the host has made a whole log anew for the same replies.
    const another = (change: (record: Loose) => void) => {
      const log = new BeaconLog(base, ownChain, signatureFor);
      change(log.records[0]);
      log.set();
      const record = log.rolls([6, 6, 6], { at: AT });
      return { file: log.file, record: record as Loose };
    };
    const { file } = another((record) => Object.assign(record, { at: '2026-06-06T06:31:00.000Z' }));
    expect(said(messages, file)).toEqual(
      expect.arrayContaining(wrong(first, 'has a notice that claims something else')),
    );
    for (const change of [
      (r: Loose) => Object.assign(r, { command: '/roll dice:3d6 why:x' }),
      (r: Loose) => Object.assign(r.events[0], { salt: '0'.repeat(32) }),
    ]) {
      const { file: other, record } = another(() => {});
      change(record);
      const forged = { ...other, fingerprints: undefined };
      expect(said(messages, forged as Loose)).toEqual(
        expect.arrayContaining(wrong(first, 'has a notice that claims something else')),
      );
    }
  });

  test('11: what was announced and never ruled, and a number that was asked twice', () => {
    const second = { ...messages[1], id: idAt(AT + 5000), content: `#${first} ${'ab'.repeat(32)}` };
    expect(said([...messages, second])).toEqual([
      false,
      held(4),
      `#${first} was announced and never ruled (message ${second.id}).`,
      `#${first} was asked twice, with claims that differ.`,
    ]);
    // Somebody else can't make it look like that.
    expect(said([...messages, { ...second, author: { id: '7' } }])).toEqual([true, held(4)]);
  });

  test('12: messages that were deleted, by either of Discord’s counts', () => {
    const text = '2 messages were deleted from the ledger, as far as Discord counts right.';
    expect(said({ messages, total_message_sent: messages.length + 2 })).toContain(text);
    expect(said(messages.map((each) => ({ ...each, position: each.position && each.position + 2 })))).toContain(text);
  });

  test('13: a reply that isn’t there, answers another command, or is a later message of it', () => {
    const withReply = (change: (reply: Loose) => void) => {
      const copy = structuredClone(replies);
      change(copy[0]);
      return { messages, replies: copy };
    };
    expect(said({ messages, replies: replies.slice(1) })).toEqual(wrong(first, 'has no reply in the channel'));
    const other = withReply((reply) => Object.assign(reply.interaction_metadata, { id: '1' }));
    expect(said(other)).toEqual(wrong(first, 'has a reply to another command'));
    const later = withReply((reply) =>
      Object.assign(reply.interaction_metadata, { original_response_message_id: '1' }),
    );
    expect(said(later)).toEqual(wrong(first, 'has a reply that isn’t the first one'));
  });
});

describe('a throw that was given up', () => {
  /** A log with one such throw, the messages of it and of another one, and where it stands. */
  const givingUp = (up: Loose, then: Loose[] = []) => {
    const log = new BeaconLog(base, ownChain, signatureFor);
    log.set();
    log.rolls([6], { at: AT });
    const announced = { ...log.announced({ at: AT + 30_000, notice: up.why === 'late' ? 700 : 20 }), ...up };
    const { seq } = log.add([{ type: 'given-up', ...announced }, ...then] as never, { interaction: idAt(AT + 29_900) });
    const posted: Loose = postedOf(log.file);
    const message = posted.messages.at(-1);
    const reply = { ...message, id: idAt(AT + 30_000), content: '', interaction_metadata: { id: idAt(AT + 29_900) } };
    return { file: log.file, seq, message, reply, ledger: { channel: { id: LEDGER }, ...posted } };
  };

  test('for want of a reply has none in the channel', () => {
    const { file, seq, ledger, reply } = givingUp({ why: 'no-reply', reply: undefined });
    expect(said(ledger, file)[0]).toBe(true);
    const lied = said({ ...ledger, replies: [...ledger.replies, reply] }, file);
    expect(lied).toEqual(wrong(seq, 'is said to have had no reply, and there’s one in the channel'));
    // One that only came after the first isn't what it could have been thrown for.
    const later = {
      ...reply,
      interaction_metadata: { ...reply.interaction_metadata, original_response_message_id: '1' },
    };
    expect(said({ ...ledger, replies: [...ledger.replies, later] }, file)[0]).toBe(true);
  });

  test('without its notice, since nobody could look for that, has it all the same or not at all', () => {
    const up = { why: 'agreed', notice: undefined, reply: undefined };
    const { file, seq, ledger, message } = givingUp(up, [{ type: 'beacon-ended' }]);
    expect(said(ledger, file)).toEqual([true, held(2)]);
    expect(said({ ...ledger, messages: ledger.messages.slice(0, -1) }, file)).toEqual([true, held(1)]);
    const edited = { ...message, edited_timestamp: '2027-01-15T08:00:00Z' };
    const messages = [...ledger.messages.slice(0, -1), edited];
    expect(said({ ...ledger, messages }, file)).toEqual(wrong(seq, 'has a notice that was edited'));
  });

  test('is shown with the dice that it would have had, if a server of the beacon is named', async () => {
    const server = await ChainServer.start(() => AT + 60_000);
    const [log, ledgerFile] = ['up', 'up-ledger'].map((name) => join(tmpdir(), `umpire-${process.pid}-${name}.json`));
    const reply = idAt(AT + 30_000);
    const round = roundFor(ownChain, reply);
    const next = (sides: number) => {
      const stream = beaconStream({ reply, signature: signatureFor(round) });
      return `D${sides} ${Array.from({ length: 6 }, () => stream(sides)).join(' ')}`;
    };
    const dice = `Its reply is ${reply}, so its dice would have come from round ${round}: ${[6, 10, 20, 100].map(next).join(', ')} …`;
    const lines = async (...args: readonly string[]) => {
      let text = '';
      await verifyFile(english, [log!, ...args], { write: (some: string) => (text += some) }, ownChain);
      return text;
    };
    const late = givingUp({ why: 'late' });
    writeFileSync(log!, JSON.stringify(late.file));
    expect(await lines()).toContain(
      `round ${round}. docs/verify.html works them out, and so does umpire verify with --beacon`,
    );
    expect(server.asked).toEqual([]);
    expect(await lines('--beacon', `${server.address}/`)).toContain(dice);
    expect(server.asked).toEqual([round]);
    // Where the log doesn't name its reply, the channel's replies do.
    const { file, ledger, reply: message } = givingUp({ why: 'agreed', reply: undefined }, [{ type: 'beacon-ended' }]);
    writeFileSync(log!, JSON.stringify(file));
    writeFileSync(ledgerFile!, JSON.stringify({ ...ledger, replies: [...ledger.replies, message] }));
    expect(await lines('--beacon', server.address)).not.toContain('Its reply is');
    expect(await lines('--beacon', server.address, '--ledger', ledgerFile!)).toContain(dice);
    // A server that lies isn't believed, and one that's silent changes nothing.
    server.up = false;
    expect(await lines('--beacon', server.address, '--ledger', ledgerFile!)).toContain(
      `round ${round}. docs/verify.html`,
    );
    server.close();
    expect(await lines('--beacon', 'nowhere')).toContain('Usage:');
  });
});

describe('after somebody was taken out of the log', () => {
  test('claims over his commands can’t be compared, and nothing else is excused', () => {
    const copy = structuredClone(honest) as Loose;
    copy.records[first - 1].command = '/roll dice:3d6 why:deleted-user-1';
    const file = { ...copy, fingerprints: undefined };
    expect(said(messages, file)).toEqual([
      true,
      held(3),
      '1 claim in the ledger can’t be compared: somebody in the command wanted to be forgotten. I don’t count it as right.',
    ]);
    expect(said(messages.slice(0, 1), file)).toEqual(expect.arrayContaining(wrong(first, 'has no notice')));
    const other = changed(first, (message) => Object.assign(message, { content: `#99 ${'ab'.repeat(32)}` }));
    expect(said(other, file)).toEqual(expect.arrayContaining(wrong(first, 'has a notice that claims something else')));
  });
});

test('umpire verify reads a ledger from a file, and says of anything else that it’s none', async () => {
  const [log, ledger, other] = ['log', 'ledger', 'other'].map((name) =>
    join(tmpdir(), `umpire-${process.pid}-${name}.json`),
  );
  writeFileSync(log!, JSON.stringify(base));
  writeFileSync(ledger!, JSON.stringify(messages));
  writeFileSync(other!, '{"messages":[{}]}');
  let text = '';
  const output = { write: (some: string) => (text += some) };
  expect(await verifyFile(english, [log!, '--ledger', ledger!], output)).toBe(1);
  expect(text).toContain('This log names no ledger');
  for (const none of [other!, 'nowhere.json', log!]) {
    expect(await verifyFile(english, ['--ledger', none, log!], output)).toBe(2);
    expect(text).toContain(`${none} holds no messages that I can read`);
  }
  expect(await verifyFile(english, [log!, '--ledger'], output)).toBe(2);
});

ifPython('the second verifier, in Python, says the same of all of them', async () => {
  const all = await askPython(asked);
  for (const [i, { what, said: ours }] of asked.entries())
    expect([what, { fits: all[i].fits, ledger: all[i].ledger }]).toEqual([what, ours]);
  expect(all).toHaveLength(asked.length);
});
