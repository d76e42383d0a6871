import type { Blocked, HostStatus, ProcessState } from '../../campaign/hosting.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import type { Catalogue } from '../catalogue.ts';
import { ago, code, type Document, type Line, line, quiet, said, strong } from '../document.ts';

/** Of more than so many, only the number is told. */
const MOST_LISTED = 25;

/** How the bot is doing, for its host. */
export function statusReply(words: Catalogue, status: HostStatus): Document {
  const { processes, silent, store, known, blocked, announced } = status;
  const { host } = words;
  const sum = (of: (process: ProcessState) => number) => processes.reduce((all, each) => all + of(each), 0);
  const untold = sum((each) => each.untold);
  return {
    lines: [
      line(
        strong(
          host.servers(
            sum((each) => each.servers),
            known,
          ),
        ),
      ),
      ...processes.map((each) => processLine(words, each)),
      ...(silent > 0 ? [line(host.silent(silent))] : []),
      line(host.store(store.kind, store.version)),
      line(host.untold(untold)),
      line(host.blocks(blocked.servers.length, blocked.users.length)),
      ...(announced ? [line(host.announcement(announced)), line(quiet(announced.text))] : []),
    ],
    private: true,
  };
}

function processLine({ host }: Catalogue, { version, since, memory, servers, shards }: ProcessState): Line {
  const off = shards.filter(({ connected }) => !connected).map(({ shard }) => shard);
  const slowest = Math.max(...shards.map(({ ping }) => ping));
  const told = host.process({ version, servers, megabytes: Math.round(memory / 2 ** 20), shards: shards.length });
  return line(told, ' ', host.since, ' ', ago(since), '. ', host.connection(off, slowest));
}

/** @param shown what would be said @param yes the command that does it */
export function unconfirmedReply(
  words: Catalogue,
  asks: string,
  shown: readonly string[],
  yes: GivenCommand,
): Document {
  return {
    lines: [line(strong(asks)), ...shown.map((text) => line(said(text)))],
    buttons: [{ action: 'run', of: yes, label: words.host.yes, first: true }],
    private: true,
  };
}

/** @param servers how many it goes to, or have been told */
export function announcedReply(words: Catalogue, what: 'begun' | 'stopped', servers: number): Document {
  return { lines: [line(strong(words.host.announced[what](servers)))], private: true };
}

/** A server that the bot has left. */
export function leftReply(
  words: Catalogue,
  name: string,
  erase: boolean,
  { erased, left }: { readonly erased: number; readonly left: readonly string[] },
): Document {
  const rest = left.length > 0 ? [line(words.transfer.notErased, ' ', code(left.join(', ')))] : [];
  return { lines: [line(strong(words.host.left(name, erase ? erased : undefined))), ...rest], private: true };
}

/** All who are blocked. */
export function blockedReply(words: Catalogue, { servers, users }: Blocked): Document {
  const { host } = words;
  const listed = (ids: readonly string[], each: (id: string) => Line) => [
    ...ids.slice(0, MOST_LISTED).map(each),
    ...(ids.length > MOST_LISTED ? [line(host.more(ids.length - MOST_LISTED))] : []),
  ];
  return {
    lines: [
      line(strong(host.blocks(servers.length, users.length))),
      ...listed(servers, (id) => line(code(id))),
      ...listed(users, (id) => line({ user: id }, ' ', code(id))),
      line(quiet(host.within)),
    ],
    private: true,
  };
}
