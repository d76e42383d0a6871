import type { Catalogue } from '../../reply/catalogue.ts';
import type { PageTold, RulingTold } from '../telling.ts';

/** A part of the page that's always there. */
export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  return document.getElementById(id) as E;
}

/** What's typed or chosen in a field. */
export function value(id: string): string {
  return byId<HTMLInputElement>(id).value.trim();
}

export function item(...parts: readonly (string | Node)[]): HTMLElement {
  return element('li', '', ...parts);
}

/** One choice: its value and what it's called. */
export type Choice = readonly [value: string, label: string];

/** Fills a menu; what's chosen stays so if it still can be. */
export function fill(id: string, choices: readonly Choice[]): void {
  const menu = byId<HTMLSelectElement>(id);
  const chosen = menu.value;
  menu.replaceChildren(...choices.map(([name, label]) => new Option(label, name, false, name === chosen)));
}

/** Copies what's in a field. Without https there's no clipboard: it's selected, so that a key copies it. */
export function copied(field: HTMLInputElement | HTMLTextAreaElement, done: () => void): void {
  field.select();
  const copying = navigator.clipboard?.writeText(field.value) ?? Promise.reject(new Error('no clipboard'));
  void copying.then(done, () => field.focus());
}

export function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}

function element(name: string, look: string, ...parts: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  if (look !== '') made.className = look;
  made.append(...parts);
  return made;
}

/** Everything but the table. @param knew the newest record that was shown before, of which nothing is announced again */
export function showNews(say: Catalogue['page'], { title, status, rulings, seq }: PageTold, knew?: number): void {
  document.title = title;
  byId('title').textContent = title;
  byId('status').replaceChildren(...status.map((text) => element('p', '', text)));
  byId('rulings').replaceChildren(...rulings.map((each) => rulingItem(say, each)));
  const [newest] = rulings;
  if (newest && seq !== knew) byId('news').textContent = newest.text;
  const thrown = rulings.find(({ dice, struck }) => dice.length > 0 && !struck);
  byId('dice').replaceChildren(...(thrown?.dice ?? []).flatMap((each) => diceOf(each)));
}

function rulingItem(say: Catalogue['page'], { seq, at, text, struck, dice }: RulingTold): HTMLElement {
  const time = element('time', 'quiet', new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' }));
  time.setAttribute('datetime', at);
  const said = struck ? [element('s', '', text), ` (${say.undone})`] : [text];
  const thrown = dice.map(({ label, sides, faces }) => element('span', 'thrown', say.dice(label, sides, faces)));
  return element('li', '', element('span', 'quiet', `#${seq} `), time, ' ', ...said, ...thrown);
}

/** Dice as they lie on a table. */
function diceOf({ label, sides, faces }: RulingTold['dice'][number]): readonly HTMLElement[] {
  const thrown = faces.map((face) => element('b', `die d${sides}`, String(face)));
  return [element('span', 'throw', ...thrown, element('small', '', label))];
}
