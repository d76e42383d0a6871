import { breathing } from '../campaign/breath.ts';
import { asItStands, type Corrections, correctionsIn } from '../campaign/corrections.ts';
import { evolveGame } from '../campaign/evolve.ts';
import type { CampaignExport } from '../campaign/export.ts';
import type { Game } from '../campaign/game.ts';
import type { LogEvent, LogRecord, Ruled } from '../campaign/record.ts';
import { eventSpans } from './decision.ts';
import type { Line, Span } from './document.ts';
import { english } from './english/index.ts';
import { escaped } from './markdown-text.ts';
import { plainLine } from './plain.ts';
import { declared } from './ruling.ts';
import { stepLines } from './steps.ts';

const { capital, say, transfer, verdictOf } = english;
const words = transfer.report;

/** A campaign as an after-action report in Markdown: sides and units, then turn by turn what happened, every die told. */
export async function reportOf(exported: CampaignExport): Promise<string> {
  const struck = new Set(exported.struck);
  const corrections = correctionsIn(exported.records, struck);
  const game = await playedIn(exported.records, struck, corrections);
  const parts = [
    `# ${escaped(exported.name)}`,
    about(exported),
    ...(game ? [`## ${words.sides}`, ...sidesOf(game)] : []),
    `## ${words.story}`,
    ...(await storyOf(exported.records, struck, corrections)),
    words.exportedBy(escaped(exported.version)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function about({ rulesets, log, records }: CampaignExport): string {
  const hashes = records.flatMap(({ events }) => events.flatMap((event) => committedIn(event)));
  const rows = [
    [words.rules, Object.values(rulesets).map(escaped).join(', ')],
    [words.log, code(log)],
    [words.commitments, [...new Set(hashes)].map(code).join(', ')],
  ];
  return rows.flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : [])).join('\n');
}

function committedIn(event: LogEvent): string[] {
  return event.type === 'committed' ? [event.commitment] : [];
}

/** The game as it stands after the records, without those struck out. */
async function playedIn(
  records: readonly LogRecord[],
  struck: ReadonlySet<number>,
  corrections: Corrections,
): Promise<Game | undefined> {
  const breathe = breathing();
  let game: Game | undefined;
  for (const record of records) {
    if (!struck.has(record.seq)) game = asItStands(record, corrections).reduce<Game | undefined>(evolveGame, game);
    await breathe();
  }
  return game;
}

function sidesOf({ sides, units, umpires }: Game): string[] {
  const own = Object.entries(sides).flatMap(([id, { name, players }]) => {
    const men = Object.values(units).filter(({ side }) => side === id);
    const lines = men.map(({ name: called, profile, gone }) => {
      const out = gone === undefined ? '' : ` (${words.out(escaped(say(gone)))})`;
      return `- ${escaped(called)}, ${escaped(say(profile))}${out}`;
    });
    return [`### ${escaped(name)}`, `${words.players}: ${namesOf(players)}`, lines.join('\n')];
  });
  return [...own, `${words.umpires}: ${namesOf(umpires)}`];
}

function namesOf(users: readonly string[]): string {
  return users.map(escaped).join(', ') || words.nobody;
}

/** The records in their order, under the turns that they fall in. */
async function storyOf(
  records: readonly LogRecord[],
  struck: ReadonlySet<number>,
  corrections: Corrections,
): Promise<string[]> {
  const breathe = breathing();
  const story: string[] = [];
  let game: Game | undefined;
  for (const record of records) {
    const before = game;
    const isStruck = struck.has(record.seq);
    if (!isStruck) game = asItStands(record, corrections).reduce<Game | undefined>(evolveGame, game);
    const headings = isStruck ? [] : record.events.flatMap((event) => headingOf(event, before));
    // Names are as they were: of a unit that is taken out only the game before knows.
    story.push(...headings, ...toldOf(record, isStruck, game ?? before));
    await breathe();
  }
  return story;
}

function headingOf(event: LogEvent, before: Game | undefined): string[] {
  if (event.type === 'game-opened') return [`### ${words.battle(1)}`];
  if (event.type === 'battle-begun') return [`### ${words.battle(event.battle)}`];
  if (event.type !== 'turn-begun') return [];
  const { turn, step, side } = event.at;
  const of = side === undefined ? '' : `, ${escaped(before?.sides[side]?.name ?? side)}`;
  const turning = before?.at?.turn === turn ? [] : [`### ${words.turn(turn)}`];
  return [...turning, `#### ${capital(escaped(say(step)))}${of}`];
}

function toldOf(record: LogRecord, isStruck: boolean, game: Game | undefined): string[] {
  return record.events.flatMap((event) => {
    if (event.type === 'committed' || event.type === 'turn-begun') return [];
    if (event.type === 'noted') return [storyLine(event.text, isStruck)];
    const told =
      event.type === 'ruled'
        ? rulingLines(event, isStruck, game)
        : { first: spansText(eventSpans(event, game)), rest: [] };
    const who = `**#${record.seq}** ${escaped(record.by)}`;
    const first = isStruck ? `- ~~${who}: ${told.first}~~ (${words.struck})` : `- ${who}: ${told.first}`;
    return [[first, ...told.rest.map((text) => `  - ${isStruck ? `~~${text}~~` : text}`)].join('\n')];
  });
}

/** A note is story: a paragraph of its own. */
function storyLine(text: string, isStruck: boolean): string {
  const lines = text.split(/\r?\n/).map((each) => escaped(each));
  return lines.map((each) => (isStruck && each !== '' ? `> ~~${each}~~` : `> ${each}`)).join('\n');
}

function rulingLines(ruled: Ruled, isStruck: boolean, game: Game | undefined): { first: string; rest: string[] } {
  const verdict = escaped(verdictOf(ruled.rules, ruled.verb, ruled.facts, ruled));
  const named = [ruled.who, ...(ruled.targets ?? [])].flatMap((id) =>
    id === undefined ? [] : [game?.units[id]?.name ?? id],
  );
  const units = named.length > 0 ? ` (${named.map(escaped).join(' → ')})` : '';
  return {
    first: `${isStruck ? verdict : `**${verdict}**`}${units}`,
    rest: [declared(ruled), ...stepLines(ruled.steps)].map((each: Line) => escaped(plainLine(each).trim())),
  };
}

function spansText(spans: readonly Span[]): string {
  return escaped(plainLine({ kind: 'line', spans }));
}

function code(text: string): string {
  return `\`${text.replaceAll('`', 'ˋ')}\``;
}
