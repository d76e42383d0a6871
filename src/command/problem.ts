import { MissingRecord, UnreadableRecord } from '../campaign/record.ts';
import { InputError, NotAllowed, Refusal } from '../kernel/refusal.ts';
import { AmbiguousPlace } from '../referee/battlefield/places.ts';
import { SeedLost } from '../referee/fairness/seeds.ts';
import { Interrupted } from '../referee/fairness/throws/announcing.ts';
import { NotWritten } from '../referee/not-written.ts';
import { RefusedAsMeasured } from '../referee/rulings/preview.ts';
import { DieOwed } from '../referee/rulings/throwing.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { type Document, line } from '../reply/document.ts';
import { tablePicture } from '../reply/pictures/battlefield/table-picture.ts';
import { plainText } from '../reply/plain-text.ts';
import {
  bugReply,
  damageReply,
  dieOwedMessage,
  dieOwedReply,
  errorMessage,
  errorReply,
  notWrittenReply,
  refusalMessage,
  refusalReply,
} from '../reply/problem.ts';
import { wordedCite } from '../reply/ruling/worded.ts';

/** Why a command gave no answer: a reply only for the person who asked, and the same for machines. */
export interface Problem {
  /** Something a player can cause, a die that's still owed, or something for the host to look into. */
  readonly kind: 'refused' | 'error' | 'die-owed' | 'fault';
  readonly document: Document;
  readonly json: Readonly<Record<string, unknown>>;
}

/**
 * What a command threw as an error, for people and machines.
 * @param reference the number under which the host's logs have a fault
 */
export function problemOf(words: Catalogue, error: unknown, reference: string): Problem {
  if (error instanceof Refusal) return refused(words, error);
  if (error instanceof NotAllowed) {
    const message = errorMessage(words, error);
    return {
      kind: 'refused',
      document: errorReply(words, error),
      json: { refused: { reason: 'authority', message } },
    };
  }
  if (error instanceof InputError) {
    return {
      kind: 'error',
      document: mistakeReply(words, error),
      json: { error: { message: errorMessage(words, error) } },
    };
  }
  if (error instanceof DieOwed) return owed(words, error);
  if (error instanceof Interrupted) {
    const message = words.notices.restarting;
    return { kind: 'error', document: { lines: [line(message)], private: true }, json: { error: { message } } };
  }
  return fault(faultReply(words, error, reference), reference);
}

/** What was wrong, and where those lie that may be meant. */
export function mistakeReply(words: Catalogue, error: InputError): Document {
  return { ...errorReply(words, error), ...(error instanceof AmbiguousPlace ? lying(words, error) : {}) };
}

function lying(words: Catalogue, { table: { size, terrain } }: AmbiguousPlace): Pick<Document, 'pictures'> {
  const pieces = terrain.pieces.map(({ piece }) => piece);
  return { pictures: [tablePicture(words, { size, pieces, units: [], sides: [], says: [] })] };
}

function refused(words: Catalogue, refusal: Refusal): Problem {
  const { rule, reason } = refusal;
  const message = refusalMessage(words, refusal);
  return {
    kind: 'refused',
    document: refusalReply(words, refusal),
    json: {
      refused: { ...(rule ? { rule } : {}), ...(reason ? { reason } : {}), message },
      ...(refusal instanceof RefusedAsMeasured ? { data: refusal.told } : {}),
    },
  };
}

function owed(words: Catalogue, error: DieOwed): Problem {
  const { sides, faces, rules, throwingFor } = error;
  const next = { sides, for: throwingFor && wordedCite(words, rules, throwingFor), position: faces.length + 1 };
  return {
    kind: 'die-owed',
    document: dieOwedReply(words, error),
    json: { error: { message: dieOwedMessage(words, error), next } },
  };
}

function faultReply(words: Catalogue, error: unknown, reference: string): Document {
  if (error instanceof NotWritten) return notWrittenReply(words, error.outcome, reference);
  if (error instanceof UnreadableRecord) return damageReply(words, 'unreadable', reference);
  if (error instanceof MissingRecord) return damageReply(words, 'missing', reference);
  if (error instanceof SeedLost) return damageReply(words, 'seedLost', reference);
  return bugReply(words, reference);
}

function fault(document: Document, reference: string): Problem {
  return { kind: 'fault', document, json: { error: { message: plainText(document), reference } } };
}
