import { commandText } from '../../kernel/options/given-command.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { KINDS } from '../../table/piece.ts';
import type { Point } from '../../table/shape.ts';
import type { GroundTold, TableTold } from '../telling.ts';
import type { Over } from './chart.ts';
import { byId, type Choice, copied, fill, value } from './showing.ts';
import { LEAST, OUTLINES, type Outline, type Traced, Tracing } from './tracing.ts';

/** What the form needs of the page around it. */
interface Around {
  /** The table as it is now, if there is one. */
  table(): { readonly told: TableTold; readonly ground: GroundTold } | undefined;
  /** A place as it's typed. @throws {InputError} */
  placeNamed(text: string): Point;
  /** Does something, and says what's wrong where something typed is. */
  trying(work: () => void): void;
  /** Something has changed that's drawn: the pieces, or only what lies over them. */
  changed(what: 'pieces' | 'over'): void;
}

/** The part of the page where pieces are traced over a photograph: their corners are tapped or typed, and their text is copied. */
export interface TraceForm {
  readonly pieces: readonly Traced[];
  tap(at: Point): void;
  /** The corners so far. @throws {InputError} for one that isn't a place */
  over(): readonly Over[];
}

export function traceForm(say: Catalogue['page'], around: Around): TraceForm {
  const traced = new Tracing();
  const typed = () => byId<HTMLInputElement>('trace-corners');
  const corners = () => (value('trace-corners').match(/\S+/g) ?? []).map((text) => around.placeNamed(text));
  const type = (text: string) => {
    typed().value = text;
    around.changed('over');
  };
  const shows = () => {
    const now = around.table();
    const { text } = traced;
    byId<HTMLInputElement>('trace-command').value =
      text === '' ? '' : commandText({ name: 'battlefield lay', given: { piece: text } });
    byId<HTMLTextAreaElement>('trace-table').value = now ? traced.table(now.told, now.ground) : '';
    around.changed('pieces');
  };
  const says = (text: string) => {
    byId('trace-says').textContent = text;
  };
  fill(
    'trace-kind',
    KINDS.map((kind): Choice => [kind, kind]),
  );
  fill(
    'trace-outline',
    OUTLINES.map((outline): Choice => [outline, say.outlines[outline]]),
  );
  typed().addEventListener('input', () => around.changed('over'));
  const add = () => {
    const now = around.table();
    const outline = value('trace-outline') as Outline;
    const all = corners();
    if (!now || all.length < LEAST[outline]) return says(say.cornersNeeded(LEAST[outline]));
    traced.add(value('trace-kind'), outline, all, now.told, now.ground);
    type('');
    shows();
    says(say.traced(traced.pieces.at(-1)!.id));
  };
  byId('trace-add').addEventListener('click', () => around.trying(add));
  byId('trace-back').addEventListener('click', () => {
    const text = value('trace-corners');
    if (text !== '') return type(text.replace(/\s*\S+$/, ''));
    traced.back();
    shows();
  });
  for (const [button, field] of [
    ['trace-copy', 'trace-command'],
    ['trace-copy-table', 'trace-table'],
  ] as const)
    byId(button).addEventListener('click', () => copied(byId<HTMLInputElement>(field), () => says(say.copied)));
  return {
    get pieces() {
      return traced.pieces;
    },
    tap: (at) => type(`${value('trace-corners')} ${at.join(',')}`.trim()),
    over() {
      const all = corners();
      const [only] = all;
      if (!only) return [];
      return all.length === 1 ? [{ kind: 'ring', at: only }] : [{ kind: 'way', points: all }];
    },
  };
}
