import { allOf, theSide, theSides } from '../words.ts';

const A_DAY = 24 * 60;

/** A number of minutes as people say it. */
function span(minutes: number): string {
  // People say "36 hours", but "2 days" rather than "48 hours".
  const days = minutes >= 2 * A_DAY ? Math.floor(minutes / A_DAY) : 0;
  const parts = [
    [days, 'day'],
    [Math.floor((minutes - days * A_DAY) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const texts = parts.filter(([n]) => n > 0).map(([n, unit]) => `${n} ${unit}${n === 1 ? '' : 's'}`);
  return texts.length > 0 ? allOf(texts) : 'no time';
}

/** Hours and minutes after midnight, as clocks show them. */
function hour(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

const THEN = {
  nudge: 'I’ll remind them again',
  umpire: 'an umpire can act for them',
  pass: 'the turn passes',
} as const;

interface Pace {
  readonly every: number;
  readonly grace: number;
  readonly after: keyof typeof THEN;
}

/** Sentences about clocks, reminders, time zones and quiet hours. */
export const clock = {
  span,
  /** Shown in place of a person's name for a step that ended when its time was up. */
  name: 'the clock',
  off: 'The clock is off. I won’t remind anybody.',
  set: ({ every, grace, after }: Pace) =>
    `The clock is on. Players have ${span(every)}, and then I remind them. ${
      grace === 0
        ? `${after === 'nudge' ? `I remind them again every ${span(every)}` : `Then ${THEN[after]}`}.`
        : `After another ${span(grace)}, ${THEN[after]}.`
    }`,
  shown: ({ every, grace, after }: Pace) =>
    after === 'nudge'
      ? `Clock: a reminder every ${span(every)}`
      : `Clock: ${span(every)}, ${grace === 0 ? '' : `then ${span(grace)} of grace, `}then ${THEN[after]}`,
  throwsNothing:
    'The dice come from the public beacon here, and each throw is announced with the reply to somebody’s command. So when time is up I throw nothing: whoever owes a throw makes it, or an umpire.',
  ranOut: (side: string) => `Time is up for ${theSide(side)}. An umpire can end the step for them.`,
  passed: (side: string) => `Time is up for ${theSide(side)}, so play goes on without them.`,
  threw: (side: string) => `Time is up for ${theSide(side)}, so I made their throws.`,
  ordersUp: (side: string) => `Time is up for ${theSides(side)} orders, so all the orders are shown.`,
  waitingFor: 'Waiting for ',
  since: ', since ',
  owing: {
    turn: (side: string) => `(${side}) to play`,
    ready: (side: string) => `(${side}) to finish this step`,
    owes: (side: string, _: number | undefined, what: string) => `(${side}) to give ${what}`,
    asked: (_: string, ask: number | undefined) => `to answer request #${ask}`,
    office: (_: string, ask: number | undefined) => `to accept request #${ask}`,
    question: (_: string, ask: number | undefined) => `to answer question #${ask}`,
    orders: (side: string) => `(${side}) to write orders`,
    answer: (_: string) => 'to answer my question',
  },
  still: {
    turn: 'it’s still your turn',
    ready: 'this step is waiting for you. /turn end ends it for you',
    owes: (what: readonly string[]) => `${allOf(what)} ${what.length === 1 ? 'is' : 'are'} still waiting for you`,
    asked: 'somebody still needs your answer',
    office: 'this is still waiting for you to accept',
    question: 'a question is still waiting for your answer',
    orders: 'your orders are still missing. /order writes them',
    answer: 'I’m still waiting for your answer',
  },
  umpire: {
    turn: (side: string) => `time is up for ${theSide(side)}, so you can end the step for them`,
    ready: (side: string) => `time is up for ${theSide(side)}, so you can end the step for them`,
    owes: (side: string) => `time is up for ${theSide(side)}, so you can make their throws`,
    asked: (_: string, ask: number | undefined) => `nobody has answered request #${ask}, so you can`,
    office: (_: string, ask: number | undefined) => `nobody has answered request #${ask}, so you can`,
    question: (_: string, ask: number | undefined) => `question #${ask} is still open, so you can decide it`,
    orders: (side: string) => `time is up for ${theSides(side)} orders, so you can call time`,
    answer: (_: string) => 'nobody has answered my question, so you can',
  },
  /** How somebody reads rulings that nobody else reads. */
  ownRulings: {
    brief: 'You read rulings in three lines. Press Why? for every step.',
    full: 'You read rulings with every step, where only you see them.',
  },
  /** What changes that. */
  showRulings: { brief: 'Show every step', full: 'Show three lines' },
  ownLengths: { inches: 'You read lengths in inches.', cm: 'You read lengths in centimetres.' },
  ownDice: { text: 'You read dice in numbers.', pictures: 'You see dice as well as read them.' },
  pings: {
    turnOn: 'Turn pings on',
    turnOff: 'Turn pings off',
    imBack: 'I’m back',
    times: 'Hours and time zone',
    timesTitle: 'When you’re there',
    labels: { timezone: 'Time zone', quiet: 'Quiet hours', away: 'Away until' },
    on: 'I’ll ping you when it’s your turn or somebody needs your answer.',
    off: 'I won’t ping you any more. /pings on:true turns pings on again.',
    zone: (zone: string) => `Your time zone is ${zone}.`,
    quiet: (from: number, to: number, zone: string | undefined) =>
      zone === undefined
        ? `Your quiet hours are ${hour(from)} to ${hour(to)} UTC. Set your own time zone with /settings timezone:Europe/Berlin.`
        : `Your quiet hours are ${hour(from)} to ${hour(to)}.`,
    notQuiet: 'You have no quiet hours.',
    away: 'You’re away until ',
    awayUntil: '. I won’t remind you before then, and your clock doesn’t run.',
    back: 'Welcome back. I’ll remind you again.',
  },
  situation: {
    pinThis: 'I can’t pin messages here. Pin this one yourself, or give me the permission Pin Messages.',
    commitment: (hash: string) => `Dice: committed to ${hash} (/fair status)`,
    kept: 'The situation is in the message below. I’ll keep it up to date.',
    pinned: 'I’ve pinned it, too.',
    notPinned: 'I can’t pin it here. Pin it yourself, or give me the permission Pin Messages.',
    gone: 'The situation is gone. /game situation brings it back.',
    notHere: 'The situation message is for Discord channels. Here, /turn status says the same.',
    cannotWrite:
      'I can’t post in this channel by myself. Give me the permissions View Channel and Send Messages, and try again.',
    moved: 'The campaign has moved',
    play: 'What can I do?',
  },
} as const;
