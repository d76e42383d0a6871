import { configureGlobal } from 'fast-check';
import { NIGHTLY } from '../nightly.ts';

// Whoever waits for the tests gets the same examples each time: what's new fails because of what has been changed. Every night has others.
if (!NIGHTLY) configureGlobal({ seed: 1944 });
