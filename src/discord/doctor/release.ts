import * as z from 'zod';
import { VERSION } from '../../version.ts';
import { type Finding, hint } from './finding.ts';
import { isOlder } from './machine.ts';

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000;

/** A page of releases: GitHub's own form (`…/releases/latest`), or just a version. */
const release = z.union([
  z.object({ tag_name: z.string() }).transform((read) => read.tag_name),
  z.object({ version: z.string() }).transform((read) => read.version),
]);

/** Asks whether there's a newer version. @param url what the host has set; nothing is asked without it */
export async function checkRelease(url: string | undefined, version = VERSION): Promise<readonly Finding[]> {
  if (url === undefined) return [];
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(PATIENCE),
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return [hint('releases', { reason: `its status is ${response.status}` })];
    const newest = release.safeParse(await response.json());
    if (!newest.success || !/^v?\d+(\.\d+)*/.test(newest.data))
      return [hint('releases', { reason: 'there’s no version in it' })];
    return isOlder(version, newest.data) ? [hint('outdated', { version, newest: newest.data })] : [];
  } catch (error) {
    return [hint('releases', { reason: (error as Error).message })];
  }
}
