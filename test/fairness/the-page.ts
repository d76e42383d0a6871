import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import type { LedgerFound } from '../../src/fairness/beacon/ledger.ts';

/** What the page that checks dice found of a file; `told` puts it in sentences. */
export interface PageFound {
  readonly altered?: number;
  readonly wrong?: number;
  readonly why?: string;
  readonly rounds: number;
  readonly fromRounds: number;
  readonly ledger?: LedgerFound;
}

/** The page's own functions, as its scripts declare them. */
export interface Page {
  check(
    file: unknown,
    seen?: readonly string[],
    beacon?: { readonly chain?: unknown; readonly ledgers?: readonly unknown[] },
  ): PageFound;
  told(found: PageFound): string;
  workedOut(reply: string, signature: string, sides: readonly number[], chain?: unknown): string;
}

/** The page that checks dice, without a browser. */
export function thePage(): Page {
  const html = readFileSync(new URL('../../docs/verify.html', import.meta.url), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script!);
  const context = createContext({ TextEncoder, TextDecoder, crypto });
  for (const script of scripts) runInContext(script, context);
  return runInContext('({ check, told, workedOut })', context) as Page;
}

/** A chain in the page's own form. */
export function inThePage({
  hash,
  genesis,
  period,
  publicKey,
}: {
  readonly hash: string;
  readonly genesis: number;
  readonly period: number;
  readonly publicKey: string;
}) {
  return { hash, genesis: genesis * 1000, period: period * 1000, key: publicKey };
}
