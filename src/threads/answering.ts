import { parentPort } from 'node:worker_threads';

/** What a thread says first: from now on it can answer. */
export const LOADED = 'loaded';

/** The thread's own side: everything is loaded, and questions are taken. */
export function takeQuestions<Question>(take: (question: Question) => void): void {
  parentPort!.on('message', take);
  parentPort!.postMessage(LOADED);
}
