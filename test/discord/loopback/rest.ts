import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readBody } from './body.ts';
import { Buckets, type Standing } from './buckets.ts';
import { ApiError, unauthorized, unknownRoute, Violation } from './errors.ts';
import { type Fault, takesEffect } from './faults.ts';
import type { Interaction } from './players/interaction.ts';
import { type Answer, findRoute, type Route } from './routes.ts';
import type { RequestRecord, Service } from './service.ts';
import type { Answered } from './validate/callback.ts';
import { objects } from './validate/form.ts';
import { check, checkSizes } from './validate/index.ts';
import { Description } from './validate/schema.ts';

type Headers = Record<string, string>;

/** @see https://docs.discord.com/developers/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans */
const INVALID: ReadonlySet<number> = new Set([401, 403, 429]);

/** Discord's HTTP API. */
export class Rest {
  readonly #service: Service;
  readonly #buckets = new Buckets();
  readonly #closing = new AbortController();
  /** How many requests had each status of those that Discord counts as invalid: 401, 403 and 429. */
  readonly refused: Record<number, number> = {};

  constructor(service: Service) {
    this.#service = service;
  }

  /** Answers one request. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.#service.address);
    if (url.pathname.startsWith('/attachments/')) return this.#download(url.pathname, response);
    const segments = url.pathname
      .replace(/^\/api(\/v\d+)?/, '')
      .split('/')
      .map(decodeURIComponent);
    const { route, params } = findRoute(request.method ?? '', segments);
    const record = await this.#recorded(request, url, segments.join('/'), route);
    try {
      await this.#answer(request, response, record, route, params);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') throw error;
    } finally {
      this.#service.changes.notify();
    }
  }

  /** Ends what is being delayed. */
  close(): void {
    this.#closing.abort();
  }

  async #recorded(request: IncomingMessage, url: URL, path: string, route?: Route): Promise<RequestRecord> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const method = request.method ?? '';
    const name = route?.name ?? 'unknown';
    const record: RequestRecord = {
      route: name,
      method,
      path,
      query: Object.fromEntries(url.searchParams),
      ...(await readBody(request.headers['content-type'], Buffer.concat(chunks))),
      at: Date.now(),
      fault: this.#service.faults.take(name, `${method} ${path}`),
      status: undefined,
      answer: undefined,
    };
    this.#service.requests.push(record);
    return record;
  }

  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
    record: RequestRecord,
    route: Route | undefined,
    params: Record<string, string>,
  ): Promise<void> {
    const { fault } = record;
    if (fault?.kind === 'slow' && !fault.done) await this.#sleep(fault.ms);
    if (fault?.kind === 'held') await fault.until;
    const standing = this.#standing(route, params);
    const { all } = this.#service.settings;
    const ofAll = all && route?.bot ? this.#buckets.take('all', all) : undefined;
    let answer: Answer = { status: 500 };
    if (ofAll?.exceeded) answer = rateLimited(ofAll.resetAfter, true);
    else if (standing?.exceeded) answer = rateLimited(standing.resetAfter, false);
    else if (takesEffect(fault)) answer = this.#run(request, record, route, params);
    if (fault?.kind === 'slow' && fault.done) await this.#sleep(fault.ms);
    if (fault?.kind === 'lost') return lose(response, fault.by ?? 'reset');
    const given = faulted(answer, fault);
    if (INVALID.has(given.status)) this.refused[given.status] = (this.refused[given.status] ?? 0) + 1;
    send(response, record, given, rateLimitHeaders(standing, fault, route));
    const interaction = route?.name === 'callback' && given.status < 300 ? params.interaction : undefined;
    if (interaction !== undefined) this.#service.acknowledged?.(interaction);
  }

  #run(
    request: IncomingMessage,
    record: RequestRecord,
    route: Route | undefined,
    params: Record<string, string>,
  ): Answer {
    const service = this.#service;
    try {
      if (!route) throw unknownRoute(`${record.method} ${record.path}`);
      if (route.bot && request.headers.authorization !== `Bot ${service.token}`) throw unauthorized();
      checkSizes(record.files);
      // A pin has no body.
      if (['POST', 'PUT', 'PATCH'].includes(route.method) && route.name !== 'pin') {
        check({ ...record, answered: answeredBy(service.interactions.get(params.interaction ?? '')) });
      }
      const answer = route.run({ service, params, record });
      this.#checkOwn(record, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error instanceof Violation) service.violations.push({ request: record, issues: error.issues });
      return { status: error.status, body: error.body() };
    }
  }

  /** The loopback's own answers must be Discord's too. */
  #checkOwn(record: RequestRecord, { schema, body }: Answer): void {
    const issues = schema ? Description.load()?.response(schema, body) : undefined;
    if (issues?.length) throw new Error(`The loopback's answer to ${record.path}: ${JSON.stringify(issues)}`);
  }

  #standing(route: Route | undefined, params: Record<string, string>): Standing | undefined {
    // Interaction callbacks have no bucket.
    if (!route || route.name === 'callback') return undefined;
    const major = params.channel ?? params.token ?? params.guild ?? '';
    const { bucket, posts = bucket } = this.#service.settings;
    return this.#buckets.take(`${route.name} ${major}`, route.name === 'post-message' ? posts : bucket);
  }

  #download(path: string, response: ServerResponse): void {
    const id = path.split('/').at(-2) ?? '';
    const file = this.#service.uploads.get(id) ?? this.#service.messages.file(id);
    if (!file) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': file.contentType }).end(file.bytes);
  }

  #sleep(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.#closing.signal });
  }
}

function answeredBy(interaction: Interaction | undefined): Answered | undefined {
  if (!interaction) return undefined;
  const { type, message, data } = interaction.deed;
  return { type, onMessage: message !== undefined, focusedType: focused(data.options)?.type as number | undefined };
}

const focused = (options: unknown): ReturnType<typeof objects>[number] | undefined =>
  objects(options)
    .flatMap((option) => [option, focused(option.options)])
    .find((option) => option?.focused);

const rateLimited = (retryAfter: number, global: boolean): Answer => ({
  status: 429,
  body: { message: 'You are being rate limited.', retry_after: retryAfter, global },
  schema: 'RatelimitedResponse',
});

function faulted(answer: Answer, fault: Fault | undefined): Answer {
  if (fault?.kind === 'rate-limited') return rateLimited(fault.retryAfter, fault.global ?? false);
  if (fault?.kind !== 'status') return answer;
  return { status: fault.status, body: { message: fault.message ?? 'A fault was asked for', code: fault.code ?? 0 } };
}

function rateLimitHeaders(standing: Standing | undefined, fault: Fault | undefined, route?: Route): Headers {
  const headers: Headers = {};
  if (standing) {
    headers['X-RateLimit-Limit'] = String(standing.limit);
    headers['X-RateLimit-Remaining'] = String(standing.remaining);
    headers['X-RateLimit-Reset-After'] = standing.resetAfter.toFixed(3);
    headers['X-RateLimit-Bucket'] = Buffer.from(route?.name ?? '').toString('hex');
  }
  if (standing?.exceeded) headers['Retry-After'] = standing.resetAfter.toFixed(3);
  if (fault?.kind === 'rate-limited') {
    headers['Retry-After'] = String(fault.retryAfter);
    headers['X-RateLimit-Scope'] = fault.global ? 'global' : 'user';
    if (fault.global) headers['X-RateLimit-Global'] = 'true';
  }
  return headers;
}

function send(response: ServerResponse, record: RequestRecord, { status, body }: Answer, headers: Headers): void {
  record.status = status;
  record.answer = body;
  const text = body === undefined ? '' : JSON.stringify(body);
  response.writeHead(status, text ? { ...headers, 'content-type': 'application/json' } : headers).end(text);
}

function lose(response: ServerResponse, by: 'reset' | 'close' | 'silence'): void {
  if (by === 'reset') response.socket?.resetAndDestroy();
  else if (by === 'close') response.socket?.destroy();
}
