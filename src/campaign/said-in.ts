import { readPairs } from '../kernel/options/pairs.ts';
import type { LogRecord } from './record.ts';

/**
 * The options of a ruling's command, as they were given. A record keeps the text of its command and no more, so this is the one
 * place where it's read. What's said about dice is left out: they have fallen.
 */
export function saidIn({ command }: Pick<LogRecord, 'command'>): Readonly<Record<string, string>> {
  const { faces: _, odds: __, ...given } = readPairs(command.replace(/^\/\S+/, ''));
  return given;
}
