import { type APIEmbed, type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import type { Attachments } from './attachments.ts';
import { isObject, type Json, objects } from './validate/form.ts';

/** Components as Discord sends them back: numbered, and with the defaults filled in. */
export function asShown(components: unknown, attached: Attachments): APIMessageTopLevelComponent[] {
  const copy = structuredClone(objects(components));
  let next = 1;
  const number = (component: Json): void => {
    component.id ??= next;
    next += 1;
    for (const [key, value] of Object.entries(component)) if (value === null) delete component[key];
    fillIn(component, attached);
    for (const inner of objects(component.components)) number(inner);
    for (const inner of [component.accessory, component.component]) if (isObject(inner)) number(inner);
  };
  copy.forEach(number);
  return copy as unknown as APIMessageTopLevelComponent[];
}

function fillIn(component: Json, attached: Attachments): void {
  switch (component.type) {
    case ComponentType.Container:
      component.accent_color ??= null;
      component.spoiler ??= false;
      return;
    case ComponentType.StringSelect:
      component.min_values ??= 1;
      component.max_values ??= 1;
      return;
    case ComponentType.Separator:
      component.divider ??= true;
      component.spacing ??= 1;
      return;
    case ComponentType.File:
      component.file = media(component.file, attached);
      component.name = (component.file as Json).name;
      component.size = (component.file as Json).size;
      component.spoiler ??= false;
      return;
    case ComponentType.Thumbnail:
      component.media = media(component.media, attached);
      component.spoiler ??= false;
      component.description ??= null;
      return;
    case ComponentType.MediaGallery:
      component.items = objects(component.items).map((item) => ({
        description: null,
        spoiler: false,
        ...item,
        media: media(item.media, attached),
      }));
  }
}

/** `attachment://name` becomes the address of that file. */
function media(given: unknown, attached: Attachments): Json {
  const url = String((given as Json | undefined)?.url);
  const found = [...attached.values()].find(({ attachment }) => url === `attachment://${attachment.filename}`);
  if (!found) return { id: '0', url, proxy_url: url };
  const { id, filename: name, size, url: address } = found.attachment;
  return { id, attachment_id: id, name, size, url: address, proxy_url: address };
}

/** Embeds as Discord sends them back. */
export const embedsShown = (embeds: unknown, attached: Attachments): APIEmbed[] =>
  objects(embeds).map((embed) => {
    const shown: Json = { type: 'rich' };
    for (const [key, value] of Object.entries(embed)) {
      if (value !== null) shown[key] = key === 'image' || key === 'thumbnail' ? image(value, attached) : value;
    }
    return shown as unknown as APIEmbed;
  });

function image(given: unknown, attached: Attachments): Json {
  const { url, proxy_url } = media(given, attached);
  return { url, proxy_url };
}
