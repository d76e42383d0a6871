import type { Issue } from './validate/form.ts';

/** An answer in Discord's error format: HTTP status, JSON error code, message. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  body(): object {
    return { message: this.message, code: this.code };
  }
}

/** A request Discord would refuse whatever its state: a mistake of the bot's, kept in `violations`. */
export class Violation extends ApiError {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], status = 400, code = 50035, message = 'Invalid Form Body') {
    super(status, code, message);
    this.issues = issues;
  }

  override body(): object {
    if (this.code !== 50035) return super.body();
    return { ...super.body(), errors: nested(this.issues) };
  }
}

type Nest = { [key: string]: Nest | { code: string; message: string }[] };

function nested(issues: readonly Issue[]): Nest {
  const root: Nest = {};
  for (const { path, message } of issues) {
    let at = root;
    for (const key of path.split(/[.[\]]+/).filter(Boolean)) {
      at[key] ??= {};
      at = at[key] as Nest;
    }
    at._errors = [...((at._errors as { code: string; message: string }[]) ?? []), { code: 'LOOPBACK', message }];
  }
  return root;
}

export const unknownInteraction = () => new ApiError(404, 10062, 'Unknown interaction');
export const alreadyAcknowledged = () => new ApiError(400, 40060, 'Interaction has already been acknowledged.');
export const unknownWebhook = () => new ApiError(404, 10015, 'Unknown Webhook');
export const invalidWebhookToken = () => new ApiError(401, 50027, 'Invalid Webhook Token');
export const tooManyFollowUps = () =>
  new ApiError(400, 40094, 'This interaction has reached the maximum number of follow-up messages');
export const tooManyCreated = () =>
  new ApiError(400, 30034, 'Max number of daily application command creates has been reached (200)');
export const missingAccess = () => new ApiError(403, 50001, 'Missing Access');
export const unknownMessage = () => new ApiError(404, 10008, 'Unknown Message');
export const unknownChannel = () => new ApiError(404, 10003, 'Unknown Channel');
export const missingPermissions = () => new ApiError(403, 50013, 'Missing Permissions');
export const unauthorized = () => new ApiError(401, 0, '401: Unauthorized');

/** The loopback does not have it. If you meet this, find out whether Discord does. */
export const unknownRoute = (request: string) =>
  new Violation([{ path: '', message: `${request} is not a route` }], 404, 0, '404: Not Found');

/** What Discord says to a message with nothing in it. */
export const emptyMessage = () =>
  new Violation([{ path: 'content', message: 'an empty message' }], 400, 50006, 'Cannot send an empty message');
