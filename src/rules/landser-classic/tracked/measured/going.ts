import type { TableValues } from '../../../../../data/table.ts';
import type { Facts } from '../../../../kernel/state/facts.ts';
import type { Act, Bar, Measured } from '../../../../measuring/book-table.ts';
import { barsOutOfContact, endingAt } from '../../../../measuring/contact.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { goingBy, priceOn, type Travel, travelOf } from '../../../../measuring/travel.ts';
import type { Ground } from '../../../../table/path.ts';
import { has } from '../state.ts';

/** What an inch of difficult ground costs (LC-TERR-02), and in a sneak (LC-TERR-03). */
const DIFFICULT = 2;
const SNEAKING = 4 / 3;

/** Whether some ground is difficult for men or vehicles. */
export function isDifficult(
  ground: Pick<Ground, 'kind' | 'piece'>,
  by: 'men' | 'vehicles',
  values: TableValues,
): boolean {
  return priceOn(ground, by, values) === DIFFICULT;
}

/** What the way costs of the allowance (LC-TERR-02 to -05). */
export function travel(eyes: Eyes, { action }: Act): Travel | undefined {
  const price = (ground: Ground, by: 'men' | 'vehicles') => {
    const each = priceOn(ground, by, eyes.values);
    return action === 'sneak' && by === 'men' && each === DIFFICULT ? SNEAKING : each;
  };
  return travelOf(eyes, { price, passes: 'friends' });
}

/** LC-TERR-02: whether all of the way is difficult ground. */
export function difficultWay(eyes: Eyes, act: Act): Measured | undefined {
  const way = travel(eyes, act);
  const { mover } = eyes;
  if (!way || !mover) return undefined;
  const { ground } = way.path;
  const by = goingBy(mover);
  return { value: ground.length > 0 && ground.every((each) => isDifficult(each, by, eyes.values)) };
}

/** What's in the way, walls that nobody crosses at a run (LC-TERR-06), how far he may go, and whom he doesn't reach. */
export function barsOfWay(eyes: Eyes, act: Act, facts: () => Facts | undefined): readonly Bar[] {
  const way = travel(eyes, act);
  if (!way) return barsOfMeeting(eyes);
  const bars: Bar[] = [];
  const { mover } = eyes;
  const walls = way.path.lines.map(({ piece }) => piece.id);
  if (way.barred.length > 0) bars.push({ reason: 'way', values: { by: way.barred } });
  else if (act.action === 'move-fast' && goingBy(mover!) === 'men' && walls.length > 0)
    bars.push({ reason: 'way', rule: eyes.values.verbs.move?.forbids?.line, values: { by: walls } });
  const allowance = facts()?.allowance;
  if (typeof allowance === 'number' && way.price! > allowance) {
    bars.push({ reason: 'allowance', values: { price: way.price!, allowance } });
  }
  return [...bars, ...barsOfMeeting(eyes)];
}

/** LC-LIGHT-06, LC-SER-05: a commander or a medic comes into contact with whomever he helps. */
function barsOfMeeting(eyes: Eyes): readonly Bar[] {
  const { actor, targets } = eyes.scene;
  const rule = eyes.values.verbs.move?.forbids?.apart;
  if (!actor || rule === undefined || !(has(actor, 'leader') || has(actor, 'medic'))) return [];
  return targets.flatMap((target) =>
    target.side === actor.side
      ? barsOutOfContact(eyes, endingAt(eyes), eyes.table.figuresOf(target), { rule, target: target.name })
      : [],
  );
}
