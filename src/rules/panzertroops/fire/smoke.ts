import type { Book } from '../../../../data/panzertroops/book.ts';
import { WEAPONS } from '../../../../data/panzertroops/ids.ts';
import {
  choice,
  eye,
  known,
  MODIFIER,
  type OptionsOf,
  type OptionTable,
  option,
} from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { Refusal } from '../refusal.ts';
import { requireIndirect, requireToggle } from './forbidden-shots.ts';

const options = {
  weapon: choice.oneOf([...WEAPONS, 'projector'], { required: true, filled: true }),
  range: eye.inches(),
  indirect: choice.flag({ filled: true }),
  limited: known.flag({ default: true }),
  weather: known.oneOf(['good', 'bad'], { default: 'good' }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** What only the units know. */
export const ofUnit = {
  smokeless: option.maybe(),
} satisfies OptionTable;

/** A round of smoke, as declared. */
export type Round = OptionsOf<typeof options & typeof ofUnit>;

function resolve(ruling: Ruling, round: Round, book: Book): Facts {
  requireToggle(ruling, 'smoke', book);
  assertRoundAllowed(ruling, round, book);
  const { shell, ammunition } = book.smoke;
  const smoke = ruling.consult(shell, agreed(round.modifier)).result;
  // PT-RUL-34: a projector has only one round.
  if (!round.limited || round.weapon === 'projector') return { smoke };
  return { smoke, 'ammo-out': ruling.test(ammunition).passed };
}

/** In the contract's order. @throws {Refusal} */
function assertRoundAllowed(ruling: Ruling, round: Round, book: Book): void {
  const { smoke, forbidden, weapons } = book;
  const { weapon, range, indirect } = round;
  if (indirect) requireToggle(ruling, 'artillery-support', book);
  if (round.weather === 'bad') {
    throw new Refusal(smoke.forbidden['bad-weather'], 'no-smoke-in-such-weather', {}, 'bad-weather');
  }
  const row = weapon === 'projector' ? undefined : weapons[weapon];
  if (row && (!row.smoke || (row.piece === 'mortar' && ruling.on('smoke-guns-only')))) {
    throw new Refusal(smoke.forbidden['no-smoke'], 'fires-no-smoke', { weapon: row.name }, 'no-smoke');
  }
  if (indirect) {
    if (weapon === 'projector')
      throw new Refusal(forbidden['no-indirect'], 'direct-fire-only', { weapon }, 'no-indirect');
    requireIndirect(weapon, book);
    return;
  }
  const farthest = (row ?? smoke.projector).range;
  if (range !== undefined && range > farthest) {
    const name = row?.name ?? weapon;
    throw new Refusal(
      smoke.forbidden['out-of-range'],
      'beyond-its-range',
      { weapon: name, range, farthest },
      'out-of-range',
    );
  }
}

/** Smoke shells and projectors. */
export const smoke = { kind: 'upkeep', options, resolve } satisfies Contract<Round, Book>;
