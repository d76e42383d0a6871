import type { Button, Menu } from '../../reply/document.ts';

/** What the button of each action carries. It refers to a ruling by its log and number, and to a page by its number and size. */
const CARRIED = {
  again: /^([^:]+):(\d+)$/,
  why: /^([^:]+):(\d+)$/,
  question: /^([^:]+):(\d+)$/,
  correct: /^([^:]+):(\d+)$/,
  right: /^\d+$/,
  older: /^(\d+):(\d+)$/,
  newer: /^(\d+):(\d+)$/,
  'next-die': /^\d+$/,
  join: /^[^:]+$/,
  agree: /^\d+$/,
  decline: /^\d+$/,
  confirm: /^(?:game-end|data-delete(?:-server)?)$/,
  rule: /^[A-Z]{2}-[A-Z]+-\d+$/,
  // The book, the rule that was shown, and the question.
  helped: /^([a-z\d-]+):([A-Z]{2}-[A-Z]+-\d+):(.*)$/s,
  missed: /^([a-z\d-]+):([A-Z]{2}-[A-Z]+-\d+):(.*)$/s,
  show: /^[A-Z]{2}-[A-Z]+-\d+$/,
  table: /^[a-z\d-]+\/[a-z\d-]+$/,
  'show-table': /^[a-z\d-]+\/[a-z\d-]+$/,
  'show-card': /^[a-z\d-]+\/[a-z\d-]+$/,
  'show-compare': /^[a-z\d-]+(?:\/[a-z\d-]+){1,2}$/,
  quickstart: /^(?:[a-z\d-]+(?:\/(?:rulings|alone|campaign(?:\/[a-z\d-]+(?:\/squads)?)?))?)?$/,
  help: /^[a-z\d-]+(?: [a-z\d-]+)?$/,
  // A channel has only one board.
  board: /^$/,
  'goes-on': /^$/,
  answer: /^([^:]+:[^:]*)(?::([^:]+):([^:]+))?$/,
  undo: /^([^:]+):(\d+)$/,
  strike: /^(\d+):(\d+)$/,
  owed: /^\/[a-z-]+(?: .*)?$/s,
  opening: /^\/[a-z-]+(?: .*)?$/s,
  // The record that it was offered under, and the command.
  'first-ruling': /^(\d+):(\/[a-z-]+(?: .*)?)$/s,
  // The command as it's written, or the key of one too long for a button.
  run: /^(?:\/[a-z-]+(?: .*)?|#[\d-]+)$/s,
  deed: /^(?:\/[a-z-]+(?: .*)?|#[\d-]+)$/s,
  change: /^(?:\/[a-z-]+(?: .*)?|#[\d-]+)$/s,
  more: /^(?:\/[a-z-]+(?: .*)?|#[\d-]+)$/s,
  roll: /^(?:\/[a-z-]+(?: .*)?|#[\d-]+)$/s,
  settle: /^(?:\/[a-z-]+(?: .*)?|#[\d-]+)$/s,
  // The step that it ends, so that it ends no other one.
  end: /^.*$/s,
  // It opens under its own message.
  thread: /^$/,
  // The page, and what it belongs to.
  turn: /^(\d+):(\/[a-z-]+(?: .*)?|#[\d-]+)$/s,
  // The button of a situation carries the situation's number, to find it again.
  play: /^\d*$/,
  // The page of units, and the one that's shown.
  page: /^\d+(?::.+)?$/,
  pick: /^$/,
  fill: /^(?:\/[a-z-]+(?: .*)?|#[\d-]+)$/s,
  instead: /^([^:]+):(\d+)$/,
} as const satisfies Record<Button['action'] | Menu['action'], RegExp>;

/** What a button carries through Discord, 100 characters at most, so that it still works after a restart. */
export function customIdOf({ action, of }: Pick<Button | Menu, 'action' | 'of'>): string {
  return `${action}:${of}`;
}

/** A button or a menu, as it comes back from Discord. */
export interface Came {
  readonly action: keyof typeof CARRIED;
  readonly of: string;
}

/** The button or menu behind a custom ID; `undefined` for one that this version doesn't know. */
export function buttonOf(customId: string): Came | undefined {
  const colon = customId.indexOf(':');
  const [name, of] = [customId.slice(0, colon), customId.slice(colon + 1)];
  const known = Object.hasOwn(CARRIED, name) && CARRIED[name as Came['action']].test(of);
  return known ? { action: name as Came['action'], of } : undefined;
}

/** The page that an `older` or `newer` button turns to, as options of `/log`. */
export function pageOf({ of }: Came): { readonly page: string; readonly size: string } {
  const [, page, size] = CARRIED.older.exec(of)!;
  return { page: page!, size: size! };
}

/** What a `show-compare` button compares, as options of `/compare`. */
export function comparedBy({ of }: Came): Record<string, string> {
  const [book = '', one = '', two] = of.split('/');
  const where: Record<string, string> = book === 'all' ? { books: book } : { rules: book };
  return { one, ...(two === undefined ? {} : { two }), ...where };
}

/** The question, its book and the answer that was shown, from a button that says whether the answer helped. */
export function judgedBy({ of }: Came): { readonly book: string; readonly shown: string; readonly query: string } {
  const [, book = '', shown = '', query = ''] = CARRIED.missed.exec(of)!;
  return { book, shown, query };
}

/** The question that an `answer` button is about, and the answer itself if the button carries it. */
export function answerOf({ of }: Came): { readonly of: string; readonly name?: string; readonly value?: string } {
  const [, question, name, value] = CARRIED.answer.exec(of)!;
  return name === undefined || value === undefined ? { of: question! } : { of: question!, name, value };
}

/** The page that a `turn` button turns to, from 1, and the command for it. */
export function turnOf({ of }: Came): { readonly page: number; readonly turns: string } {
  const [, page, turns] = CARRIED.turn.exec(of)!;
  return { page: Number(page), turns: turns! };
}

/** The record that a `first-ruling` button was offered under, and its command. */
export function firstRulingOf({ of }: Came): { readonly seq: number; readonly text: string } {
  const [, seq, text] = CARRIED['first-ruling'].exec(of)!;
  return { seq: Number(seq), text: text! };
}

/** What a `strike` button strikes out, as options of `/undo`. */
export function strikesOf({ of }: Came): { readonly to: number; readonly confirm: number } {
  const [, to, confirm] = CARRIED.strike.exec(of)!;
  return { to: Number(to), confirm: Number(confirm) };
}

/** The ruling that an `again`, `undo` or `why` button is about. */
export function rulingOf({ of }: Came): { readonly log: string; readonly seq: number } {
  const [, log, seq] = CARRIED.again.exec(of)!;
  return { log: log!, seq: Number(seq) };
}
