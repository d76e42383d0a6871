/** The database didn't answer in time. What it was asked to do may still happen. */
export class TimedOut extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds / 1000} s`);
    this.name = 'TimedOut';
  }
}

/**
 * The answer, if it comes in time. The work itself isn't cancelled: it can't be.
 * @param milliseconds how long to wait
 * @throws {TimedOut} if none came; and anything that the work throws
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
