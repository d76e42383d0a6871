import type { Campaign } from '../../campaign/campaign.ts';
import { type GivenOptions, isDeed } from '../../kernel/options/options.ts';
import { NotAllowed } from '../../kernel/refusal.ts';
import { isAtEnemies } from '../../kernel/verb.ts';
import type { Asked } from '../../referee/asked.ts';
import type { Lately } from '../../referee/log/lately.ts';
import type { Referee } from '../../referee/referee.ts';
import { looksAhead } from '../../referee/rulings/looking-ahead.ts';
import { isPaused, mistakeIn, ruledAsTried, wouldCome } from '../../referee/rulings/trying.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Field, Form } from '../../reply/document.ts';
import { rulesetMeant } from '../../rules/index.ts';
import { undoAsks } from '../asks-once.ts';
import type { Command } from '../command.ts';
import { gameShown } from '../game-shown.ts';
import { withPointField } from '../panel/point-field.ts';
import { withMenus } from '../panel/unit-menus.ts';
import { askedNow } from './asked-now.ts';
import { type Asking, likeliestOf } from './asking.ts';
import { changeableIn, leftOut, namedIn, withoutUnsound, withSaid } from './changeable.ts';
import { composedFields } from './composed.ts';
import { suggested, ticksFor, ticksWhatIsAsked, typedFields } from './extra-fields.ts';
import { saidIn } from './filling.ts';
import { fieldOf, withNumbers } from './form-fields.ts';
import { wholeWayOf } from './full-move.ts';
import { withGroups } from './groups.ts';
import { type LastTime, lastTime, latelyIn } from './last-time.ts';
import { withEmpty } from './left-empty.ts';
import { legalFields } from './legal-form.ts';
import { withShortLists } from './long-lists.ts';
import { lacksNothing, lacksTarget, lacksUnit, missingFrom, missingOfUnits, wrongIn } from './missing.ts';
import { Applying } from './options-asked.ts';
import { onlyForSome, ruleFields } from './rule-fields.ts';
import { chosenBy, neededFor, settledFor } from './to-choose.ts';
import { unitFields } from './unit-fields.ts';
import { asksWhoIsCaught, caughtBy, firstOut } from './whom-it-strikes.ts';

/** A form can’t hold more fields than this. */
const MOST_FIELDS = 5;
/** What doesn’t fit into the first form of a panel is in a second one. */
const FORMS = 2;

/** A form, and the options that the command already has. */
export interface FormFor {
  readonly form: Form;
  readonly given: GivenOptions;
}

/**
 * The form for what a ruling's command leaves out and only the player can say: which unit does it and at whom, choices, and what
 * only eyes can tell. It doesn't ask for anything that's given, or known of the unit.
 * @param how `mend`: what's given but can't be read counts as missing; `open` and `owed`: asks for whatever the
 * player normally has to say, though nothing may be missing; `change`: for everything that can be said, starting with what has been;
 * `more`: for what `change` has no room for
 * @returns `undefined` if nothing is missing, or something else is wrong
 * @throws {NotAllowed} if the unit isn't the player's to act with @throws {InputError} if the game is paused
 * @throws {Refusal} if the rules forbid it whatever is filled in, or to all of the player's units
 */
export async function formFor(
  words: Catalogue,
  referee: Referee,
  command: Command,
  { channel, user, given: whole }: Pick<Asked, 'channel' | 'user' | 'given'>,
  how: 'missing' | 'mend' | 'owed' | 'open' | 'change' | 'more' = 'missing',
): Promise<FormFor | undefined> {
  const isKnown = referee.records.inMemory(channel) !== undefined;
  // Both are read at once; the second is read again if others have written since.
  const [campaign, early] = await Promise.all([
    referee.campaign(channel, user),
    isKnown ? latelyIn(referee, channel) : undefined,
  ]);
  const found = asksFor({ command, user, whole }, campaign, referee, how);
  const lately = async () => (early?.upTo === campaign.seq ? early : latelyIn(referee, channel));
  return found && formOf(words, lately, found, how);
}

/** Whether this process remembers enough to see that a command is whole, as nearly every command is. */
export function isWhole(
  referee: Referee,
  command: Command,
  { channel, user, given: whole }: Pick<Asked, 'channel' | 'user' | 'given'>,
): boolean {
  const remembered = referee.records.inMemory(channel)?.campaign;
  return remembered !== undefined && !asksFor({ command, user, whole }, remembered, referee, 'missing');
}

/** What's looked at along the way of a command, before that; nothing for one that has none. */
export function looksAlong(
  referee: Referee,
  { name }: Command,
  { channel, given }: Pick<Asked, 'channel' | 'given'>,
): Promise<void> | undefined {
  return looksAhead(referee.records.inMemory(channel)?.campaign, { verb: name, given });
}

/** What was typed of a command, and by whom. */
interface Typed {
  readonly command: Command;
  readonly user: string;
  readonly whole: GivenOptions;
}

/** What there is to ask, as a campaign stands; nothing if the command can be given as it is. */
interface ToAsk {
  readonly asking: Asking;
  readonly whole: GivenOptions;
  readonly said: GivenOptions;
  readonly wrong: readonly string[];
}

type How = NonNullable<Parameters<typeof formFor>[4]>;

function asksFor({ command, user, whole }: Typed, campaign: Campaign, referee: Referee, how: How): ToAsk | undefined {
  if (how === 'missing' && Object.keys(whole).length === 0 && command.bare?.(campaign)) return undefined;
  const named = whole.rules === undefined ? undefined : rulesetMeant(String(whole.rules));
  const ruleset = named ?? referee.playedBy(campaign);
  const { options, ofCampaign } = ruleset.verbs[command.name] ?? {};
  // Without its units, the command itself says that it needs a campaign.
  if (!options || (ofCampaign && !gameShown(campaign))) return undefined;
  const table = askedNow(options, command.name, campaign, ruleset);
  const opens = isOpened(how);
  const said = opens && how !== 'owed' ? changeableIn(whole, table) : {};
  const typed = opens ? Object.fromEntries(Object.entries(whole).filter(([name]) => said[name] === undefined)) : whole;
  const asking: Asking = { command, given: typed, table, campaign, ruleset, user };
  const wrong = how === 'mend' ? wrongIn(asking, typed) : [];
  const lacks =
    lacksUnit(asking) ||
    lacksTarget(asking) ||
    caughtBy(asking).length + firstOut(asking).length > 0 ||
    (how === 'mend' && asksWhoIsCaught(asking));
  return opens || wrong.length > 0 || lacks || !lacksNothing(asking) ? { asking, whole, said, wrong } : undefined;
}

/** The form opens though nothing may be missing. */
function isOpened(how: How): boolean {
  return how === 'owed' || how === 'open' || how === 'change' || how === 'more';
}

async function formOf(
  words: Catalogue,
  lately: () => Promise<Lately>,
  { asking, whole, said, wrong }: ToAsk,
  how: How,
): Promise<FormFor | undefined> {
  const { command, given: typed, table, campaign, ruleset, user } = asking;
  const opens = isOpened(how);
  const given = Object.fromEntries(Object.entries(typed).filter(([name]) => !wrong.includes(name)));
  const mistake = mistakeIn(campaign, { verb: command.name, given, user }, ruleset.id);
  // Nobody fills in a form for nothing.
  if (given.odds === undefined && mistake && (mistake instanceof NotAllowed || isPaused(mistake))) throw mistake;
  const last = lastTime(await lately(), user, command.name, ruleset);
  const { asked: needed, extras } = await fieldsFor(words, { ...asking, given }, wrong, { said, last, opens });
  // What's mostly left alone isn't worth a form of its own until the player asks for it.
  const isWorth = needed.length > 0 || extras.some((field) => ticksWhatIsAsked(field, table));
  if (!isWorth && how !== 'change' && how !== 'more') return undefined;
  const { first, later } = composedFields(
    words,
    { ...asking, given },
    withGroups(words, asking, [...needed, ...extras]),
  );
  const fits = first.length + later.length <= MOST_FIELDS;
  const page = fits ? [...first, ...later] : first.slice(0, MOST_FIELDS);
  const rest = fits ? [] : [...first.slice(MOST_FIELDS), ...later].slice(0, MOST_FIELDS);
  const fields = how === 'more' ? rest : withPointField(words, { ...asking, given }, page, MOST_FIELDS);
  if (fields.length === 0) return undefined;
  const isSound = wouldCome(campaign, { verb: command.name, given: whole, user }, ruleset.id) === 'ruled';
  const kept = isSound ? said : withoutUnsound(said, how === 'more' ? page : []);
  const choice = Object.entries(given).find(([name]) => isDeed(table[name]))?.[1];
  // As the button that opened it is called.
  const title = words.panel.deed(words.say(command.name), choice === undefined ? undefined : words.say(String(choice)));
  // A panel says that beside the odds.
  const note =
    how === 'missing' || how === 'mend' || how === 'owed' ? undoNote(words, { ...asking, given }, fields) : undefined;
  return {
    form: { title, note, fields: withEmpty(words, asking, fields) },
    given: { ...given, ...leftOut(kept, fields) },
  };
}

/** That taking it back needs the word of others, if dice are thrown for it and there are any. */
function undoNote(words: Catalogue, { campaign, command, given, ruleset, user }: Asking, fields: readonly Field[]) {
  if (!undoAsks(campaign.game, user)) return undefined;
  const { steps } = ruledAsTried(campaign, { verb: command.name, given: { ...given, ...saidIn(fields) }, user }) ?? {};
  const throws = steps ? steps.some(({ faces }) => faces.length > 0) : isAtEnemies(ruleset.verbs[command.name]!);
  return throws ? words.panel.undoAsks : undefined;
}

/** What a form starts with. */
interface Before {
  /** What has been said of the command so far. */
  readonly said: GivenOptions;
  readonly last: LastTime;
  /** The form opens though nothing may be missing. */
  readonly opens: boolean;
}

async function fieldsFor(words: Catalogue, asking: Asking, wrong: readonly string[], { said, last, opens }: Before) {
  const way = wholeWayOf(asking);
  const option = asking.ruleset.verbs[asking.command.name]?.wholeWay?.option;
  const lately = Object.fromEntries(Object.entries(last.options).filter(([name]) => name !== option));
  const before = withSaid({ ...last, options: { ...lately, ...way } as LastTime['options'] }, said, asking.campaign);
  const units = await unitFields(asking, before);
  const supposed: Asking = { ...asking, given: { ...asking.given, ...likeliestOf(units) } };
  // What's said of a target that the player may still change stands among the ticks.
  const ofUnits = units.some(({ name }) => name === 'target') ? [] : missingOfUnits(supposed);
  const first = opens || wrong.length > 0 ? undefined : askedFirst(words, asking);
  if (first) return { asked: first, extras: [] };
  const missing = [...wrong, ...missingFrom(asking, supposed.given), ...ofUnits];
  const suggests = suggested(supposed);
  const withSuggested = { ...supposed, given: { ...suggests, ...supposed.given } };
  const lacks = [...missing, ...neededFor(withSuggested, missing)];
  const names = [...new Set([...lacks, ...(opens || lacks.length > 0 ? chosenBy(supposed) : [])])];
  if (!opens && names.length + units.length === 0) return { asked: [], extras: [] };
  const applying = new Applying(asking, units);
  const applies = (name: string) => lacks.includes(name) || applying.applies(name, []);
  const { needed, seen } = ruleFields(words, asking, names.filter(applies), units, { applying, last: before.options });
  const others = units.filter(({ name }) => name !== 'besides');
  const more = onlyForSome(words, supposed, [...needed, ...seen], units);
  const asked = [...needed, ...more, ...seen];
  const room = Math.max(others.length, MOST_FIELDS - asked.length);
  const known = settledFor(asking);
  const settled = asked.map((field) => ({ ...field, value: field.value ?? known[field.name]?.toString() }));
  const fields = [...withMenus(words, others, room, namedIn(said)), ...settled];
  const inForm = fields.map(({ name }) => name);
  return legalFields(asking, await withShortLists(words, asking, fields), {
    words,
    ticks: ticksFor(asking, { applying, units }, inForm, said),
    besides: withMenus(
      words,
      units.filter(({ name }) => name === 'besides'),
      1,
      namedIn(said),
    ),
    typed: typedFields(words, asking, applying, inForm, { last: before.options, said, suggests }),
    suggested: suggests,
    page: MOST_FIELDS,
    most: FORMS * MOST_FIELDS,
  });
}

/** The fields for what the book asks first, though some of it can be left out; nothing where it asks all at once. */
function askedFirst(words: Catalogue, asking: Asking): readonly Field[] | undefined {
  const { command, given, table, ruleset } = asking;
  const names = ruleset.verbs[command.name]?.asksFirst?.(given);
  if (!names) return undefined;
  const missing = missingFrom(asking, given);
  const open = names.filter((name) => given[name] === undefined);
  return open
    .flatMap((name) => fieldOf(words, asking, name, table[name], {}, missing.includes(name)))
    .map((field) => withNumbers(words, field, command.name, ruleset));
}
