import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { BackupRefused } from './refused.ts';

/**
 * The cost of a guess: 32 MB and three passes, as OWASP recommends for scrypt.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt
 */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const;

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals values with a key from a passphrase: AES-256-GCM, with the name of each value as what it belongs to. */
export class Seal {
  readonly #key: Buffer;
  /** Base64; whoever opens needs it too. */
  readonly salt: string;

  private constructor(key: Buffer, salt: string) {
    this.#key = key;
    this.salt = salt;
  }

  /** @param salt that of an earlier seal; a new one without it */
  static async of(passphrase: string, salt = randomBytes(16).toString('base64')): Promise<Seal> {
    const key = await new Promise<Buffer>((resolve, reject) =>
      scrypt(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), KEY_BYTES, COST, (error, made) =>
        error ? reject(error) : resolve(made),
      ),
    );
    return new Seal(key, salt);
  }

  /** @param name what the value belongs to: it opens under no other @returns base64 */
  close(name: string, value: unknown): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(name));
    const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
  }

  /** @throws {BackupRefused} if the passphrase is another one, or the value was changed */
  open(name: string, sealed: string): unknown {
    const bytes = Buffer.from(sealed, 'base64');
    const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
      const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(text.toString('utf8'));
    } catch (cause) {
      throw new BackupRefused('passphrase', { cause });
    }
  }
}
