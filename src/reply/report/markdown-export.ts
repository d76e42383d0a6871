import { breathing } from '../../campaign/breath.ts';
import { asItStands, type Corrections, correctionsIn } from '../../campaign/corrections.ts';
import { evolveGame } from '../../campaign/evolve.ts';
import type { CampaignExport } from '../../campaign/export/export.ts';
import type { Game } from '../../campaign/game.ts';
import type { LogEvent, LogRecord, Ruled } from '../../campaign/record.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Line, Span } from '../document.ts';
import { eventSpans } from '../log/events.ts';
import { plainLine } from '../plain-text.ts';
import { declared } from '../ruling/declared.ts';
import { stepLines } from '../ruling/steps.ts';
import { escaped } from './markdown-text.ts';

/** A campaign as an after-action report in Markdown: sides and units, then what happened turn by turn, with every die. */
export async function reportOf(words: Catalogue, name: string, exported: CampaignExport): Promise<string> {
  const struck = new Set(exported.struck);
  const corrections = correctionsIn(exported.records, struck);
  const game = await playedIn(exported.records, struck, corrections);
  const parts = [
    `# ${escaped(name)}`,
    about(words, exported),
    ...(game ? [`## ${words.transfer.report.sides}`, ...sidesOf(words, game)] : []),
    `## ${words.transfer.report.story}`,
    ...(await storyOf(words, exported.records, struck, corrections)),
    words.transfer.report.exportedBy(escaped(exported.version)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function about(words: Catalogue, { rulesets, log, records }: CampaignExport): string {
  const hashes = records.flatMap(({ events }) => events.flatMap((event) => committedIn(event)));
  const rows = [
    [words.transfer.report.rules, Object.values(rulesets).map(escaped).join(', ')],
    [words.transfer.report.log, code(log)],
    [words.transfer.report.commitments, [...new Set(hashes)].map(code).join(', ')],
  ];
  return rows.flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : [])).join('\n');
}

function committedIn(event: LogEvent): string[] {
  return event.type === 'committed' ? [event.commitment] : [];
}

/** The game after these records, leaving out those struck out. */
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

function sidesOf(words: Catalogue, { sides, units, umpires }: Game): string[] {
  const own = Object.entries(sides).flatMap(([id, { name, players }]) => {
    const men = Object.values(units).filter(({ side }) => side === id);
    const lines = men.map(({ name: called, profile, gone }) => {
      const out = gone === undefined ? '' : ` (${words.transfer.report.out(escaped(words.say(gone)))})`;
      return `- ${escaped(called)}, ${escaped(words.say(profile))}${out}`;
    });
    return [`### ${escaped(name)}`, `${words.transfer.report.players}: ${namesOf(words, players)}`, lines.join('\n')];
  });
  return [...own, `${words.transfer.report.umpires}: ${namesOf(words, umpires)}`];
}

function namesOf(words: Catalogue, users: readonly string[]): string {
  return users.map(escaped).join(', ') || words.transfer.report.nobody;
}

/** The records in order, under the turns they belong to. */
async function storyOf(
  words: Catalogue,
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
    const headings = isStruck ? [] : record.events.flatMap((event) => headingOf(words, event, before));
    // Names are as they were then: only the game before the record knows a unit that it removes.
    const out = isStruck ? words.transfer.report.struck : outdatedIn(words, record, corrections);
    story.push(...headings, ...toldOf(words, record, out, game ?? before));
    await breathe();
  }
  return story;
}

/** The record that put this one right, in words. Corrections too can be replaced by later ones. */
function outdatedIn(words: Catalogue, { seq, events }: LogRecord, corrections: Corrections): string | undefined {
  const [own] = events.flatMap((event) => (event.type === 'corrected' ? [event.seq] : []));
  const by = corrections.get(own ?? seq)?.by;
  return by === undefined || by === seq ? undefined : words.corrections.correctedBy(by);
}

function headingOf(words: Catalogue, event: LogEvent, before: Game | undefined): string[] {
  if (event.type === 'game-opened') return [`### ${words.transfer.report.battle(1)}`];
  if (event.type === 'battle-begun') return [`### ${words.transfer.report.battle(event.battle)}`];
  if (event.type !== 'turn-begun') return [];
  const { turn, step, side } = event.at;
  const of = side === undefined ? '' : `, ${escaped(before?.sides[side]?.name ?? side)}`;
  const turning = before?.at?.turn === turn ? [] : [`### ${words.transfer.report.turn(turn)}`];
  return [...turning, `#### ${words.capital(escaped(words.say(step)))}${of}`];
}

/** @param out why it no longer counts, if it doesn't */
function toldOf(words: Catalogue, record: LogRecord, out: string | undefined, game: Game | undefined): string[] {
  const isStruck = out !== undefined;
  return record.events.flatMap((event) => {
    if (event.type === 'committed' || event.type === 'turn-begun') return [];
    if (event.type === 'noted') return [storyLine(event.text, isStruck)];
    const entryText =
      event.type === 'ruled'
        ? rulingLines(words, event, isStruck, game, event.solo ? undefined : record)
        : { first: spansText(eventSpans(words, event, game)), rest: judgedAgain(words, event) };
    const who = `**#${record.seq}** ${escaped(record.by)}`;
    const first = isStruck ? `- ~~${who}: ${entryText.first}~~ (${out})` : `- ${who}: ${entryText.first}`;
    return [[first, ...entryText.rest.map((text) => `  - ${isStruck ? `~~${text}~~` : text}`)].join('\n')];
  });
}

/** A note is part of the story, so it gets a paragraph of its own. */
function storyLine(text: string, isStruck: boolean): string {
  const lines = text.split(/\r?\n/).map((each) => escaped(each));
  return lines.map((each) => (isStruck && each !== '' ? `> ~~${each}~~` : `> ${each}`)).join('\n');
}

function rulingLines(
  words: Catalogue,
  ruled: Ruled,
  isStruck: boolean,
  game: Game | undefined,
  record: LogRecord | undefined,
): { first: string; rest: string[] } {
  const verdict = escaped(words.verdictOf(ruled.rules, ruled.verb, ruled.facts, ruled));
  const named = [ruled.who, ...(ruled.targets ?? [])].flatMap((id) =>
    id === undefined ? [] : [game?.units[id]?.name ?? id],
  );
  const units = named.length > 0 ? ` (${named.map(escaped).join(' → ')})` : '';
  return {
    first: `${isStruck ? verdict : `**${verdict}**`}${units}`,
    rest: [...declared(words, ruled, undefined, record), ...stepLines(words, ruled)].map(linePlain),
  };
}

/** The dice of a ruling that a correction judges again, as they now count. */
function judgedAgain(words: Catalogue, event: LogEvent): string[] {
  if (event.type !== 'corrected') return [];
  const rulings = event.places.flatMap((place) => (place.event.type === 'ruled' ? [place.event] : []));
  return rulings.flatMap((ruled) => [...declared(words, ruled), ...stepLines(words, ruled)]).map(linePlain);
}

function linePlain(each: Line): string {
  return escaped(plainLine(each).trim());
}

function spansText(spans: readonly Span[]): string {
  return escaped(plainLine({ kind: 'line', spans }));
}

function code(text: string): string {
  return `\`${text.replaceAll('`', 'ˋ')}\``;
}
