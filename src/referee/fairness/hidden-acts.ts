import type { Campaign } from '../../campaign/campaign.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import { type Game, type HiddenUnit, sideOf } from '../../campaign/game.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import { folded } from '../../kernel/options/folded.ts';
import { meantByName } from '../../kernel/options/short-name.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/state/unit.ts';
import { assertNotOver, assertPlays, isNeutral } from '../agreement/permission.ts';
import type { Asked } from '../asked.ts';
import type { Written } from '../committing.ts';
import { gameIn, sideNamed } from '../games/games.ts';
import type { Protocol } from '../protocol.ts';
import { numberOf, unitsNamed } from '../units/units.ts';
import { type Hiding, hiddenIn, unlessOpen } from './hiding.ts';

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

/** Hides units, and shows them again. */
export class HiddenUnits {
  readonly #protocol: Protocol;

  constructor(protocol: Protocol) {
    this.#protocol = protocol;
  }

  /**
   * Adds units that only their own side sees.
   * @param adding what the command adds, on the campaign as its side sees it
   */
  add(asked: Asked, adding: (campaign: Campaign) => readonly EventOf<'units-added'>[]): Promise<Written> {
    return this.#write(asked, async (_, known) => {
      const { hiding } = this.#protocol;
      const units = adding(await hiding.seenBy(asked.user, known)).flatMap((event) => event.units);
      const hidden = units.map(
        (unit, i): HiddenUnit => ({ unit: { ...unit, id: hiding.newId(known, i) }, lasting: [] }),
      );
      return this.#sealed(known, asked.user, hidden, hidden[0]!.unit.side);
    });
  }

  /**
   * Hides units that stand open, before the first turn. With none, a new seal is put on those that are hidden already, if there are
   * any.
   * @throws {InputError} {NotAllowed}
   */
  hide(asked: Asked, names: string | undefined, typed: string | undefined): Promise<Written> {
    return this.#write(asked, (game, known) => {
      assertNotOver(game);
      const units = names === undefined ? [] : unitsNamed(game, names);
      const side = units[0]?.side ?? (typed === undefined ? sideOf(game, asked.user) : sideNamed(game, typed));
      if (side === undefined) throw new InputError('no-side');
      for (const unit of units) assertPlays(game, asked.user, unit.side);
      assertPlays(game, asked.user, side);
      if (units.length > 0 && game.at && !isNeutral(game, asked.user)) throw new InputError('hides-too-late');
      const taken = units.map((unit) => ({
        unit,
        lasting: game.lasting.filter(({ of }) => 'unit' in of && of.unit === unit.id),
      }));
      return this.#sealed(known, asked.user, taken, side);
    });
  }

  /** Shows hidden units to everybody. @throws {InputError} for one that the speaker doesn't hide */
  show(asked: Asked, names: string): Promise<Written> {
    return this.#write(asked, async (game, known) => {
      const view = await this.#protocol.hiding.seenBy(asked.user, known);
      const hidden = hiddenIn(view.game!, game).map(({ unit }) => unit);
      const units = names.split(',').map((name) => {
        const unit = meantByName(hidden, name.trim());
        if (unit) return unit;
        throw new InputError('not-hidden', { unit: name.trim(), likely: hidden.slice(0, 5).map((each) => each.name) });
      });
      return shownAmong(this.#protocol.hiding, known, units);
    });
  }

  /** What's hidden here is said by the command itself: it isn't decided as that unit's own side sees it. */
  #write(
    asked: Asked,
    decide: (game: Game, known: OpenCampaign) => readonly LogEvent[] | Promise<readonly LogEvent[]>,
  ): Promise<Written> {
    return this.#protocol.write({ ...asked, given: {} }, (campaign, _source, known) =>
      decide(gameIn(campaign), known!),
    );
  }

  async #sealed(known: OpenCampaign, user: string, more: readonly HiddenUnit[], side: string): Promise<LogEvent[]> {
    const { hiding } = this.#protocol;
    const sides = [...new Set([side, ...more.map(({ unit }) => unit.side)])];
    const all = await hiding.of(known.log.id, known.campaign.game);
    const open = known.campaign.game!.units;
    return Promise.all(
      sides.map((of) => {
        const own = more.filter(({ unit }) => unit.side === of);
        const taken = own.flatMap(({ unit }) => (open[unit.id] ? unit.id : []));
        return hiding.sealed(known, user, of, [...Object.values(all.get(of) ?? {}), ...own], taken);
      }),
    );
  }
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
