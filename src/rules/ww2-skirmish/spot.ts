import { type Book, COVERS, type Spotting } from '../../../data/ww2-skirmish/book.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed, applying, net } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { hitsOf } from './fire/casualties.ts';
import { scored } from './fire/to-hit.ts';
import { Refusal } from './refusal.ts';

const options = {
  range: eye.inches({ required: true }),
  attempts: choice.integer(1, 12, { default: 1, filled: true }),
  cover: eye.oneOf(COVERS, { default: 'open' }),
  sight: eye.oneOf(['clear', 'woods', 'blocked'], { default: 'clear' }),
  'target-moved': known.flag(),
  'target-fired': known.flag(),
  'target-sniper': known.flag(),
  unaware: eye.flag({ filled: true }),
  suppressed: known.flag(),
  optics: known.flag(),
  slits: eye.flag(),
  'solo-marker': known.flag(),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A look at an enemy, as declared. */
export type Look = OptionsOf<typeof options>;

/** What's asked and reported without dice. */
type Quiet = Pick<Ruling, 'on' | 'note'>;

function resolve(ruling: Ruling, look: Look, { spotting }: Book): Facts {
  const { range } = look;
  const { marker, certain, beyond } = spotting;
  if (look['solo-marker'] && range > marker.inches) {
    throw new Refusal(marker.rule, 'marker-looks-no-further', { range, inches: marker.inches });
  }
  const heard = onlyHeard(ruling, look, spotting);
  if (!heard && look.cover === 'open' && range <= certain.inches) {
    ruling.note(certain, 'spotted');
    return { spotted: true };
  }
  if (heard && !look['target-fired']) {
    ruling.note(spotting.shifts.heard, 'not-spotted');
    return { spotted: false };
  }
  const band = countedBand(ruling, look, heard, spotting);
  if (band === undefined) {
    ruling.note(beyond, 'not-spotted');
    return { spotted: false };
  }
  const die = scored(spotting.toSpot, band, agreed(look.modifier));
  return { spotted: hitsOf(ruling, die, look.attempts) > 0 };
}

/** Whether a look needs dice: not for what's plain to see, nor for what can't be seen at all. */
export function throwsFor(look: Look, toggles: ReadonlySet<string>, { spotting }: Book): boolean {
  const ruling = { on: (toggle: string) => toggles.has(toggle), note: () => {} };
  const heard = onlyHeard(ruling, look, spotting);
  if (heard ? !look['target-fired'] : look.cover === 'open' && look.range <= spotting.certain.inches) return false;
  return countedBand(ruling, look, heard, spotting) !== undefined;
}

/** Whether it's out of sight, and can only be spotted by its noise (WS-SPOT-12, -13). */
function onlyHeard(ruling: Quiet, { sight, range }: Look, { woods }: Spotting): boolean {
  if (sight === 'woods') ruling.note(woods, range > woods.inches ? 'out-of-sight' : 'in-sight');
  return sight === 'blocked' || (sight === 'woods' && range > woods.inches);
}

/** The band after all shifts; undefined if nothing can be spotted (WS-SPOT-04, -07 to -15). */
function countedBand(ruling: Quiet, look: Look, heard: boolean, { reach, shifts }: Spotting): number | undefined {
  const within = reach.upTo.findIndex((last) => look.range <= last);
  if (within < 0 && !ruling.on('spot-beyond-60')) return undefined;
  const modifiers = applying(shifts, {
    unaware: look.unaware,
    'still-in-cover': look.cover !== 'open' && !look['target-moved'],
    suppressed: look.suppressed,
    shooting: look['target-fired'] && !look['target-sniper'] && !(heard && ruling.on('heard-net-two')),
    optics: look.optics,
    heard,
    slits: look.slits,
  });
  const band = Math.max(0, (within < 0 ? reach.upTo.length : within) + net(modifiers));
  ruling.note(reach, reach.bands[band] ?? 'past-extreme', modifiers);
  return band < reach.upTo.length ? band : undefined;
}

/** Whether a team spots an enemy. */
export const spot = { kind: 'observation', options, resolve } satisfies Contract<Look, Book>;
