import { assert, onTestFinished } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club, type LogLine } from '../club.ts';

/** A club whose database is going to fail. */
export class Failing {
  readonly club: Club;
  #shots = 0;

  private constructor(club: Club) {
    this.club = club;
  }

  static async open(url: string): Promise<Failing> {
    const club = await Club.open(url, ({ settings }) => {
      Object.assign(settings, { patience: 60_000 });
    });
    const failing = new Failing(club);
    onTestFinished(async () => {
      club.takeErrors();
      await club.close();
    });
    await failing.plays();
    await failing.plays();
    return failing;
  }

  /** The number of the newest ruling that somebody was shown. */
  get shots(): number {
    return this.#shots;
  }

  /** A ruling gets the next number: nothing's lost, and nothing is there twice. */
  async plays(): Promise<void> {
    const { text } = await this.club.fire({ channel: 'table' }).settled();
    this.#shots += 1;
    assert.include(text, `#${this.#shots}`);
  }

  /** What's asked while it fails is answered, and nothing has happened. @returns the errors that the host reads */
  async refuses(): Promise<readonly LogLine[]> {
    const shot = this.club.fire({ channel: 'table' });
    const line = (await this.club.logged(shot)).at(-1)!;
    assert.isTrue(line.answered);
    assert.notEqual(line.outcome, 'ok');
    return this.club.takeErrors(shot);
  }

  /** What wasn't known to be written may have been; whatever was shown is there, each number once. */
  async goesOn(): Promise<void> {
    const channel = this.club.discord.channel('table').id;
    // The first may find a connection that's only now seen to be broken, or one that's tried again in a moment.
    let isBack = false;
    while (!isBack) {
      const line = (await this.club.logged(this.club.fire({ channel: 'table' }))).at(-1);
      isBack = line?.outcome === 'ok';
    }
    this.club.takeErrors();
    this.#shots = (await recordsOf(this.club.store, channel)).length;
    await this.plays();
    const records = await recordsOf(this.club.store, channel);
    assert.deepEqual(
      records.map(({ seq }) => seq),
      records.map((_, i) => i + 1),
    );
    for (const { text } of this.club.discord.messages('table')) {
      const [, seq] = /#(\d+)\s*$/m.exec(text) ?? [];
      if (seq !== undefined) assert.isAtMost(Number(seq), records.length, 'shown, and not in the log');
    }
  }
}
