import { allOf } from '../words.ts';

const counted = (n: number, what: string) => (n === 1 ? `1 ${what}` : `${n} ${what}s`);

const PROOFS = {
  holds: (dice: number) => {
    if (dice === 0) return 'Umpire threw none of its dice.';
    return dice === 1
      ? 'I’ve worked its die out again, and it’s right.'
      : `I’ve worked all ${dice} dice out again, and they’re right.`;
  },
  fails: () => 'Some of its dice aren’t what its seeds and public rounds give, so somebody has changed the file.',
  unknown: () => 'Its dice can’t be checked yet, because nobody has shown their seed.',
} as const;

/** Sentences about campaigns that are exported, imported or moved, and about what is stored about somebody. */
export const transfer = {
  exported: (name: string, records: number, file: string) =>
    `${name}: ${records === 1 ? '1 record' : `all ${records} records`} in ${file}. There are no secrets in it.`,
  log: (id: string) => `Log ${id}`,
  imported: (name: string, records: number) =>
    `${name} is here with ${records === 1 ? 'its 1 record' : `all its ${records} records`}.`,
  newSeed: (commitment: string) => `From now on the dice come from a new seed. Its SHA-256 is ${commitment}.`,
  logMoved: 'The log has moved to another channel.',
  closed: {
    replaced: 'An imported campaign takes the place of this log.',
    erased: 'This log is being erased.',
  },
  thrownElsewhere: (through: number, log: string, proof: 'holds' | 'fails' | 'unknown', dice: number) =>
    `${through === 1 ? 'Record #1 was' : `Records #1 to #${through} were`} thrown elsewhere, in log ${log}. ${PROOFS[proof](dice)}`,
  recordLost: {
    missing: 'This record is lost. It was missing from the database.',
    damaged: 'This record is lost. It couldn’t be read any more.',
  },
  seedLost: 'The secret seed of the earlier dice is lost, so nobody can prove them any more. There’s a new seed now.',
  ledgerLeft: 'The ledger of its throws stays where it was. Here its dice come from a secret seed.',
  notOurs: (seq: number) =>
    `The file’s fingerprints aren’t ours: from record #${seq} on, they don’t fit what it says. Somebody has changed the file.`,
  adopted: 'You’re now one of its umpires.',
  moved: 'The log has moved here. Turns, units and numbers are as they were:',
  movedTo: 'This channel’s log goes on in',
  roster: (units: number, file: string) => `${units === 1 ? '1 unit' : `${units} units`} in ${file}.`,
  mine: (
    records: number,
    file: string,
    {
      earlier,
      sealed,
      photos,
      saved,
      underWay,
      pings,
    }: Readonly<Record<'earlier' | 'sealed' | 'photos' | 'saved' | 'underWay', number>> & {
      readonly pings: boolean;
    },
  ) => {
    const also = [
      earlier > 0 ? `${counted(earlier, 'record')} in earlier logs of this channel` : '',
      sealed > 0 ? counted(sealed, 'sealed order') : '',
      photos > 0 ? counted(photos, 'picture') : '',
      saved > 0 ? counted(saved, 'saved ruling') : '',
      underWay > 0 ? `${counted(underWay, 'command')} that you haven’t finished` : '',
      pings ? 'your settings' : '',
    ].filter((each) => each !== '');
    const yours =
      records === 0
        ? 'None of this log’s records are yours'
        : `${counted(records, 'record')} in this log ${records === 1 ? 'is' : 'are'} yours`;
    return `${yours}.${also.length > 0 ? ` There’s also ${allOf(also)}.` : ''} ${file} has it all.`;
  },
  forgotten: (pseudonym: string) =>
    `This channel’s log now shows you as ${pseudonym}. What you did stays, because the others’ game depends on it. I’ve also forgotten your settings.`,
  forgottenPings: 'I’ve forgotten your settings. Nothing else about you was stored in this channel.',
  erased: (logs: number) =>
    logs === 0
      ? 'There are no logs of this server.'
      : `${logs === 1 ? 'The log of 1 channel is' : `The logs of ${logs} channels are`} erased, with all records and seeds. Nothing can bring them back.`,
  notErased:
    'I couldn’t erase everything from these channels yet. I’ll try again every hour, and my host can see why in my log:',
  scanned: (from: number, to: number) => `I only looked at numbers ${from} to ${to}, nothing older.`,
  noneFound: 'There’s nothing like that in the log.',
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
    exportedBy: (version: string) => `Written by Umpire ${version}. The numbers are the log’s.`,
    out: (why: string) => `out of play: ${why}`,
    struck: 'undone',
  },
} as const;
