/** What is said of campaigns that are exported, imported or moved, and of what is stored about somebody. */
export const transfer = {
  exported: (name: string, records: number, file: string) =>
    `${name}: ${records === 1 ? '1 record' : `all ${records} records`} in ${file}. No secret is in it.`,
  log: (id: string) => `Log ${id}`,
  imported: (name: string, records: number) =>
    `${name} is here with ${records === 1 ? 'its 1 record' : `all its ${records} records`}.`,
  newSeed: (commitment: string) => `From now on the dice come from a new seed, whose SHA-256 is ${commitment}.`,
  adopted: 'You are an umpire of it now.',
  moved: 'The log has moved here. Open turns, units and numbers are as they were:',
  movedTo: 'The log of this channel continues in',
  roster: (units: number, file: string) => `${units === 1 ? '1 unit' : `${units} units`} in ${file}.`,
  mine: (records: number, file: string) =>
    `${records === 0 ? 'No record of this channel is' : records === 1 ? '1 record of this channel is' : `${records} records of this channel are`} yours. All of it is in ${file}.`,
  forgotten: (pseudonym: string) =>
    `Your ID is shown as ${pseudonym} now, wherever this channel's log is read. What you did stays, since the others' game rests on it.`,
  erased: (logs: number) =>
    logs === 0
      ? 'No log of this server is stored.'
      : `${logs === 1 ? 'The log of 1 channel is' : `The logs of ${logs} channels are`} erased, with all records and seeds. Nothing brings them back.`,
  scanned: (from: number, to: number) => `Looked through numbers ${from} to ${to}; what is older was not looked at.`,
  noneFound: 'No record of the log is like that.',
  report: {
    sides: 'The sides',
    umpires: 'Umpires',
    nobody: 'nobody',
    units: 'The units at the end',
    story: 'What happened',
    battle: (n: number) => `Battle ${n}`,
    turn: (n: number) => `Turn ${n}`,
    players: 'Players',
    rules: 'Rulebook',
    log: 'Log',
    commitments: 'SHA-256 of the seeds',
    exportedBy: (version: string) => `Written by Umpire ${version}. Numbers are those of the campaign log.`,
    out: (why: string) => `out of play: ${why}`,
    struck: 'struck out',
  },
} as const;
