/** Under which keys the store holds what. `<log>` is a log's own ID; a channel only points to one. */
export const keys = {
  channel: (channel: string) => `channel:${channel}`,
  /** The logs that a channel gave up. */
  earlier: (channel: string) => `earlier:${channel}`,
  record: (log: string, seq: number) => `${log}:r:${seq}`,
  /** How the keys of a log's records begin. */
  records: (log: string) => `${log}:r:`,
  /** A hint of how far the log goes, never ahead of it. */
  head: (log: string) => `${log}:head`,
  snapshot: (log: string, seq: number) => `${log}:s:${seq}`,
  /** Seeds and sealed orders, under the hash that the log commits to. */
  secret: (log: string, hash: string) => `${log}:secret:${hash}`,
  /** A log that is to be erased unless a channel points to it: of an import that was cut off, or an erasure. */
  discarded: (log: string) => `discarded:${log}`,
  /** What stood under a number, and could be read no more. */
  damaged: (log: string, seq: number) => `${log}:damaged:${seq}`,
  /** Which logs the records of an imported one come from. */
  origins: (log: string) => `${log}:origins`,
  /** Users who are not to be named in the log any more. */
  redacted: (log: string) => `${log}:redacted`,
  /** That somebody was reminded of something: which process did so. */
  reminded: (log: string, hash: string) => `${log}:reminded:${hash}`,
  /** When something is to be done in a channel by the clock, and where the channel is. */
  timer: (channel: string) => `timer:${channel}`,
  /** The message that tells the situation in a channel, and what belongs to it. */
  situation: (channel: string) => `situation:${channel}`,
  /** Which process makes the message as this number. */
  situationMade: (channel: string, made: number) => `situation:${channel}:made:${made}`,
  /** Which process edits it to tell of this record. */
  situationShown: (channel: string, seq: number) => `situation:${channel}:shown:${seq}`,
  /** What happens in a channel has still to be told in its situation. */
  untidy: (channel: string) => `untidy:${channel}`,
  /** The reminders in a channel that are to go when they are out of date. */
  reminder: (channel: string, message: string) => `reminder:${channel}:${message}`,
} as const;
