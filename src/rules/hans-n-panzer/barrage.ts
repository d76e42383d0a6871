import { INDIRECT } from '../../../data/hans-n-panzer/armoury.ts';
import { type Landing, SHELTERS } from '../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import type { Pattern } from '../../kernel/dice/drawing.ts';
import { choice, eye, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Contract } from '../../kernel/verb.ts';
import { effective, gated } from './distance.ts';
import { template } from './drawings.ts';
import { killedByShells } from './saves.ts';
import { MOVED, PART, VISIBILITY } from './shared-options.ts';

const MEN = eye.integer(0, 30, { default: 0 });
/** Of the men under another part than the middle one; left out, as many as `near` says. */
const NEAR = eye.integer(0, 30);

const options = {
  weapon: choice.oneOf(INDIRECT, { required: true, filled: true }),
  range: eye.inches({ when: { weapon: ['infantry-mortar'] } }),
  figures: eye.integer(0, 30, { default: 1, filled: true }),
  short: MEN,
  over: MEN,
  right: MEN,
  left: MEN,
  near: MEN,
  'near-short': NEAR,
  'near-over': NEAR,
  'near-right': NEAR,
  'near-left': NEAR,
  cover: eye.oneOf(SHELTERS, { default: 'open', filled: true }),
  part: PART,
  visibility: VISIBILITY,
  moved: MOVED,
} satisfies OptionTable;

/** A salvo, as declared: the template lies on the table, and the men under its five areas are counted. */
export type Salvo = OptionsOf<typeof options>;

function resolve(ruling: Ruling, salvo: Salvo, book: Book): Facts {
  const none = tooFar(ruling, salvo, book);
  if (none) return none;
  const landing = ruling.consult(book.shelling.landing[salvo.weapon]).result;
  const figures = menUnder(salvo, landing);
  if (figures === 0) return { landing };
  return {
    landing,
    figures,
    killed: killedByShells(ruling, { ...salvo, figures, near: nearThere(salvo, landing) }, book),
  };
}

/** HP-ART-03: the infantry mortar fires at what it sees, within its range. The others rely on an observer. */
function tooFar(ruling: Ruling, { weapon, range, visibility }: Salvo, book: Book): Facts | undefined {
  if (weapon !== 'infantry-mortar' || range === undefined) return undefined;
  const reaches = effective(ruling, range, book) <= book.reach.inches[weapon];
  return gated(ruling, { reach: book.reach, range, reaches, visibility }, book);
}

/** HP-RUL-11: only men under the area that's hit are caught; a misfire doesn't hit anything. */
function menUnder(salvo: Salvo, landing: Landing): number {
  if (landing === 'misfire') return 0;
  return landing === 'dead-center' ? salvo.figures : salvo[landing];
}

/** HP-RUL-11: of those men, the ones within an inch of the middle of their own area. */
function nearThere(salvo: Salvo, landing: Landing): number {
  if (landing === 'misfire' || landing === 'dead-center') return salvo.near;
  return salvo[`near-${landing}`] ?? salvo.near;
}

/** The template as it lies, with the men counted under it. */
function drawn(salvo: Partial<Salvo>, { landing, figures: hit }: Facts, book: Book): Pattern | undefined {
  if (salvo.weapon === undefined || landing === undefined) return undefined;
  const { figures = 0, short = 0, over = 0, right = 0, left = 0 } = salvo;
  const counted = { short, over, right, left, 'dead-center': figures };
  const men = typeof hit === 'number' ? { ...counted, [String(landing)]: hit } : counted;
  return template(salvo.weapon, book, landing as Landing, men);
}

/** A salvo of a mortar or a battery at men. */
export const barrage = { kind: 'attack', options, resolve, drawing: drawn } satisfies Contract<Salvo, Book>;
