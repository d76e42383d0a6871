import { commands } from '../../commands/index.ts';
import { formFor } from '../../src/command/forms/form-for.ts';
import { panelOf } from '../../src/command/panel/panel.ts';
import { commandNamed } from '../../src/command/typing/find.ts';
import type { Catalogue } from '../../src/reply/catalogue.ts';
import type { Document, Form } from '../../src/reply/document.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { runs } from '../nightly.ts';
import { Playing } from '../referee/playing.ts';

/** Units of each book that do different things. */
export const PLAYED: Readonly<Record<string, readonly string[]>> = {
  'landser-classic': ['squad-leader', 'rifleman', 'machine-gunner'],
  landser: ['rifleman', 'hmg-gunner', 'panzerfaust-soldier', 'tiger'],
  'hans-n-panzer': ['infantry', 'sherman', 'infantry-mortar', 'bazooka-team'],
  'ww2-skirmish': ['rifle-team', 'lmg-team', 'mortar-team', 'carrier'],
  panzertroops: ['rifleman', 'panzerfaust-rifleman', 'panzer-4h'],
};

/** What's on a player's screen: the panel of a unit, or a form that it opens. */
export interface Shown {
  readonly of: string;
  readonly isForm: boolean;
  readonly texts: readonly string[];
}

/** The panels of a side's units at the start of a battle by a book, and each form that they open. */
export async function panelsAndForms(words: Catalogue, id: string): Promise<readonly Shown[]> {
  const table = await battle(id);
  const campaign = await table.referee.campaign('caen');
  const shown = new Map<string, Shown>();
  for (const unit of Object.values(campaign.game!.units).filter(({ side }) => side === 'axis')) {
    const { document } = await panelOf(words, campaign, 'anna', { id: unit.id });
    shown.set(unit.name, { of: unit.name, isForm: false, texts: [plainText(document), ...besides(document)] });
    for (const { action, of } of document.buttons ?? []) {
      if (action !== 'deed' || 'kept' in of || shown.has(of.name)) continue;
      const asked = { channel: 'caen', user: 'anna', given: of.given };
      const found = await formFor(words, table.referee, commandNamed(of.name, commands), asked, 'change');
      shown.set(of.name, { of: of.name, isForm: true, texts: found ? textsOf(found.form) : [] });
    }
  }
  return [...shown.values()];
}

async function battle(rules: string): Promise<Playing> {
  const table = await Playing.begin();
  await table.says('ute', `/game new rules:${rules}`);
  for (const [user, side, whose] of [
    ['anna', 'axis', 'Red'],
    ['ben', 'allies', 'Blue'],
  ] as const) {
    await table.says(user, `/game join side:${side}`);
    for (const profile of PLAYED[rules]!.slice(0, runs(3, 9)))
      await table.says(user, `/unit add profile:${profile} name:"${whose} ${profile}"`);
  }
  await table.says('ute', '/turn end');
  return table;
}

function textsOf({ title, fields }: Form): readonly string[] {
  const own = fields.flatMap(({ label, hint, choices = [] }) => [
    ...[label, hint],
    ...choices.flatMap((each) => [each.label, each.hint ?? '']),
  ]);
  return [title, ...own];
}

/** What's written under and beside a reply: buttons, menus, what its pictures show, and what they show for those who can't see. */
export function besides({ buttons = [], menus = [], pictures = [] }: Partial<Document>): readonly string[] {
  return [
    ...buttons.map(({ label = '' }) => label),
    ...menus.flatMap(({ label, choices }) => [label, ...choices.flatMap((each) => [each.label, each.hint ?? ''])]),
    ...pictures.flatMap(({ alt, svg }) => [alt, ...[...svg().matchAll(/>([^<>]+)</g)].map(([, text]) => text!)]),
  ];
}
