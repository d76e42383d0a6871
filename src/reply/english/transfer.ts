import { allOf } from './words.ts';

const counted = (n: number, what: string) => (n === 1 ? `1 ${what}` : `${n} ${what}s`);

const PROOFS = {
  holds: (dice: number) => {
    if (dice === 0) return 'None of its dice were thrown by a referee.';
    return dice === 1
      ? "I've worked its die out again: it's right."
      : `I've worked all ${dice} dice out again: they're right.`;
  },
  fails: () => "Some of its dice aren't the ones that its seed gives: somebody has changed the file.",
  unknown: () => "I don't have its seed, so I can't say whether its dice are right.",
} as const;

/** What is said of campaigns that are exported, imported or moved, and of what is stored about somebody. */
export const transfer = {
  exported: (name: string, records: number, file: string) =>
    `${name}: ${records === 1 ? '1 record' : `all ${records} records`} in ${file}. No secret is in it.`,
  log: (id: string) => `Log ${id}`,
  imported: (name: string, records: number) =>
    `${name} is here with ${records === 1 ? 'its 1 record' : `all its ${records} records`}.`,
  newSeed: (commitment: string) => `From now on the dice come from a new seed, whose SHA-256 is ${commitment}.`,
  logMoved: 'The log goes on in another channel.',
  closed: {
    replaced: 'An imported campaign takes the place of this log.',
    erased: 'This log is being erased.',
  },
  thrownElsewhere: (through: number, log: string, proof: 'holds' | 'fails' | 'unknown', dice: number) =>
    `${through === 1 ? 'Record #1 was' : `Records #1 to #${through} were`} thrown elsewhere, in log ${log}. ${PROOFS[proof](dice)}`,
  recordLost: {
    missing: 'This record is lost: it was missing from the database.',
    damaged: "This record is lost: it couldn't be read any more.",
  },
  seedLost: "The secret seed of the earlier dice is lost, so they can't be proved any more. A new seed is in force.",
  adopted: 'You are an umpire of it now.',
  moved: 'The log has moved here. Open turns, units and numbers are as they were:',
  movedTo: 'The log of this channel continues in',
  roster: (units: number, file: string) => `${units === 1 ? '1 unit' : `${units} units`} in ${file}.`,
  mine: (records: number, earlier: number, sealed: number, file: string, pings: boolean) => {
    const also = [
      earlier > 0 ? `${counted(earlier, 'record')} in earlier logs of this channel` : '',
      sealed > 0 ? `${counted(sealed, 'order')} under seal` : '',
      pings ? 'what you said about being pinged' : '',
    ].filter((each) => each !== '');
    const yours =
      records === 0
        ? 'No record of this log is yours'
        : `${counted(records, 'record')} of this log ${records === 1 ? 'is' : 'are'} yours`;
    return `${yours}${also.length > 0 ? `; besides, there's ${allOf(also)}` : ''}. All of it is in ${file}.`;
  },
  forgotten: (pseudonym: string) =>
    `Your ID is shown as ${pseudonym} now, wherever this channel's log is read. What you did stays, since the others' game rests on it. What you said about being pinged is forgotten too.`,
  forgottenPings: 'What you said about being pinged is forgotten. Nothing else about you was stored in this channel.',
  erased: (logs: number) =>
    logs === 0
      ? 'No log of this server is stored.'
      : `${logs === 1 ? 'The log of 1 channel is' : `The logs of ${logs} channels are`} erased, with all records and seeds. Nothing brings them back.`,
  notErased:
    "Something of these channels couldn't be erased yet. I'll try again every hour, and whoever hosts me can see why in my log:",
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
