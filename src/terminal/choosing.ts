import type { GivenCommand } from '../kernel/options/given-command.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import type { Menu } from '../reply/document.ts';
import type { Heard } from './desk.ts';

/** An answer, and what has been said with it. */
export type Choice = Menu<'quickstart'>['choices'][number];

/** The answers to the question that `/quickstart` has just asked, in the order of their numbers. */
export function choicesIn({ outcome }: Heard): readonly Choice[] {
  const menus = outcome.ok ? (outcome.answer.document.menus ?? []) : [];
  return menus.find((each) => each.action === 'quickstart')?.choices ?? [];
}

/** The numbered answers, a line each. */
export function numbered(words: Catalogue, choices: readonly Choice[]): string {
  const lines = choices.map(({ label }, i) => `${i + 1}. ${label}`);
  return [...lines, words.terminal.choose(choices.length)].join('\n');
}

/** The command that a number stands for; `undefined` for any other text. */
export function chosen(choices: readonly Choice[], typed: string): GivenCommand | undefined {
  const choice = /^\s*\d{1,2}\s*$/.test(typed) ? choices[Number(typed) - 1] : undefined;
  return choice && { name: 'quickstart', given: choice.value };
}
