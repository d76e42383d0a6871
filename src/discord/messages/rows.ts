import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  type MessageActionRowComponentBuilder,
  StringSelectMenuBuilder,
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

export type Row = ActionRowBuilder<MessageActionRowComponentBuilder>;

/**
 * Menus and buttons in rows, each button once: Discord refuses two that do the same.
 * @param last buttons for a row of their own below all others
 */
export function rowsOf(words: Catalogue, { buttons = [], menus = [] }: Offers, last: readonly Button[] = []): Row[] {
  const most = last.length > 0 ? MOST_ROWS - 1 : MOST_ROWS;
  const carried = [...new Map(buttons.filter(canBeCarried).map((button) => [customIdOf(button), button])).values()];
  const rows = Array.from({ length: Math.ceil(carried.length / MOST_IN_ROW) }, (_, i) =>
    carried.slice(i * MOST_IN_ROW, (i + 1) * MOST_IN_ROW),
  );
  const all = [...menus.map(menuRow), ...rows.map((buttons) => buttonRow(words, buttons))].slice(0, most);
  return last.length > 0 ? [...all, buttonRow(words, last)] : all;
}

/** A side's name may be too long for a button, but the command for it does the same. */
export function canBeCarried(button: Button): boolean {
  return customIdOf(button).length <= LONGEST_ID;
}

export function built(words: Catalogue, button: Button): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(customIdOf(button))
    .setLabel(shortened(button.label ?? words.notices.buttons[button.action], LONGEST_LABEL))
    .setStyle(button.first ? ButtonStyle.Primary : ButtonStyle.Secondary)
    .setDisabled(button.disabled ?? false);
}

function buttonRow(words: Catalogue, buttons: readonly Button[]): Row {
  return new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(
    buttons.map((button) => built(words, button)),
  );
}

function menuRow(menu: Menu): Row {
  const options = menu.choices.map(({ label: name, value, hint, chosen }) => ({
    label: shortened(name, LONGEST_CHOICE),
    value: choiceOf(menu.action, value),
    ...(chosen ? { default: true } : {}),
    ...(hint === undefined ? {} : { description: shortened(hint, LONGEST_CHOICE) }),
  }));
  const select = new StringSelectMenuBuilder()
    .setCustomId(customIdOf(menu))
    .setPlaceholder(shortened(menu.label, LONGEST_PLACEHOLDER))
    .addOptions(options);
  return new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(select);
}
