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
} as const;
