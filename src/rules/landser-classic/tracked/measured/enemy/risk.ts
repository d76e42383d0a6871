import type { Risk } from '../../../../../../data/landser-classic/borrowed-solo-tables.ts';
import type { Unit } from '../../../../../kernel/state/scene.ts';
import type { Measured } from '../../../../../measuring/book-table.ts';
import { coverOf } from '../../../../../measuring/classes.ts';
import type { Eyes } from '../../../../../measuring/eyes.ts';
import { arc } from '../../../../../table/bearing.ts';
import { roundedDegrees } from '../../../../../table/close.ts';
import { borrowed } from '../../../borrowed.ts';
import { isSupport } from '../../solo/sides.ts';
import { squadOf } from '../../squads/squads.ts';
import { has, isVehicle, word, words } from '../../state.ts';
import { enemiesSeen, isSeen, others, type Seen } from './seen.ts';

/** what’s true of a man’s risk, measured and known. */
export function risks(eyes: Eyes): Measured | undefined {
  const { actor } = eyes.scene;
  if (!actor || eyes.own.length === 0) return undefined;
  const holds: Readonly<Record<Risk, boolean>> = { ...ofHimself(eyes, actor), ...ofOthers(eyes, actor) };
  const words = Object.entries(holds).flatMap(([word, is]) => (is ? [word] : []));
  return { value: words.join(',') };
}

function ofHimself({ scene }: Eyes, man: Unit) {
  const order = word(man, 'order') ?? '';
  const retires = borrowed.retiring.includes(order);
  return {
    rout: order === 'rout',
    'heavy-fire':
      words(man, 'in-template').length > 0 || words({ fields: scene.table }, 'blasted' as never).includes(man.id),
    'under-fire': has(man, 'under-fire'),
    'no-nco': !squadOf(scene, man).some((each) => !each.gone && has(each, 'leader')),
    support: isSupport(man, { borrowed }),
    advancing: borrowed.advancing.includes(order),
    defending: has(man, 'holds'),
    'falling-back': retires,
  };
}

function ofOthers(eyes: Eyes, man: Unit) {
  const { limits } = borrowed;
  const friends = others(eyes, true);
  const enemies = enemiesSeen(eyes);
  const near = (inches: number, isOne: (unit: Unit) => boolean) =>
    friends.filter(({ unit, range }) => range <= inches && isOne(unit));
  const goesBack = (unit: Unit) => borrowed.retiring.includes(word(unit, 'order') ?? '');
  const leaving = near(limits.retiring, goesBack);
  const [own] = eyes.own;
  const [first] = enemies;
  const cover = first && own ? coverFrom(eyes, first, own) : 'open';
  const isBehind = ({ body }: Seen) => own !== undefined && roundedDegrees(arc(own, body) ?? 0) > limits.flank;
  return {
    officer: near(limits.officer, (unit) => has(unit, 'leader')).some((each) => isSeen(eyes, each)),
    'afv-near': near(limits.afv, isVehicle).length > 0,
    'friends-near': near(limits.friend, (unit) => !goesBack(unit)).length > 0,
    'retiring-near': leaving.length > 0 || borrowed.retiring.includes(word(man, 'order') ?? ''),
    'enemy-behind': enemies.some(isBehind),
    'soft-cover': cover === 'soft',
    'hard-cover': cover === 'hard',
    'nothing-in-sight': enemies.length === 0 && !leaving.some((each) => isSeen(eyes, each)),
  };
}

/** The cover that he has from an enemy. */
function coverFrom(eyes: Eyes, { body: from }: Seen, to: Seen['body']): 'open' | 'soft' | 'hard' {
  return coverOf({ from, to, sight: eyes.sight(from, to), cover: eyes.cover(from, to) }, eyes.values).value;
}
