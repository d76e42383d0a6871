import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Issue, isObject, type Json, objects } from './form.ts';

/** What discord.js sends although the official description does not have it. */
const EXTRA_KEYS: Record<string, readonly string[]> = {
  ComponentEmojiForRequest: ['animated'],
  IncomingWebhookInteractionRequest: ['enforce_nonce'],
  IncomingWebhookRequestPartial: ['enforce_nonce'],
  IncomingWebhookUpdateRequestPartial: ['enforce_nonce', 'tts'],
  IncomingWebhookUpdateForInteractionCallbackRequestPartial: ['enforce_nonce', 'tts'],
  MessageEditRequestPartial: ['enforce_nonce', 'tts'],
};

type Schemas = Record<string, Json>;

/** Bodies checked against the official description of Discord's API. */
export class Description {
  readonly #strict: Ajv2020;
  readonly #plain: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction>();

  private constructor(spec: Json) {
    this.#plain = checker(spec);
    this.#strict = checker(strictCopy(spec));
  }

  static readonly #loaded = new Map<string, Description>();

  /** The description in the file named by DISCORD_API_SPEC; undefined when there is none. Read once a process. */
  static load(file = process.env.DISCORD_API_SPEC): Description | undefined {
    if (!file) return undefined;
    let description = Description.#loaded.get(file);
    if (!description) {
      description = new Description(JSON.parse(readFileSync(file, 'utf8')));
      Description.#loaded.set(file, description);
    }
    return description;
  }

  /** What is wrong with a request body, unknown keys included. */
  request(schema: string, body: unknown, path = ''): Issue[] {
    return this.#check(this.#strict, `strict ${schema}`, schema, body, path);
  }

  /** What is wrong with one of the loopback's own answers. */
  response(schema: string, body: unknown): Issue[] {
    return this.#check(this.#plain, `plain ${schema}`, schema, body, '');
  }

  #check(ajv: Ajv2020, key: string, schema: string, body: unknown, path: string): Issue[] {
    let validate = this.#compiled.get(key);
    if (!validate) {
      validate = ajv.compile({ $ref: `discord#/components/schemas/${schema}` });
      this.#compiled.set(key, validate);
    }
    if (validate(body)) return [];
    return (validate.errors ?? []).filter(isTelling).map((error) => ({
      path:
        path +
        error.instancePath
          .replace(/\/(\d+)/g, '[$1]')
          .replaceAll('/', '.')
          .replace(/^\./, path ? '.' : ''),
      message: `${schema}: ${error.message} ${JSON.stringify(error.params)}`,
    }));
  }
}

function checker(spec: Json): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv, ['uri', 'date-time']);
  for (const format of ['int32', 'int64', 'double', 'nonce']) ajv.addFormat(format, true);
  ajv.addFormat('snowflake', /^\d{1,20}$/);
  return ajv.addSchema(spec, 'discord');
}

/** The description, with unknown keys forbidden, its alternatives chosen by type, and with what discord.js adds allowed. */
function strictCopy(spec: Json): Json {
  const copy = structuredClone(spec);
  const schemas = (copy.components as { schemas: Schemas }).schemas;
  for (const schema of Object.values(schemas)) forbidUnknown(schema);
  choose(schemas, schemas);
  for (const [name, keys] of Object.entries(EXTRA_KEYS)) {
    for (const key of keys) (schemas[name]?.properties as Json)[key] = true;
  }
  // discord.js sends a decimal string, which Discord accepts.
  for (const name of ['ApplicationCommandUpdateRequest', 'ApplicationCommandCreateRequest']) {
    (schemas[name]?.properties as Json).default_member_permissions = { type: ['integer', 'string', 'null'] };
  }
  return copy;
}

function forbidUnknown(schema: unknown): void {
  if (Array.isArray(schema)) schema.forEach(forbidUnknown);
  if (!isObject(schema)) return;
  if (isObject(schema.properties) && !('additionalProperties' in schema)) schema.additionalProperties = false;
  // The parts of an allOf each know only some of the keys.
  for (const [key, inner] of Object.entries(schema)) if (key !== 'allOf') forbidUnknown(inner);
}

/**
 * Where the alternatives differ by `type`, only the one of the body's type is asked, so that its errors are not lost
 * among those of all the others. The same for what may be null.
 */
function choose(schema: unknown, schemas: Schemas): void {
  if (Array.isArray(schema)) for (const inner of schema) choose(inner, schemas);
  if (!isObject(schema)) return;
  for (const inner of Object.values(schema)) choose(inner, schemas);
  const alternatives = objects(schema.oneOf);
  const [first, second] = alternatives;
  if (alternatives.length === 2 && first?.type === 'null' && second) {
    delete schema.oneOf;
    Object.assign(schema, { if: first, else: second });
    return;
  }
  const types = alternatives.map(({ $ref }) => typesOf(schemas[String($ref).split('/').at(-1) ?? '']));
  if (!types.length || types.some((type) => !type)) return;
  delete schema.oneOf;
  schema.required = ['type'];
  schema.properties = { type: { enum: types.flat() } };
  schema.allOf = alternatives.map((alternative, index) => ({
    if: { required: ['type'], properties: { type: { enum: types[index] } } },
    // biome-ignore lint/suspicious/noThenProperty: it is JSON Schema's word
    then: alternative,
  }));
}

const typesOf = (schema: Json | undefined): unknown[] | undefined =>
  ((schema?.properties as Schemas | undefined)?.type?.enum as unknown[] | undefined) ?? undefined;

/** A failed branch is reported by what failed in it. */
const isTelling = ({ keyword }: ErrorObject): boolean => keyword !== 'if';
