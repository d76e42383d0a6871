/** The database did not answer in time; what it was asked may yet happen. */
export class TimedOut extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds / 1000} s`);
    this.name = 'TimedOut';
  }
}

/**
 * The answer, if it comes in time. The work itself is not called off: nothing can be.
 * @param milliseconds how long to wait
 * @throws {TimedOut} when it did not come; whatever the answer throws
 */
export async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([answer, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
