import { z } from 'zod';

/** What is kept of a unit, side or table, and what facts are made of. */
export const flat = z.union([z.string(), z.number(), z.boolean()]);
export const fields = z.record(z.string(), flat);

/** As the kernel's `Moment`. */
export const moment = z.object({
  turn: z.number().int(),
  side: z.string().exactOptional(),
  step: z.string().exactOptional(),
  edge: z.enum(['start', 'end']),
});

/** As the kernel's `Subject`. */
export const subject = z.union([
  z.object({ unit: z.string() }),
  z.object({ side: z.string() }),
  z.object({ table: z.literal(true) }),
]);

/** As the kernel's `Effect`. */
export const effect = z.discriminatedUnion('effect', [
  z.object({
    effect: z.literal('set'),
    of: subject,
    field: z.string(),
    value: flat,
    until: moment.exactOptional(),
    rule: z.string(),
  }),
  z.object({
    effect: z.literal('add'),
    of: subject,
    field: z.string(),
    value: z.number(),
    floor: z.number().exactOptional(),
    cap: z.number().exactOptional(),
    rule: z.string(),
  }),
  z.object({ effect: z.literal('gone'), unit: z.string(), why: z.string(), rule: z.string() }),
  z.object({
    effect: z.literal('due'),
    verb: z.string(),
    options: fields,
    unit: z.string().exactOptional(),
    at: moment,
    rule: z.string(),
  }),
  z.object({ effect: z.literal('remind'), rule: z.string() }),
]);

const modifier = z.object({ rule: z.string().exactOptional(), label: z.string(), value: z.number() });

/** As the kernel's `Step`. */
export const step = z.object({
  rule: z.string(),
  label: z.string(),
  sides: z.number().int().exactOptional(),
  faces: z.array(z.number().int()),
  modifiers: z.array(modifier),
  total: z.number().exactOptional(),
  need: z.number().exactOptional(),
  result: z.string().exactOptional(),
  row: z.string().exactOptional(),
  settled: z.string().exactOptional(),
  item: z.number().int().exactOptional(),
  results: z.array(z.string()).exactOptional(),
  outOf: z.number().int().exactOptional(),
});
