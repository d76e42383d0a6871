import type { Effect } from '../../../../kernel/effect.ts';
import type { OptionTable } from '../../../../kernel/options.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import { type Book, COVERS } from '../../book.ts';
import { inAction } from '../../figures.ts';
import { has, word } from '../../unit.ts';
import { type Answers, mark, markTable } from './marks.ts';
import { enemyNamed, ownNamed } from './sight.ts';

const STRUCK: OptionTable = {
  counter: { type: 'string', default: '', help: 'A counter that spots or is spotted, by name; left out, none does' },
  target: { type: 'string', default: '', help: 'Whom it spots, or who spots it, by name' },
  cover: { type: 'string', values: COVERS, default: 'open', help: 'What that unit is behind' },
  caught: { type: 'integer', min: 1, max: 12, help: 'Artillery: figures within 2 inches; left out, the whole team' },
};

/** WS-SOLO-04, -05, R-51: a counter that spots or is spotted strikes that unit, and is taken away. */
export function countersStrike(scene: Scene, counters: readonly Unit[], book: Book): SoloStep | undefined {
  const { rules } = book.soloTurn;
  const striking = counters.find((counter) => has(counter, 'sees'));
  if (striking) return strikes(scene, striking, book);
  if (counters.length === 0 || scene.table['counters-done'] === true) return undefined;
  return { step: 'ask', question: { id: 'counter', rule: rules.counters, options: STRUCK } };
}

function strikes(scene: Scene, counter: Unit, { soloTurn }: Book): SoloStep {
  const { rules, counters } = soloTurn;
  const target = scene.units.get(word(counter, 'sees') ?? '');
  const strike = counters[word(counter, 'counter') ?? ''];
  const rule = strike?.stays ? rules.mines : rules.counters;
  const gone: Effect = { effect: 'gone', unit: counter.id, why: 'turned-over', rule };
  if (!strike || !target) return { step: 'note', unit: counter.id, says: 'dummy', rule, effects: [gone] };
  const members = Math.max(1, Math.min(12, inAction(target).length));
  const options = {
    ...strike.options,
    ...(strike.shots ? { shots: members } : {}),
    ...(strike.figures ? { figures: Number(counter.fields['sees-caught'] ?? members) } : {}),
    ...(strike.covered ? { cover: word(counter, 'sees-cover') ?? 'open' } : {}),
  };
  // A mine lies face up from then on, and may strike others.
  const face: Effect = { effect: 'set', of: { unit: counter.id }, field: 'turned-over', value: true, rule };
  const marks = strike.stays ? [face, mark(scene, counter, 'sees', rule, '')] : [gone];
  return { step: 'rule', verb: strike.verb, options, targets: [target.id], marks };
}

/** @throws {InputError} for a counter or an enemy who is not there, or a counter that spots nobody */
export function counterTold(scene: Scene, answers: Answers, { soloTurn }: Book): readonly Effect[] {
  const rule = soloTurn.rules.counters;
  const side = String(scene.table.solo);
  const counters = [...scene.units.values()].filter((unit) => unit.side === side && !unit.gone && has(unit, 'counter'));
  const [counter] = ownNamed(counters, answers.counter);
  if (!counter) return [markTable(scene, 'counters-done', rule)];
  const struck = enemyNamed(scene, { side }, answers.target);
  if (!struck) throw new InputError('missing-options', { missing: ['target'] });
  return [
    mark(scene, counter, 'sees', rule, struck.id),
    mark(scene, counter, 'sees-cover', rule, String(answers.cover ?? 'open')),
    ...(answers.caught === undefined ? [] : [mark(scene, counter, 'sees-caught', rule, Number(answers.caught))]),
  ];
}
