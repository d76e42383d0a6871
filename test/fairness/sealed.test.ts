import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBehind, newSalt, sealed } from '../../src/fairness/sealed.ts';

const SALT = '000102030405060708090a0b0c0d0e0f';

test('a hash is what anybody gets from the salt and the text', () => {
  const { hash } = sealed('Vorwärts', SALT);
  const command = `(printf '%b' '${SALT.replaceAll(/../g, '\\x$&')}'; printf %s 'Vorwärts') | sha256sum`;
  expect(execFileSync('bash', ['-c', command]).toString().slice(0, 64)).toBe(hash);
});

test('only the text and salt that were sealed are behind it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      const { hash, salt } = sealed(text, newSalt());
      expect(isBehind(hash, { text, salt })).toBe(true);
      expect(isBehind(hash, { text: other, salt })).toBe(other === text);
      expect(isBehind(hash, { text, salt: newSalt() })).toBe(false);
    }),
  );
});

test('every salt is new, and has 16 bytes', () => {
  const salts = Array.from({ length: 100 }, newSalt);
  expect(new Set(salts).size).toBe(100);
  expect(salts.every((salt) => /^[0-9a-f]{32}$/.test(salt))).toBe(true);
});
