import type { APIModalInteractionResponseCallbackData, ModalSubmitInteraction } from 'discord.js';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Form } from '../../reply/document.ts';
import { anyCommand, nothing, ruling, type ValuesOf } from '../buttons/carried.ts';
import { die } from './die.ts';
import { file } from './file.ts';
import type { FormKind, Taking } from './kind.ts';
import { shownAs } from './modal.ts';
import { answer } from './solo-answer.ts';

type Ruling = ValuesOf<typeof ruling>;
type AnyCommand = ValuesOf<typeof anyCommand>;

/** What a player saw for a ruling, to be put right. */
const correct: FormKind<Ruling, Form> = {
  carried: ruling,
  asks: (_, form) => shownAs(form),
  takes: (of, _, does) => does.corrects(of),
};

/** What somebody doubts about a ruling. */
const question: FormKind<Ruling, Form> = {
  carried: ruling,
  asks: (_, form) => shownAs(form),
  takes: (of, _, does) => does.questions(of),
};

/** What a command lacks. */
const fill: FormKind<AnyCommand, Form> = {
  carried: anyCommand,
  asks: (_, form) => shownAs(form),
  takes: (of, _, does) => does.completes(of),
};

/** What a unit does, asked from its panel, which shows it before anything is done. */
const deed: FormKind<AnyCommand, Form> = {
  carried: anyCommand,
  asks: (_, form) => shownAs(form),
  takes: (of, _, does) => does.plans(of),
};

/** Somebody's own hours and time zone. */
const times: FormKind<ValuesOf<typeof nothing>, Form> = {
  carried: nothing,
  asks: (_, form) => shownAs(form),
  takes: (_, __, does) => does.setsTimes(),
};

/** Every kind there is, by the first word of its custom IDs. */
const FORMS = { correct, question, fill, deed, die, form: file, 'answer-form': answer, 'own-times': times };

type Forms = typeof FORMS;
type About<K extends keyof Forms> = Forms[K] extends FormKind<infer Of, infer _> ? Of : never;
type Asking<K extends keyof Forms> = Forms[K] extends FormKind<infer _, infer Made> ? Made : never;

/** A kind, whatever it's about: what it's asked goes with its own values alone. */
function kindOf(name: keyof Forms): FormKind<unknown, unknown> {
  return FORMS[name] as unknown as FormKind<unknown, unknown>;
}

/**
 * A form as Discord shows it. It carries what it's about, so that it works after a restart.
 * @param of what it's about @param asking what it's made from
 */
export function modalOf<const K extends keyof Forms>(
  words: Catalogue,
  name: K,
  of: About<K>,
  asking: Asking<K>,
): APIModalInteractionResponseCallbackData {
  const { carried, asks } = kindOf(name);
  return { custom_id: `${name}:${carried.write(of)}`, ...asks(words, asking) };
}

/** Does what a form that was sent is for. */
export function take(sent: ModalSubmitInteraction, does: Taking): Promise<unknown> {
  const { customId } = sent;
  const colon = customId.indexOf(':');
  const name = customId.slice(0, colon);
  if (!Object.hasOwn(FORMS, name)) return does.isStale();
  const { carried, takes } = kindOf(name as keyof Forms);
  const of = carried.read(customId.slice(colon + 1));
  return of === undefined ? does.isStale() : takes(of, sent, does);
}
