import { z } from 'zod';

/** The form of the records written today. Older ones are upgraded when read, unknown ones refused. */
export const RECORD_VERSION = 1;

const flat = z.union([z.string(), z.number(), z.boolean()]);
const fields = z.record(z.string(), flat);

const moment = z.object({
  turn: z.number().int(),
  side: z.string().exactOptional(),
  step: z.string().exactOptional(),
  edge: z.enum(['start', 'end']),
});

const subject = z.union([
  z.object({ unit: z.string() }),
  z.object({ side: z.string() }),
  z.object({ table: z.literal(true) }),
]);

const effect = z.discriminatedUnion('effect', [
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

const step = z.object({
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

const ruled = z.object({
  type: z.literal('ruled'),
  verb: z.string(),
  rules: z.string(),
  /** As declared by the one who spoke; `filled` is what the referee knew. */
  options: fields,
  filled: fields.exactOptional(),
  toggles: z.array(z.string()),
  /** Thrown by Umpire, or on the table and told to it. */
  dice: z.enum(['thrown', 'table']),
  facts: fields,
  steps: z.array(step),
  effects: z.array(effect),
  /** The channel had chosen no ruleset, and this ruling said so. */
  defaulted: z.literal(true).exactOptional(),
});

const event = z.discriminatedUnion('type', [
  /** The log's secret seed, from here on, is one with this SHA-256. */
  z.object({ type: z.literal('committed'), commitment: z.string(), mix: z.string() }),
  ruled,
  z.object({ type: z.literal('undone'), strikes: z.array(z.number().int()) }),
]);

const record = z.object({
  version: z.literal(RECORD_VERSION),
  seq: z.number().int().positive(),
  at: z.iso.datetime(),
  /** Who spoke: a Discord user's ID, at the terminal a name. */
  by: z.string(),
  /** The interaction that caused it: it is acted on once. */
  interaction: z.string(),
  /** As it was typed. */
  command: z.string(),
  events: z.array(event),
});

/** What one command wrote; writing it is the commit. */
export type LogRecord = z.infer<typeof record>;
/** What happened, in the past tense, with everything that was decided. */
export type LogEvent = LogRecord['events'][number];
export type Ruled = Extract<LogEvent, { type: 'ruled' }>;

/** A record cannot be read: written by a later Umpire, or damaged. The log is left as it is. */
export class UnreadableRecord extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`The record ${key} cannot be read`, options);
    this.name = 'UnreadableRecord';
  }
}

/** A record as the store gave it, checked. @throws {UnreadableRecord} */
export function readRecord(key: string, value: unknown): LogRecord {
  const read = record.safeParse(value);
  if (read.success) return read.data;
  throw new UnreadableRecord(key, { cause: read.error });
}
