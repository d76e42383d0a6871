/** What Vitest knows of a file, a suite or a test. */
export type Task = { readonly result?: { readonly state: string }; readonly tasks?: readonly Task[] };

/** @returns whether anything in it failed, or what it prepares first */
export const hasFailed = ({ result, tasks = [] }: Task): boolean => result?.state === 'fail' || tasks.some(hasFailed);
