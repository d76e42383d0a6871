import { InteractionResponseType as Callback, ComponentType, InteractionType } from 'discord.js';
import { checkChoices } from './commands.ts';
import { checkSelect, flattened } from './components.ts';
import { type Form, isObject, type Json } from './form.ts';
import { checkMessage, EPHEMERAL, type NamedFile } from './message.ts';

/** What a callback answers: the kind of interaction, whether a message's component caused it, the focused option. */
export interface Answered {
  readonly type: InteractionType;
  readonly onMessage: boolean;
  readonly focusedType?: number | undefined;
}

/** Checks an interaction callback. `answered` is undefined when Discord does not know the interaction. */
export function checkCallback(form: Form, body: Json, files: readonly NamedFile[], answered?: Answered): void {
  const data = isObject(body.data) ? body.data : {};
  if (answered && !allowed(answered).includes(body.type as Callback)) {
    form.refuse('type', `Callback type ${body.type} does not answer interaction type ${answered.type}`);
    return;
  }
  switch (body.type) {
    case Callback.ChannelMessageWithSource:
    case Callback.UpdateMessage:
      checkMessage(form, data, files, 'data');
      break;
    case Callback.DeferredChannelMessageWithSource:
      if (Number(data.flags ?? 0) & ~EPHEMERAL) form.refuse('data.flags', 'Only EPHEMERAL can be set when deferring');
      break;
    case Callback.ApplicationCommandAutocompleteResult:
      checkChoices(form, 'data.choices', form.list('data.choices', data.choices, 0, 25), answered?.focusedType);
      break;
    case Callback.Modal:
      checkModal(form, data);
  }
}

function allowed({ type, onMessage }: Answered): Callback[] {
  if (type === InteractionType.ApplicationCommandAutocomplete) return [Callback.ApplicationCommandAutocompleteResult];
  const messages = [Callback.ChannelMessageWithSource, Callback.DeferredChannelMessageWithSource];
  const updates = onMessage ? [Callback.DeferredMessageUpdate, Callback.UpdateMessage] : [];
  return [...messages, ...updates, ...(type === InteractionType.ModalSubmit ? [] : [Callback.Modal])];
}

function checkModal(form: Form, modal: Json): void {
  form.text('data.custom_id', modal.custom_id, 1, 100);
  form.text('data.title', modal.title, 1, 45);
  const top = form.list('data.components', modal.components, 1, 5);
  form.unique(
    'data.components',
    flattened(top).map((component) => component.custom_id),
    'Component custom id',
  );
  for (const [index, component] of top.entries()) checkModalPart(form, `data.components[${index}]`, component);
}

function checkModalPart(form: Form, at: string, component: Json): void {
  switch (component.type) {
    case ComponentType.TextDisplay:
      form.text(`${at}.content`, component.content, 1, 4000);
      break;
    case ComponentType.Label:
      form.text(`${at}.label`, component.label, 1, 45);
      form.text(`${at}.description`, component.description, 0, 100);
      if (isObject(component.component)) checkInput(form, `${at}.component`, component.component);
      else form.refuse(`${at}.component`, 'This field is required');
      break;
    case ComponentType.ActionRow:
      for (const input of form.list(`${at}.components`, component.components, 1, 1)) {
        form.text(`${at}.components[0].label`, input.label, 1, 45);
        checkInput(form, `${at}.components[0]`, input);
      }
      break;
    default:
      form.refuse(at, 'Only labels, rows and text stand in a modal');
  }
}

function checkInput(form: Form, at: string, input: Json): void {
  if (input.type === ComponentType.StringSelect) {
    checkSelect(form, at, input);
    return;
  }
  if (input.type === ComponentType.RadioGroup) {
    form.text(`${at}.custom_id`, input.custom_id, 1, 100);
    const options = form.list(`${at}.options`, input.options, 2, 10);
    form.unique(
      `${at}.options`,
      options.map(({ value }) => value),
      'Option value',
    );
    return;
  }
  form.text(`${at}.custom_id`, input.custom_id, 1, 100);
  if (input.type === ComponentType.CheckboxGroup) {
    const options = form.list(`${at}.options`, input.options, 1, 10);
    form.unique(
      `${at}.options`,
      options.map(({ value }) => value),
      'Option value',
    );
    const [least, most] = [Number(input.min_values ?? 0), Number(input.max_values ?? options.length)];
    if (least < 0 || most < Math.max(1, least) || most > options.length)
      form.refuse(`${at}.max_values`, 'Not between 1 and the number of options');
    if (input.required === true && least === 0) form.refuse(`${at}.min_values`, 'A required group takes at least one');
    return;
  }
  if (input.type === ComponentType.FileUpload) {
    const [least, most] = [Number(input.min_values ?? 1), Number(input.max_values ?? 1)];
    if (least < 0 || most < Math.max(1, least) || most > 10) form.refuse(`${at}.max_values`, 'Not between 1 and 10');
    if (input.required === true && least === 0) form.refuse(`${at}.min_values`, 'A required upload takes at least one');
    return;
  }
  if (input.type !== ComponentType.TextInput) return;
  form.text(`${at}.value`, input.value, 0, 4000);
  form.text(`${at}.placeholder`, input.placeholder, 0, 100);
  const least = Number(input.min_length ?? 0);
  const most = Number(input.max_length ?? 4000);
  if (least > most || most > 4000) form.refuse(`${at}.max_length`, 'Not between min_length and 4000');
}
