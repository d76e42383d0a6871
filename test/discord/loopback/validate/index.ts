import { Violation } from '../errors.ts';
import { type Answered, checkCallback } from './callback.ts';
import { checkCommand, checkCommands } from './commands.ts';
import { Form, type Issue, isObject, type Json } from './form.ts';
import { checkMessage, type NamedFile } from './message.ts';
import { Description } from './schema.ts';

/** A body to check: which route it came by, and what it says. */
export interface Submitted {
  readonly route: string;
  readonly body: unknown;
  readonly files: readonly NamedFile[];
  readonly answered?: Answered | undefined;
}

const CALLBACK_SCHEMAS: Record<number, string> = {
  4: 'CreateMessageInteractionCallbackRequest',
  5: 'CreateMessageInteractionCallbackRequest',
  6: 'UpdateMessageInteractionCallbackRequest',
  7: 'UpdateMessageInteractionCallbackRequest',
  8: 'ApplicationCommandAutocompleteCallbackRequest',
  9: 'ModalInteractionCallbackRequest',
};

const MESSAGE_SCHEMAS: Record<string, string> = {
  'follow-up': 'IncomingWebhookRequestPartial',
  'edit-reply': 'IncomingWebhookUpdateRequestPartial',
  'edit-follow-up': 'IncomingWebhookUpdateRequestPartial',
  'post-message': 'MessageCreateRequest',
  'edit-message': 'MessageEditRequestPartial',
};

/** The largest file a bot may send where nobody has boosted, in bytes. */
const LARGEST_FILE = 10 * 1024 * 1024;

/**
 * Checks a request by the official description, where DISCORD_API_SPEC names it, and by the rules that are not in it.
 * @throws {Violation} what Discord would refuse
 */
export function check(submitted: Submitted): void {
  const issues = [...bySchema(submitted), ...byRules(submitted)];
  if (issues.length) throw new Violation(issues);
}

/** @throws {Violation} HTTP 413, as Discord's front end answers */
export function checkSizes(files: readonly { name: string; bytes: Buffer }[]): void {
  const large = files.filter((file) => file.bytes.length > LARGEST_FILE);
  const issues = large.map(({ name, bytes }) => ({ path: 'files', message: `${name} has ${bytes.length} bytes` }));
  if (issues.length) throw new Violation(issues, 413, 40005, 'Request entity too large');
}

function bySchema({ route, body }: Submitted): Issue[] {
  const description = Description.load();
  if (!description) return [];
  if (route === 'put-commands' || route === 'put-guild-commands') {
    const commands = Array.isArray(body) ? body : [];
    return commands.flatMap((command, index) =>
      description.request('ApplicationCommandUpdateRequest', command, `[${index}]`),
    );
  }
  if (route === 'post-command') return description.request('ApplicationCommandCreateRequest', body);
  if (route === 'callback') {
    const schema = CALLBACK_SCHEMAS[Number((body as Json | null)?.type)];
    return schema ? description.request(schema, body) : [{ path: 'type', message: 'Unknown callback type' }];
  }
  const schema = MESSAGE_SCHEMAS[route];
  return schema ? description.request(schema, body) : [];
}

function byRules({ route, body, files, answered }: Submitted): Issue[] {
  const form = new Form();
  if (route === 'put-commands' || route === 'put-guild-commands') checkCommands(form, body);
  else if (!isObject(body)) form.refuse('', 'Only dictionaries may be used in a DictType');
  else if (route === 'post-command') checkCommand(form, '', body);
  else if (route === 'callback') checkCallback(form, body, files, answered);
  else if (route === 'start-thread') checkThread(form, body);
  else if (route in MESSAGE_SCHEMAS) checkMessage(form, body, files);
  return form.issues;
}

/** What the description that we have does not tell: how long Discord lets a thread's name be, and what else a thread takes. */
function checkThread(form: Form, body: Json): void {
  const { name } = body;
  if (typeof name !== 'string' || name.length < 1 || name.length > 100) {
    form.refuse('name', 'Must be between 1 and 100 in length.');
  }
  for (const key of Object.keys(body)) {
    if (!THREAD_KEYS.includes(key)) form.refuse(key, 'A thread from a message has no such field');
  }
}

const THREAD_KEYS: readonly string[] = ['name', 'auto_archive_duration', 'rate_limit_per_user', 'type'];
