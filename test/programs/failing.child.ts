import { nameSources } from '../../src/stack-traces.ts';

nameSources();

/** Something “wrong”, on a line that a test knows. */
function fails(): never {
  throw new Error('on purpose');
}

try {
  fails();
} catch (error) {
  process.stdout.write((error as Error).stack!);
}
