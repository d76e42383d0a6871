import { randomBytes } from 'node:crypto';
import { commitmentOf } from '../../../fairness/seed.ts';
import type { Asked } from '../../asked.ts';
import type { OpenThrow } from './open-throw.ts';

const SALT_BYTES = 16;
const VEIL_BYTES = 32;

/** A throw as it's announced. @param upTo the newest record, and the fingerprint up to it */
export function newThrow(
  asked: Asked & { readonly interaction: string },
  upTo: { readonly last: number; readonly before: string },
  telling: OpenThrow['telling'],
  at: Date,
): OpenThrow {
  const { user, channel, interaction, command, given, answers, manager, managesChannel } = asked;
  const secret = randomBytes(VEIL_BYTES);
  return {
    ...upTo,
    interaction,
    command,
    veil: commitmentOf(secret),
    salt: randomBytes(SALT_BYTES).toString('hex'),
    secret: secret.toString('hex'),
    at: at.toISOString(),
    by: user,
    channel,
    given: { ...given },
    ...(answers ? { answers: { ...answers } } : {}),
    ...(manager ? { manager } : {}),
    ...(managesChannel ? { managesChannel } : {}),
    telling,
  };
}

/** The command of an open throw, as whoever goes on with it gives it again. */
export function askedAgain(open: OpenThrow): Asked {
  const { by, channel, interaction, command, given, answers, manager, managesChannel } = open;
  return {
    ...{ user: by, channel, interaction, command, given, takesUp: open },
    ...(answers ? { answers } : {}),
    ...(manager ? { manager } : {}),
    ...(managesChannel ? { managesChannel } : {}),
  };
}
