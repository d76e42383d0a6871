import type { Campaign } from '../../campaign/campaign.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import { type Game, type HiddenUnit, sideOf } from '../../campaign/game.ts';
import type { LogEvent } from '../../campaign/record.ts';
import { meantByName } from '../../kernel/options/short-name.ts';
import { InputError } from '../../kernel/refusal.ts';
import { assertNotOver, assertPlays, isNeutral } from '../agreement/permission.ts';
import type { Asked } from '../asked.ts';
import type { Written } from '../committing.ts';
import { gameIn, sideNamed } from '../games/games.ts';
import type { Protocol } from '../protocol.ts';
import { unitsNamed } from '../units/units.ts';
import { shownAmong } from './hidden-acts.ts';
import { hiddenIn } from './hiding.ts';

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
  add(asked: Asked, adding: (campaign: Campaign) => readonly LogEvent[]): Promise<Written> {
    return this.#write(asked, async (_, known) => {
      const { hiding } = this.#protocol;
      const adds = adding(await hiding.seenBy(asked.user, known));
      const units = adds.flatMap((event) => (event.type === 'units-added' ? event.units : []));
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
