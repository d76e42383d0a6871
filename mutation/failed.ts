/** What Vitest knows of a file, a suite or a test. */
export interface Task {
  readonly name: string;
  readonly type: string;
  mode?: string;
  /** Only a file has one. */
  readonly filepath?: string;
  readonly suite?: Task | undefined;
  readonly result?: { readonly state: string } | undefined;
  readonly tasks?: readonly Task[];
}

/** @returns whether anything in it failed, or what it prepares first */
export const hasFailed = ({ result, tasks = [] }: Task): boolean => result?.state === 'fail' || tasks.some(hasFailed);

/** What a test is called within its file: its suites' names and its own. @param top how many suites are around the file */
export function pathOf(task: Task, top = 0): string {
  const names: string[] = [];
  for (let at: Task | undefined = task; at && at.filepath === undefined; at = at.suite) names.unshift(at.name);
  return names.slice(top).join(' > ');
}

/** All tests in a suite, in the order in which they run. */
export const testsIn = (task: Task): Task[] => (task.type === 'test' ? [task] : (task.tasks ?? []).flatMap(testsIn));

/** Leaves out tests, and suites of which nothing is left: what these prepare isn't prepared. */
export function leaveOut(task: Task, isOut: (test: Task) => boolean): void {
  if (task.type === 'test') {
    if (isOut(task)) task.mode = 'skip';
    return;
  }
  for (const each of task.tasks ?? []) leaveOut(each, isOut);
  if (task.filepath === undefined && testsIn(task).every(({ mode }) => mode === 'skip')) task.mode = 'skip';
}
