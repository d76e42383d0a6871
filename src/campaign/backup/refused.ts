/** What can be wrong with a backup, or with where it goes. */
export type Wrong =
  | 'unreadable'
  | 'damaged'
  | 'newer'
  | 'passphrase'
  | 'no-passphrase'
  | 'not-empty'
  | 'nothing'
  | 'differs'
  | 'same';

/** Nothing has been backed up, restored or moved, or not all of it. */
export class BackupRefused extends Error {
  readonly wrong: Wrong;

  constructor(wrong: Wrong, options?: ErrorOptions) {
    super(`The backup is refused: ${wrong}`, options);
    this.name = 'BackupRefused';
    this.wrong = wrong;
  }
}
