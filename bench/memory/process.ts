import { readFile } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;

/** The memory of a process as the kernel counts it, in megabytes: now, and the most that it has had. */
export async function memoryOf(pid: number): Promise<{ readonly now: number; readonly most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) =>
    Math.round((Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) * 1024) / MEGABYTE);
  return { now: of('VmRSS'), most: of('VmHWM') };
}
