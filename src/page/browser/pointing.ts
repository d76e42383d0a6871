import type { Catalogue } from '../../reply/catalogue.ts';
import type { Point } from '../../table/shape.ts';
import type { Chart } from './chart.ts';
import { button, byId } from './showing.ts';

export type Mode = 'look' | 'measure' | 'plan' | 'trace';

/** What a finger, a mouse or a key does with the table. */
export interface Pointed {
  isUnit(at: Point): boolean;
  /** A line is drawn from one place to another. */
  rule(from: Point, to: Point): void;
  tap(at: Point, mode: Mode): void;
}

/** A hand isn't steadier than this, in pixels. */
const STILL = 6;
const STEP = 60;
const NEARER = 1.25;

/** Makes the table listen: dragging moves it, or measures from a unit or in the mode for that; two fingers and the wheel zoom. */
export function pointing(say: Catalogue['page'], chart: Chart, pointed: Pointed): void {
  const view = byId('view');
  const modeNow = modes(say);
  const fingers = new Map<number, PointerEvent>();
  let drag: { readonly from: Point; readonly rules: boolean; readonly first: PointerEvent; goes: boolean } | undefined;

  view.addEventListener('pointerdown', (event) => {
    const from = chart.placeAt(event);
    fingers.set(event.pointerId, event);
    view.setPointerCapture(event.pointerId);
    const mode = modeNow();
    const rules = mode === 'measure' || (mode === 'look' && from !== undefined && pointed.isUnit(from));
    drag = from && fingers.size === 1 ? { from, rules, first: event, goes: false } : undefined;
  });
  view.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    if (fingers.size === 2) pinch(chart, [...fingers.values()], before, event);
    fingers.set(event.pointerId, event);
    if (!drag) return;
    const far = Math.hypot(event.clientX - drag.first.clientX, event.clientY - drag.first.clientY);
    drag.goes ||= far > STILL;
    if (!drag.goes) return;
    const to = chart.placeAt(event);
    if (!drag.rules) chart.move(before.clientX - event.clientX, before.clientY - event.clientY);
    else if (to) pointed.rule(drag.from, to);
  });
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (drag && !drag.goes && event.type === 'pointerup') pointed.tap(drag.from, modeNow());
    drag = undefined;
  };
  view.addEventListener('pointerup', up);
  view.addEventListener('pointercancel', up);
  view.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      chart.zoom(event.deltaY < 0 ? NEARER : 1 / NEARER, event);
    },
    { passive: false },
  );
  view.addEventListener('keydown', (event) => {
    const does = keys(chart)[event.key];
    if (!does || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    does();
  });
  byId('nearer').addEventListener('click', () => chart.zoom(NEARER));
  byId('further').addEventListener('click', () => chart.zoom(1 / NEARER));
  byId('whole').addEventListener('click', () => chart.whole());
}

function keys(chart: Chart): Readonly<Record<string, () => void>> {
  return {
    ArrowLeft: () => chart.move(-STEP, 0),
    ArrowRight: () => chart.move(STEP, 0),
    ArrowUp: () => chart.move(0, -STEP),
    ArrowDown: () => chart.move(0, STEP),
    '+': () => chart.zoom(NEARER),
    '=': () => chart.zoom(NEARER),
    '-': () => chart.zoom(1 / NEARER),
    '0': () => chart.whole(),
  };
}

/** Buttons for what a drag and a tap do. @returns which is on */
function modes(say: Catalogue['page']): () => Mode {
  let mode: Mode = 'look';
  const all: readonly (readonly [Mode, string])[] = [
    ['look', say.look],
    ['measure', say.rule],
    ['plan', say.draw],
    ['trace', say.trace],
  ];
  const buttons = all.map(([name, label]) => {
    const made = button(label, () => {
      mode = name;
      show();
    });
    return [name, made] as const;
  });
  const show = () => {
    for (const [name, each] of buttons) each.setAttribute('aria-pressed', String(name === mode));
  };
  show();
  byId('nearer').before(...buttons.map(([, each]) => each));
  return () => mode;
}

/** Two fingers that part bring it nearer. */
function pinch(chart: Chart, [one, other]: readonly PointerEvent[], before: PointerEvent, now: PointerEvent): void {
  if (!one || !other) return;
  const still = one.pointerId === now.pointerId ? other : one;
  const apart = (event: PointerEvent) => Math.hypot(event.clientX - still.clientX, event.clientY - still.clientY);
  if (apart(before) > 0) chart.zoom(apart(now) / apart(before), still);
}
