import { readFile, stat } from 'node:fs/promises';
import { setTimeout as passed } from 'node:timers/promises';

const MEGABYTE = 1024 * 1024;

/** The memory of a process as the kernel counts it, in megabytes: now, and the most that it has had. */
export async function memoryOf(pid: number): Promise<{ readonly now: number; readonly most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) =>
    Math.round((Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) * 1024) / MEGABYTE);
  return { now: of('VmRSS'), most: of('VmHWM') };
}

const COLLECT = `data:text/javascript,${encodeURIComponent(
  "import{writeFileSync}from'node:fs';process.on('SIGUSR2',()=>{gc();gc();writeFileSync(process.env.HEAP_FILE,String(process.memoryUsage().heapUsed))})",
)}`;

/** With these arguments of Node's, and the name of a file in HEAP_FILE, a process tells `inUse` what it holds. */
export const COLLECTING = ['--expose-gc', '--import', COLLECT];

/**
 * What's left in a process' heap without garbage, in megabytes. It stands still while it collects: about a millisecond a megabyte.
 * @param file its HEAP_FILE
 */
export async function inUse(pid: number, file: string): Promise<number> {
  const written = () =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  const before = await written();
  process.kill(pid, 'SIGUSR2');
  while ((await written()) === before) await passed(50);
  await passed(50);
  return Number(await readFile(file, 'utf8')) / MEGABYTE;
}
