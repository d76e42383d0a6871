import type { LogEvent } from '../../../src/campaign/record.ts';
import type { Fields } from '../../../src/kernel/scene.ts';
import type { Played } from '../played.ts';
import { skirmish } from './skirmish.ts';

/** Red plays alone against Blue; it is the phase of Blue, which the referee runs. */
export function alone(
  red: readonly string[],
  blue: readonly string[],
  house: Readonly<Record<string, boolean>> = {},
): Played {
  const battle = skirmish(red, blue, { 'solo-forces': true, ...house });
  battle.turn();
  return battle;
}

/** What happened, in short: each ruling by its verb and who did it, each note by its word, each body that came on. */
export function told(battle: Played, events: readonly LogEvent[]): readonly string[] {
  const named = (id: string | undefined) => (id === undefined ? '' : ` ${battle.game.units[id]!.name}`);
  return events.flatMap((event) => {
    if (event.type === 'ruled') return [`${event.verb}${named(event.who)}`];
    if (event.type === 'solo-did') return [`${event.says}${named(event.unit)}`];
    if (event.type === 'units-added') return event.units.map(({ name }) => `+ ${name}`);
    return event.type === 'turn-begun' ? ['turn'] : [];
  });
}

/** The rulings of a verb, each as its options. */
export function ruledOn(events: readonly LogEvent[], verb: string): readonly Fields[] {
  return events.flatMap((event) => (event.type === 'ruled' && event.verb === verb ? [event.options as Fields] : []));
}

/** The first fact of the only ruling of a verb. */
export function factOf(events: readonly LogEvent[], verb: string, fact: string): unknown {
  const ruled = events.flatMap((event) => (event.type === 'ruled' && event.verb === verb ? [event] : []));
  return ruled.length === 1 ? ruled[0]!.facts[fact] : `${ruled.length} rulings`;
}
