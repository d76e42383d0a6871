import type { Effect } from '../../../../kernel/effect.ts';
import type { OptionTable, OptionValue } from '../../../../kernel/options.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import type { Book } from '../../book.ts';
import { inAction } from '../../figures.ts';
import { has, word } from '../../unit.ts';
import { mark } from './marks.ts';
import { enemyNamed } from './sight.ts';

const STRUCK: OptionTable = {
  target: { type: 'string', default: '', help: 'Whom it spots or is spotted by, by name; left out, nobody' },
};

/** WS-SOLO-04, -05, R-51: a counter that spots or is spotted strikes that unit, and is taken away. */
export function counterStrikes(scene: Scene, counter: Unit, book: Book): SoloStep | undefined {
  const { rules, counters } = book.soloTurn;
  const target = scene.units.get(word(counter, 'sees') ?? '');
  if (!has(counter, 'looked-round')) {
    return { step: 'ask', question: { id: 'counter', unit: counter.id, rule: rules.counters, options: STRUCK } };
  }
  if (!target || target.gone) return undefined;
  const gone: Effect = { effect: 'gone', unit: counter.id, why: 'turned-over', rule: rules.counters };
  const strike = counters[word(counter, 'counter') ?? ''];
  if (!strike) return { step: 'note', unit: counter.id, says: 'dummy', rule: rules.counters, effects: [gone] };
  const members = Math.max(1, Math.min(12, inAction(target).length));
  const options = {
    ...strike.options,
    ...(strike.shots ? { shots: members } : {}),
    ...(strike.figures ? { figures: members } : {}),
  };
  return { step: 'rule', verb: strike.verb, options, targets: [target.id], marks: [gone] };
}

export function counterTold(
  scene: Scene,
  counter: Unit,
  { target }: Readonly<Record<string, OptionValue | undefined>>,
  { soloTurn }: Book,
): readonly Effect[] {
  const rule = soloTurn.rules.counters;
  const struck = enemyNamed(scene, counter, String(target ?? ''));
  return [mark(scene, counter, 'looked-round', rule), mark(scene, counter, 'sees', rule, struck?.id ?? '')];
}
