import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button, Menu, Offers } from '../../reply/document.ts';
import { choiceOf, customIdOf } from '../buttons/index.ts';
import { shortened } from './shortened.ts';

/** Discord's limits. */
const LONGEST_ID = 100;
const LONGEST_LABEL = 80;
const LONGEST_CHOICE = 100;
const LONGEST_PLACEHOLDER = 150;
const MOST_IN_ROW = 5;
const MOST_ROWS = 5;

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/**
 * Menus and buttons in rows, each button once: Discord refuses two that do the same.
 * @param last buttons for a row of their own below all others
 */
export function rowsOf(words: Catalogue, { buttons = [], menus = [] }: Offers, last: readonly Button[] = []): Row[] {
  const most = last.length > 0 ? MOST_ROWS - 1 : MOST_ROWS;
  const carried = buttons.filter(canBeCarried);
  const once = [...new Map(carried.map((button) => [customIdOf(button), button])).values()];
  const rows = inRows(once).map((row) => rowOf(row.map((button) => builtOf(words, button))));
  const all = [...menus.map((menu) => rowOf([menuOf(menu)])), ...rows].slice(0, most);
  return last.length > 0 ? [...all, rowOf(last.map((button) => builtOf(words, button)))] : all;
}

/** A side's name may be too long for a button, but the command for it does the same. */
export function canBeCarried(button: Button): boolean {
  return customIdOf(button).length <= LONGEST_ID;
}

/** A row is as long as it can be, unless a button ends it. */
function inRows(buttons: readonly Button[]): readonly (readonly Button[])[] {
  const rows: Button[][] = [[]];
  for (const button of buttons) {
    const row = rows.at(-1)!;
    row.push(button);
    if (button.endsRow || row.length === MOST_IN_ROW) rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

/** A button as Discord takes it. */
export function builtOf(words: Catalogue, button: Button): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    custom_id: customIdOf(button),
    label: shortened(button.label ?? words.notices.buttons[button.action], LONGEST_LABEL),
    style: button.first ? ButtonStyle.Primary : ButtonStyle.Secondary,
    disabled: button.disabled ?? false,
  };
}

function rowOf(components: APIComponentInMessageActionRow[]): Row {
  return { type: ComponentType.ActionRow, components };
}

function menuOf(menu: Menu): APIStringSelectComponent {
  const options = menu.choices.map(({ label: name, value, hint, chosen }) => ({
    label: shortened(name, LONGEST_CHOICE),
    value: choiceOf(menu.action, value),
    ...(chosen ? { default: true } : {}),
    ...(hint === undefined ? {} : { description: shortened(hint, LONGEST_CHOICE) }),
  }));
  return {
    type: ComponentType.StringSelect,
    custom_id: customIdOf(menu),
    placeholder: shortened(menu.label, LONGEST_PLACEHOLDER),
    options,
  };
}
