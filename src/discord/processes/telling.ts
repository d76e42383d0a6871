import type { ChildProcess } from 'node:child_process';
import * as z from 'zod';

/** What the parent asks of a process, and what comes back. */
const asked = z.object({ umpire: z.literal('asks'), nth: z.number() });
const told = z.object({
  umpire: z.literal('tells'),
  nth: z.number(),
  metrics: z.array(z.unknown()),
  ready: z.boolean(),
});

/** What a process tells its parent: prom-client's own form of its metrics, and whether it can referee. */
export type Told = Pick<z.infer<typeof told>, 'metrics' | 'ready'>;

/** How long a process may take to answer, in milliseconds. */
const PATIENCE = 3000;

/** Answers the parent, in a process that it has started. */
export function answerParent(tell: () => Promise<Told>): void {
  process.on('message', (message) => {
    const question = asked.safeParse(message);
    if (!question.success) return;
    void tell().then((answer) => process.send?.({ umpire: 'tells', nth: question.data.nth, ...answer }));
  });
}

/** A process tells its parent that something has happened in a channel, for the live pages that the parent serves. */
const changed = z.object({ umpire: z.literal('changed'), channel: z.string() });

export function tellChanged(channel: string): void {
  process.send?.({ umpire: 'changed', channel } satisfies z.infer<typeof changed>);
}

/** The channel that such a message is about. */
export function changedIn(message: unknown): string | undefined {
  return changed.safeParse(message).data?.channel;
}

/** Tells the parent that all shards of this process are connected. */
export async function tellReady(): Promise<void> {
  const { messageType } = await import('discord-hybrid-sharding');
  process.send?.({ _type: messageType.CLIENT_READY });
}

let nth = 0;

/** Asks a process. @returns nothing if it doesn't answer in time, or is gone */
export function ask(child: ChildProcess): Promise<Told | undefined> {
  return new Promise((resolve) => {
    const question = { umpire: 'asks', nth: nth++ };
    const done = (answer: Told | undefined) => {
      clearTimeout(late);
      child.off('message', hear);
      resolve(answer);
    };
    const hear = (message: unknown) => {
      const answer = told.safeParse(message);
      if (answer.success && answer.data.nth === question.nth) done(answer.data);
    };
    const late = setTimeout(() => done(undefined), PATIENCE);
    child.on('message', hear);
    child.send(question, (error) => error && done(undefined));
  });
}
