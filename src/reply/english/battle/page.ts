import { allOf } from '../words.ts';

/** The live page of a drawn table, and what’s said of it. */
export const page = {
  title: 'The battle, live',
  skip: 'Skip to who stands where',
  waits: 'Waiting for the table …',
  live: 'Live: rulings appear as they’re given.',
  lost: 'The connection is lost. Trying again…',
  ended: 'This page has ended. What you see is how it was.',
  gone: 'There’s no page at this address.',
  askAgain: 'It may have ended with its battle, or somebody has closed it. /battlefield page gives you a new one.',
  now: 'Who’s to act',
  table: 'The table',
  noTable: 'There’s no drawn table.',
  map: 'The table from above. Everything on it is also in words, under Who stands where.',
  keys: 'With the table in focus: arrow keys move it, + and − change its size, 0 shows all of it.',
  view: 'The view of the table',
  look: 'Look around',
  rule: 'Measure',
  draw: 'Plan',
  nearer: 'Nearer',
  further: 'Further away',
  whole: 'All of it',
  measure: 'Measure',
  measureHint:
    'Drag on the table, or name two units, pieces or places: Bell, wall-2, AC17, 28.5,16.5, "6 toward Kruse".',
  from: 'From',
  to: 'To',
  arc: 'An arc to each side of its facing',
  clear: 'Clear',
  inArc: 'It’s inside the arc.',
  outOfArc: 'It’s outside the arc.',
  plan: 'Plan a move',
  planHint:
    'Choose who moves, then tap the table or type where: AC17 then "3 N". Nothing is sent: you copy the command.',
  mover: 'Who moves',
  nobody: 'Nobody yet',
  how: 'How',
  legs: 'Where to',
  way: (inches: number, over: readonly string[], ends: string) =>
    `${inches}″ long${over.length > 0 ? `, over ${allOf(over)}` : ''}. It ends at ${ends}.`,
  command: 'The command',
  copy: 'Copy the command',
  copied: 'Copied.',
  back: 'Take back the last leg',
  scrap: 'Scrap the plan',
  trace: 'Trace terrain',
  traceHint:
    'Choose what it is, and tap its corners on the photo or type them: AC17 AH17 30,20. Nothing is sent: you copy the text.',
  kind: 'What it is',
  outline: 'Its outline',
  outlines: { polygon: 'an area, corner by corner', line: 'a line', circle: 'a circle: its middle, then its edge' },
  corners: 'Its corners',
  lay: 'Lay it',
  unlay: 'Take back the last corner or piece',
  cornersNeeded: (least: number) => `It needs ${least} corners or more.`,
  traced: (id: string) => `${id} is traced.`,
  traceCommand: 'The command that lays what you’ve traced',
  traceTable: 'Or the whole table, for /battlefield import',
  copyTable: 'Copy the whole table',
  who: 'Who stands where',
  measureFrom: (name: string) => `Measure from ${name}`,
  seesNobody: (name: string) => `${name} sees no enemy.`,
  rulings: 'The last rulings',
  undone: 'undone',
  dice: (label: string, sides: number, faces: readonly number[]) => `${label}, D${sides}: ${faces.join(', ')}`,
  opened: {
    side: (side: string) => `This page shows what ${side} sees. Keep its address to your side.`,
    umpire: 'This page shows everything. Keep its address to yourself.',
    spectators: (delay: number) =>
      delay > 0
        ? `This page shows what everybody may see, ${delay} seconds later.`
        : 'This page shows what everybody may see.',
  },
  link: 'Open the page',
  hints:
    'With ?overlay behind the address it has no background and large dice, for OBS. It ends with the battle, or with /battlefield page close:true.',
  closed: (count: number) => (count === 1 ? 'The page has ended.' : `${count} pages have ended.`),
};

/** Why there’s no page. */
export const pageErrors = {
  'pages-off': () => 'Whoever hosts me hasn’t set up live pages. They need PAGE_PORT and PAGE_URL.',
  'no-page-open': () => 'You have no open page to end. /battlefield page opens one.',
  'too-many-pages': ({ most }: Readonly<Record<string, unknown>>) =>
    `${String(most)} pages are open already. /battlefield page close:true ends those of your side.`,
};
