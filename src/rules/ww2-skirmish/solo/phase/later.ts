import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import { type OptionTable, option } from '../../../../kernel/options/options.ts';
import { completeOptions, readOptions } from '../../../../kernel/options/read-options.ts';
import type { Later, Question } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { meantBy } from '../../../names.ts';
import { inAction } from '../../figures.ts';
import { words } from '../../unit.ts';
import { changesIn } from './sides.ts';

const FACING: OptionTable = {
  facing: option.oneOf(['front', 'side', 'rear'], { default: 'front' }),
  'hull-down': option.flag(),
};

const CROSSING: OptionTable = {
  crossing: option.flag({ default: true }),
};

const FRIENDS: OptionTable = {
  friends: option.flag({ default: true }),
  'target-friends': option.flag({ default: true }),
};

/** WS-DMG-05: which side of the vehicle is hit, asked after the hit. */
export function askFacing(unit: Unit, target: Unit, book: Book): Later {
  return { question: question('facing', unit, target, FACING, book), dice: 1, asked: 'hit' };
}

/** WS-HAT-04: whether it came straight on, if that decides the hit. */
export function askCrossing(unit: Unit, target: Unit, book: Book): Later {
  const asked = { differ: [{ crossing: true }, { crossing: false }] };
  return { question: question('crossing', unit, target, CROSSING, book), dice: 1, asked };
}

/** WS-GREN-10: how many men a blast catches of a team of several. */
export function askCaught(unit: Unit, target: Unit, book: Book): Later | undefined {
  const figures = Math.min(12, inAction(target).length);
  if (figures < 2) return undefined;
  const options: OptionTable = {
    figures: option.integer(1, figures, { default: figures }),
  };
  return { question: question('caught', unit, target, options, book), dice: 1, asked: 'hit' };
}

/** WS-MEL-05: who has friends near, asked if a man would be captured. */
export function askFriends(unit: Unit, target: Unit, book: Book): Later {
  const no = { friends: false, 'target-friends': false };
  const asked = { differ: [{ friends: true, 'target-friends': true }, no] };
  return { question: question('friends', unit, target, FRIENDS, book), dice: 2, asked };
}

function question(id: string, unit: Unit, target: Unit, options: OptionTable, { soloTurn }: Book): Question {
  const before = Object.fromEntries(
    Object.entries(options).flatMap(([name, option]) =>
      'default' in option && option.default !== undefined ? [[name, option.default]] : [],
    ),
  );
  return { id, unit: unit.id, target: target.id, rule: soloTurn.rules[RULES[id]!], options, before };
}

const RULES = { facing: 'facing', crossing: 'crosses', caught: 'caught', friends: 'friends' } as Readonly<
  Record<string, keyof Book['soloTurn']['rules']>
>;

/** A question in the middle of a ruling, with everything so far. */
export function asksLater(
  { units }: Scene,
  id: string,
  unit: string,
  target: string,
  book: Book,
): Question | undefined {
  const [one, other] = [units.get(unit), units.get(target)];
  if (!one || !other) return undefined;
  if (id === 'facing') return askFacing(one, other, book).question;
  if (id === 'crossing') return askCrossing(one, other, book).question;
  if (id === 'friends') return askFriends(one, other, book).question;
  return id === 'caught' ? askCaught(one, other, book)?.question : undefined;
}

/** Which side is hit is asked once in a phase for each firer and target. */
export function laterTold(
  scene: Scene,
  { id, unit, target, options, rule }: Question,
  given: Readonly<Record<string, string>>,
): readonly Effect[] {
  const { same: _, 'all-same': __, ...named } = given;
  const said = completeOptions(options, readOptions(options, named, meantBy));
  const firer = scene.units.get(unit ?? '');
  if (id !== 'facing' || !firer) return [];
  const changes = changesIn(scene);
  const others = words(firer, 'shot-facing').filter((each) => !each.startsWith(`${target}:`));
  changes.set(firer, 'shot-facing', [...others, `${target}:${said.facing}:${said['hull-down']}`], rule);
  return changes.effects;
}
