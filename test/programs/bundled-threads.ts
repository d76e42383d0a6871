import { inject } from 'vitest';
import { startThreadsFrom } from '../../src/threads/kept-thread.ts';

// What is tested runs from its sources, and its threads from the bundle (bundle.ts).
startThreadsFrom(inject('programs'));
