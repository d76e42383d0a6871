import type { Answer, Call, Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import type { Hosting } from '../src/referee/hosting.ts';
import { announcedReply, blockedReply, leftReply, statusReply, unconfirmedReply } from '../src/reply/help/host.ts';

/** What only the host can do. Discord hides the command from others, and that isn't enough. @throws {InputError} */
function hosting({ asked }: Call): Hosting {
  if (!asked.hosting) throw new InputError('hosts-only');
  return asked.hosting;
}

/** `data` is the status. */
const status: Command = {
  name: 'host status',
  options: {},
  private: true,
  host: true,
  example: '/host status',
  async run(call) {
    const found = await hosting(call).status();
    return { document: statusReply(call.words, found), json: { data: found } };
  },
};

const announceOptions = {
  text: option.text({ longest: LONGEST.announced }),
  stop: option.flag(),
  confirm: option.flag(),
} satisfies OptionsFor<'host announce'>;

/** `data` has how many `servers` it goes to, or went to. */
const announce: Command = {
  name: 'host announce',
  options: announceOptions,
  private: true,
  host: true,
  main: ['text'],
  example: '/host announce text:"I’m away from 6 to 7 tonight"',
  async run(call) {
    const host = hosting(call);
    const { text = '', stop, confirm } = call.options(announceOptions);
    if (stop) {
      const { announced } = await host.status();
      await host.stopAnnouncing();
      return { document: announcedReply(call.words, 'stopped', announced?.told ?? 0), json: {} };
    }
    if (text.trim() === '') throw new InputError('announcing-nothing');
    const servers = await host.reached();
    if (!confirm) return unconfirmed(call, 'host announce', call.words.host.announces(servers), [text]);
    await host.announce(text);
    return { document: announcedReply(call.words, 'begun', servers), json: { data: { servers } } };
  },
};

const leaveOptions = {
  server: option.text({ longest: LONGEST.word, required: true }),
  erase: option.flag(),
  confirm: option.flag(),
} satisfies OptionsFor<'host leave'>;

/** `data` has the number of logs that were `erased`, and the channels where something is `left`. */
const leave: Command = {
  name: 'host leave',
  options: leaveOptions,
  private: true,
  host: true,
  main: ['server'],
  example: '/host leave server:123456789012345678',
  async run(call) {
    const host = hosting(call);
    const { server, erase, confirm } = call.options(leaveOptions);
    const name = await host.serverNamed(server);
    if (!confirm) return unconfirmed(call, 'host leave', call.words.host.leaves(name, erase));
    const done = await host.leave(server, erase);
    return { document: leftReply(call.words, name, erase, done), json: { data: done } };
  },
};

const blockOptions = {
  server: option.text({ longest: LONGEST.word }),
  user: { type: 'user' },
  lift: option.flag(),
} satisfies OptionsFor<'host block'>;

/** `data` has all who are blocked. */
const block: Command = {
  name: 'host block',
  options: blockOptions,
  private: true,
  host: true,
  example: '/host block user:bob',
  async run(call) {
    const host = hosting(call);
    const { server, user, lift } = call.options(blockOptions);
    if (server !== undefined) await host.block('server', server, lift);
    if (user !== undefined) await host.block('user', user, lift);
    const blocked = host.blocked();
    return { document: blockedReply(call.words, blocked), json: { data: blocked } };
  },
};

/** Asks once more, with a button that says yes. */
function unconfirmed(call: Call, name: Command['name'], asks: string, shown: readonly string[] = []): Answer {
  const throws = { name, given: { ...call.asked.given, confirm: true } };
  return { document: unconfirmedReply(call.words, asks, shown, throws), throws, json: { data: { toConfirm: name } } };
}

export const hostCommands: readonly Command[] = [status, announce, leave, block];
