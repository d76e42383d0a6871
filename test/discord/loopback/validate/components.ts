import { ButtonStyle, ComponentType } from 'discord.js';
import { type Form, isObject, isPresent, type Json, objects, size } from './form.ts';

/** How the components are used: with the V2 flag or without, and the files that came with them. */
export interface ComponentUse {
  readonly v2: boolean;
  readonly files: readonly string[];
}

/** Checks the components of a message. */
export function checkComponents(form: Form, path: string, value: unknown, use: ComponentUse): void {
  const top = form.list(path, value, 0, use.v2 ? 40 : 5);
  for (const [index, component] of top.entries()) {
    const at = `${path}[${index}]`;
    if (!use.v2 && component.type !== ComponentType.ActionRow) {
      form.refuse(at, `Component type ${component.type} needs the flag IS_COMPONENTS_V2`);
    } else checkComponent(form, at, component, use);
  }
  const all = flattened(top);
  form.unique(
    path,
    all.map((component) => component.custom_id),
    'Component custom id',
  );
  if (all.length > 40 && use.v2) form.refuse(path, `At most 40 components in all (there are ${all.length})`);
  const text = all.reduce(
    (sum, { type, content }) => sum + (type === ComponentType.TextDisplay ? size(content) : 0),
    0,
  );
  if (text > 4000) form.refuse(path, `At most 4000 characters of text in all components (there are ${text})`);
}

/** All components, nested ones too. */
export function flattened(components: unknown): Json[] {
  return objects(components).flatMap((component) => {
    const inner = [...objects(component.components), ...[component.accessory, component.component].filter(isObject)];
    return [component, ...flattened(inner)];
  });
}

function checkComponent(form: Form, at: string, component: Json, use: ComponentUse): void {
  switch (component.type) {
    case ComponentType.ActionRow:
      checkRow(form, at, component);
      break;
    case ComponentType.Section:
      checkSection(form, at, component);
      break;
    case ComponentType.TextDisplay:
      form.text(`${at}.content`, component.content, 1, 4000);
      break;
    case ComponentType.MediaGallery:
      form.list(`${at}.items`, component.items, 1, 10);
      break;
    case ComponentType.File:
      checkFile(form, at, component, use);
      break;
    case ComponentType.Container:
      checkContainer(form, at, component, use);
      break;
    case ComponentType.Separator:
      break;
    default:
      form.refuse(at, `Component type ${component.type} cannot stand here`);
  }
}

function checkContainer(form: Form, at: string, container: Json, use: ComponentUse): void {
  for (const [index, inner] of form.list(`${at}.components`, container.components, 1, 40).entries()) {
    const path = `${at}.components[${index}]`;
    if (inner.type === ComponentType.Container) form.refuse(path, 'A container cannot stand in another');
    else checkComponent(form, path, inner, use);
  }
}

function checkRow(form: Form, at: string, row: Json): void {
  const inner = form.list(`${at}.components`, row.components, 1, 5);
  const selects = inner.filter((component) => component.type !== ComponentType.Button);
  if (selects.length && inner.length > 1) form.refuse(at, 'A row holds up to five buttons or one select menu');
  for (const [index, component] of inner.entries()) {
    const path = `${at}.components[${index}]`;
    if (component.type === ComponentType.Button) checkButton(form, path, component);
    else checkSelect(form, path, component);
  }
}

function checkSection(form: Form, at: string, section: Json): void {
  for (const [index, text] of form.list(`${at}.components`, section.components, 1, 3).entries()) {
    form.text(`${at}.components[${index}].content`, text.content, 1, 4000);
  }
  const accessory = section.accessory;
  if (!isObject(accessory)) form.refuse(`${at}.accessory`, 'This field is required');
  else if (accessory.type === ComponentType.Button) checkButton(form, `${at}.accessory`, accessory);
}

function checkFile(form: Form, at: string, component: Json, use: ComponentUse): void {
  const url = String((component.file as Json | undefined)?.url);
  const name = url.replace(/^attachment:\/\//, '');
  if (name === url) form.refuse(`${at}.file.url`, 'Only attachment:// references');
  else if (!use.files.includes(name)) form.refuse(`${at}.file.url`, `The referenced attachment ${name} was not found`);
}

function checkButton(form: Form, at: string, button: Json): void {
  form.text(`${at}.label`, button.label, 0, 80);
  if (button.style === ButtonStyle.Premium) return;
  if (!button.label && !isPresent(button.emoji)) form.refuse(at, 'A button needs a label or an emoji');
  if (button.style === ButtonStyle.Link) {
    if (!isPresent(button.url)) form.refuse(`${at}.url`, 'A link button needs a url');
    if (isPresent(button.custom_id)) form.refuse(`${at}.custom_id`, 'A link button has no custom id');
    return;
  }
  form.text(`${at}.custom_id`, button.custom_id, 1, 100);
  if (isPresent(button.url)) form.refuse(`${at}.url`, 'Only a link button has a url');
}

/** Checks a select menu, in a message or a modal. */
export function checkSelect(form: Form, at: string, select: Json): void {
  form.text(`${at}.custom_id`, select.custom_id, 1, 100);
  form.text(`${at}.placeholder`, select.placeholder, 0, 150);
  const least = typeof select.min_values === 'number' ? select.min_values : 1;
  const most = typeof select.max_values === 'number' ? select.max_values : 1;
  if (least > most) form.refuse(`${at}.min_values`, 'More than max_values');
  if (select.type !== ComponentType.StringSelect) return;
  const options = form.list(`${at}.options`, select.options, 1, 25);
  if (most > options.length) form.refuse(`${at}.max_values`, 'More than there are options');
  form.unique(
    `${at}.options`,
    options.map((option) => option.value),
    'Option value',
  );
  for (const [index, option] of options.entries()) {
    form.text(`${at}.options[${index}].label`, option.label, 1, 100);
    form.text(`${at}.options[${index}].value`, option.value, 1, 100);
    form.text(`${at}.options[${index}].description`, option.description, 0, 100);
  }
}
