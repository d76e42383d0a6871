import type { Campaign } from '../../campaign/campaign.ts';
import { ruled } from '../../campaign/events/ruling.ts';
import { evolveGame } from '../../campaign/evolve.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import type { Game } from '../../campaign/game.ts';
import type { LogEvent } from '../../campaign/record.ts';
import { folded } from '../../kernel/options/folded.ts';
import { meantByName } from '../../kernel/options/short-name.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import { appliedAll } from '../../kernel/state/all-effects.ts';
import type { Unit } from '../../kernel/state/unit.ts';
import { rulesetOf } from '../../rules/index.ts';
import type { Asked } from '../asked.ts';
import { foundBy } from '../battlefield/found.ts';
import { metBy } from '../battlefield/met.ts';
import { spottedIn } from '../battlefield/spotting.ts';
import { numberOf } from '../units/units.ts';
import { type Hiding, hiddenIn, unlessOpen, withHidden } from './hiding.ts';

/** Decides a command on a campaign; it may throw dice only where it's given some. */
type Deciding = (campaign: Campaign, source?: (sides: number) => number) => Promise<readonly LogEvent[]>;

/** A hidden unit can't throw dice: everybody would see them fall. */
class Thrown extends Error {}

/**
 * What a command comes to, where a side has hidden units. What it names of the speaker's own is done where only its side sees it, as
 * long as nothing that others see changes with it; everything else is decided as if nothing were hidden.
 * @throws what the decision throws; {InputError} if the unit would have to stand open for it
 */
export async function decidedWithHidden(
  hiding: Hiding,
  { user, given }: Asked,
  known: OpenCampaign,
  deciding: Deciding,
): Promise<readonly LogEvent[]> {
  const { campaign } = known;
  const view = await hiding.seenBy(user, known);
  const named = view === campaign ? undefined : hiddenNamed(given, campaign, view);
  if (!named) return deciding(campaign);
  const own = await tried(() => deciding(view, noDice));
  if (!(own instanceof Error)) {
    const after = unlessOpen(view.game!, own, campaign.game!);
    if (after) return sealedAnew(hiding, user, known, after);
  }
  const otherwise = await tried(() => deciding(campaign));
  if (!(otherwise instanceof Error)) return otherwise;
  if (!isSaid(otherwise)) throw otherwise;
  throw own instanceof Error && isSaid(own) ? own : new InputError('unit-hidden', { unit: named.name });
}

function noDice(): number {
  throw new Thrown();
}

/** Whether an error is for whoever gave the command. */
function isSaid(error: Error): boolean {
  return error instanceof InputError || error instanceof Refusal;
}

/** Each side's seal on its hidden units, as they are after what was decided. */
function sealedAnew(hiding: Hiding, user: string, known: OpenCampaign, after: Game): Promise<LogEvent[]> {
  const hidden = hiddenIn(after, known.campaign.game!);
  const sides = [...new Set(hidden.map(({ unit }) => unit.side))];
  return Promise.all(
    sides.map((side) =>
      hiding.sealed(
        known,
        user,
        side,
        hidden.filter(({ unit }) => unit.side === side),
      ),
    ),
  );
}

/** The campaign that a question is about: as its speaker sees it, if it names a unit that others don't see. */
export async function campaignMeant(hiding: Hiding, { user, given }: Asked, known: OpenCampaign): Promise<Campaign> {
  const view = await hiding.seenBy(user, known);
  return view !== known.campaign && hiddenNamed(given, known.campaign, view) ? view : known.campaign;
}

/** Units as they come to stand open: one whose name another has by now gets a name of its own. */
export async function shownAmong(
  hiding: Hiding,
  known: OpenCampaign,
  units: readonly Unit[],
  why?: Parameters<Hiding['shown']>[3],
): Promise<LogEvent[]> {
  const open = Object.values(known.campaign.game!.units).map(({ name }) => folded(name));
  const sides = [...new Set(units.map(({ side }) => side))];
  const shown = await Promise.all(
    sides.map((side) =>
      hiding.shown(
        known,
        side,
        units.map(({ id }) => id),
        why,
      ),
    ),
  );
  const renamed = units
    .filter(({ name }) => open.includes(folded(name)))
    .map(({ id, name }): LogEvent => {
      const free = Array.from({ length: open.length + 2 }, (_, i) => `${name} ${i + 2}`);
      return { type: 'unit-renamed', unit: id, was: name, name: free.find((each) => !open.includes(folded(each)))! };
    });
  return [...shown.flat(), ...renamed];
}

/** What a record says besides, where somebody spots a hidden unit after what was decided. */
export async function spottedAfter(
  hiding: Hiding,
  { log, campaign, ...known }: OpenCampaign,
  { given }: Pick<Asked, 'given'>,
  events: readonly LogEvent[],
): Promise<readonly LogEvent[]> {
  const game = events.reduce<Game | undefined>(evolveGame, campaign.game);
  if (!game || game.over || game.phase === 'ended') return [];
  const after = { ...campaign, game };
  const sides = [...(await hiding.of(log.id, game)).values()];
  const all = sides.flatMap((places) => Object.values(places)).map(({ unit }) => unit);
  const [before, then] = [withHidden(campaign, sides), withHidden(after, sides)];
  const rulings = events.filter(ruled.is);
  const met = rulings.flatMap((each) => metBy(given, each, { before, after: then, hidden: all }));
  // Whoever has been stopped by somebody sees what's to be seen from there, and nothing of where he meant to go.
  const stopped = {
    ...then,
    game: {
      ...then.game!,
      ...appliedAll(
        then.game!,
        met.flatMap(({ effects }) => effects),
      ),
    },
  };
  const hidden = all.filter(({ id }) => !met.some(({ unit }) => unit.id === id));
  const found = rulings.flatMap((each) => foundBy(given, each, { before, after: stopped, hidden }));
  const ids = new Set(found.map(({ unit }) => unit.id));
  const plain = spottedIn(stopped.game, rulesetOf(game.rules), hidden).filter(({ unit }) => !ids.has(unit.id));
  const shown = [...new Map([...met, ...plain, ...found].map((each) => [each.unit.id, each])).values()].map(
    ({ unit, ...why }) => shownAmong(hiding, { ...known, log, campaign: after }, [unit], why),
  );
  return (await Promise.all(shown)).flat();
}

/** What comes of a decision, or why there's none. */
async function tried<T>(work: () => Promise<T>): Promise<T | Error> {
  try {
    return await work();
  } catch (error) {
    return error as Error;
  }
}

/** The first hidden unit that a command names, by its name, the beginning of it or its number. */
function hiddenNamed(given: Asked['given'], { game: open }: Campaign, { game: view }: Campaign): Unit | undefined {
  const hidden = hiddenIn(view!, open!).map(({ unit }) => unit);
  const said = Object.values(given)
    .filter((value) => typeof value === 'string')
    .flatMap((value) => [value, ...value.split(/,|\bthen\b|\b(?:toward|towards|from)\b/)])
    .map((part) => part.trim());
  return said
    .map((part) => meantByName(hidden, part) ?? hidden.find((unit) => numberOf(unit) === folded(part)))
    .find((unit) => unit !== undefined);
}
