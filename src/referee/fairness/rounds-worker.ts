import { parentPort } from 'node:worker_threads';
import type { BeaconChain } from '../../fairness/beacon/chain.ts';
import { type Round, wrongAmong } from '../../fairness/beacon/signature.ts';
import { takeQuestions } from '../../threads/answering.ts';

// The thread that checks the signatures of rounds: each takes 20 ms, and nobody's channel waits for that.

/** Rounds of a chain. */
export interface RoundsQuestion {
  readonly chain: BeaconChain;
  readonly rounds: readonly Round[];
}

/** Those whose signature isn't the chain's. */
export type RoundsAnswer = readonly Round[];

takeQuestions<RoundsQuestion>(({ chain, rounds }) => {
  const answer: RoundsAnswer = wrongAmong(chain, rounds);
  parentPort!.postMessage(answer);
});
