/**
 * All keys under which the store holds things: docs/privacy.md lists them. `<log>` is a log's own ID; a channel only points to
 * one.
 */
export const keys = {
  channel: (channel: string) => `channel:${channel}`,
  /** The logs that a channel has given up. */
  earlier: (channel: string) => `earlier:${channel}`,
  record: (log: string, seq: number) => `${log}:r:${seq}`,
  /** The prefix of the keys of a log's records. */
  records: (log: string) => `${log}:r:`,
  /** A hint of how far the log goes. It's never ahead of the log. */
  head: (log: string) => `${log}:head`,
  snapshot: (log: string, seq: number) => `${log}:s:${seq}`,
  /** The nth record that strikes out, restores or corrects this one, from 0: a hint, and that record is the proof. */
  rewritten: (log: string, seq: number, nth: number) => `${log}:rewritten:${seq}:${nth}`,
  /** All such hints of the log are there. */
  indexed: (log: string) => `${log}:indexed`,
  /** Seeds, veils and sealed texts, under the hash that the log commits to. */
  secret: (log: string, hash: string) => `${log}:secret:${hash}`,
  /** The throw that's announced and whose dice nobody knows yet, where they come from a public beacon. */
  askedThrow: (log: string) => `${log}:asked`,
  /** That the dice of a channel's campaign come from a public beacon, so that a new process finds what was left open. */
  beacon: (channel: string) => `beacon:${channel}`,
  /** Which record shows a secret to everyone: a hint, and the record itself is the proof. */
  shown: (log: string, hash: string) => `${log}:shown:${hash}`,
  /** A log that will be erased unless a channel points to it, left by an interrupted import or erasure. */
  discarded: (log: string) => `discarded:${log}`,
  /** What a number held when it could no longer be read. */
  damaged: (log: string, seq: number) => `${log}:damaged:${seq}`,
  /** The logs that the records of an imported log come from. */
  origins: (log: string) => `${log}:origins`,
  /** Users who must no longer be named in the log. */
  redacted: (log: string) => `${log}:redacted`,
  /** A picture of the table, by its hash. */
  photo: (log: string, hash: string) => `${log}:photo:${hash}`,
  /** Where a record's pictures were posted. */
  posted: (log: string, seq: number) => `${log}:posted:${seq}`,
  /** A ruling's command that a user saved under a name. User and name are encoded because both can be free text. */
  saved: (log: string, user: string, name: string) =>
    `${log}:saved:${encodeURIComponent(user)}:${encodeURIComponent(name)}`,
  /** A live page of the campaign's table: who may see what there. The hash is that of the secret in its address, which isn't stored. */
  page: (log: string, hash: string) => `${log}:page:${hash}`,
  /** That someone was reminded of something, and by which process. */
  reminded: (log: string, hash: string) => `${log}:reminded:${hash}`,
  /** The message that shows a record. */
  told: (log: string, seq: number) => `${log}:told:${seq}`,
  /** Up to which record messages are struck through, and those that still have to be. */
  struck: (log: string) => `${log}:struck`,
  /** The messages with buttons for what waits, and which of those are grey. */
  waiting: (log: string) => `${log}:waiting`,
  /** When the clock has something to do in a channel, and where the channel is. */
  timer: (channel: string) => `timer:${channel}`,
  /** The message that shows the situation in a channel, and what belongs to it. */
  situation: (channel: string) => `situation:${channel}`,
  /** The process that creates the message with this number. */
  situationMade: (channel: string, made: number) => `situation:${channel}:made:${made}`,
  /** The process that edits it to show this record. */
  situationShown: (channel: string, seq: number) => `situation:${channel}:shown:${seq}`,
  /** The channel's situation doesn't show its latest events yet. */
  untidy: (channel: string) => `untidy:${channel}`,
  /** A command that waits for its next die from the table. */
  owedDie: (interaction: string) => `discord:owed:${interaction}`,
  /** A command too long for its button or form. */
  carried: (key: string) => `discord:command:${key}`,
  /** Records of a channel that were never shown, because Discord didn't take the answer. */
  untold: (channel: string) => `discord:untold:${channel}`,
  /** When a user wants to be pinged. */
  pings: (user: string) => `pings:${user}`,
  /** When a user was last pinged, for a few minutes. */
  pinged: (user: string) => `discord:pinged:${user}`,
  /** A question that wasn't answered, by its day. */
  miss: (day: string, hash: string) => `misses:${day}:${hash}`,
  /** Where all of them were kept in one list, before each had its own key. */
  misses: () => 'misses',
  /** The servers that have anything here. */
  guilds: () => 'discord:guilds',
  /** The channels of a server that have a log. */
  guild: (guild: string) => `discord:guild:${guild}`,
  /** That a server has been said hello to. */
  greeted: (guild: string) => `discord:greeted:${guild}`,
  /** The books that the channels of a server play by. */
  books: (guild: string) => `discord:books:${guild}`,
  /** What commands are registered for a server, or for all of Discord. */
  commands: (bot: string, scope: string) => `discord:commands:${bot}:${scope}`,
  /** How many commands were new there within the last day. */
  created: (bot: string, scope: string) => `discord:created:${bot}:${scope}`,
  /** The marks on servers and channels that were removed, … */
  removed: () => 'discord:removed',
  /** … each with its time. */
  removedGuild: (guild: string) => `discord:removed:guild:${guild}`,
  removedChannel: (channel: string) => `discord:removed:channel:${channel}`,
  /** Whether the database can be written, tried when it's opened. */
  opening: (probe: string) => `opening:${probe}`,
  /** Which of several processes does some work for all of them in a term; without one, the prefix of all terms. */
  lease: (what: string, term: number | '') => `lease:${what}:${term}`,
  /** The newest Umpire that has used the database. */
  writtenBy: () => 'written-by',
  /** That a backup or another database is being written into this one, and which. */
  arriving: () => 'arriving',
  /** The servers and users that the host doesn't want. */
  blocked: () => 'host:blocked',
  /** What the host tells every server, and how far that has come. */
  announcement: () => 'host:announcement',
  /** How one of several processes is doing. */
  processState: (process: number) => `host:process:${process}`,
  /** The reminders in a channel that are deleted once they're out of date. */
  reminder: (channel: string, message: string) => `reminder:${channel}:${message}`,
} as const;
