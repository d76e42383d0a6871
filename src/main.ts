#!/usr/bin/env node
import { terminal as words } from './reply/english/terminal.ts';
import { nameSources } from './stack-traces.ts';
import { VERSION } from './version.ts';

/** What's answered without loading anything else. */
const AT_ONCE: Readonly<Record<string, string>> = {
  '--help': words.usage,
  '-h': words.usage,
  '--version': `${VERSION}\n`,
  '-v': `${VERSION}\n`,
};

const args = process.argv.slice(2);
const answer = args.length === 1 ? AT_ONCE[args[0]!] : undefined;

if (answer !== undefined) process.stdout.write(answer);
else {
  nameSources();
  const { run } = await import('./start.ts');
  process.exitCode = await run(args, process.env);
}
