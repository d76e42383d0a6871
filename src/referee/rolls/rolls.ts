import type { LogEvent } from '../../campaign/record.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Asked } from '../asked.ts';
import type { Written } from '../committing.ts';
import type { Protocol } from '../protocol.ts';
import { Notation, type Worked } from './notation.ts';

/** Dice outside any rulebook. */
export interface RollRequest {
  readonly dice: string;
  readonly why?: string | undefined;
}

/** Throws any dice that a user asks for, from the log's own stream. */
export class Rolls {
  readonly #protocol: Protocol;
  readonly #notation = new Notation();

  constructor(protocol: Protocol) {
    this.#protocol = protocol;
  }

  /**
   * Throws dice in standard notation and records them, even in a channel without a campaign. A roll changes nothing else.
   * @throws {InputError} for a notation that can't be read, or asks for too much; {NotWritten}
   */
  roll(asked: Asked, { dice, why }: RollRequest): Promise<Written> {
    // German players write 2W6.
    const [notation, reason] = [dice.trim().replaceAll(/(?<![a-z])w(?=\d)/gi, 'd'), why?.trim() ?? ''];
    if (notation === '') throw new InputError('missing-options', { missing: ['dice'] });
    return this.#protocol.write(asked, async (_campaign, source) => {
      return [rolled(notation, reason, await this.#notation.work(notation, source))];
    });
  }
}

function rolled(notation: string, why: string, { total, output, thrown }: Worked): LogEvent {
  const steps: { sides: number; faces: number[] }[] = [];
  for (const { sides, face } of thrown) {
    const last = steps.at(-1);
    if (last?.sides === sides) last.faces.push(face);
    else steps.push({ sides, faces: [face] });
  }
  return { type: 'rolled', notation, ...(why === '' ? {} : { why }), total, output, steps };
}
