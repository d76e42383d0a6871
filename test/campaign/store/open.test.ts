import { describe, expect, test } from 'vitest';
import { masked } from '../../../src/campaign/store/masked.ts';
import { openStore } from '../../../src/campaign/store/open.ts';

describe('opening a store by its URL', () => {
  test.each([
    '',
    'umpire.sqlite',
    'sqlite:umpire.sqlite',
    'sqlite://',
    'memory:keep',
    'redis://',
    'redis://:port',
    'mysql://host/database',
    'file:///data/umpire.sqlite',
    'constructor',
  ])('%j is none, and the error says what is', async (url) => {
    await expect(openStore(url)).rejects.toThrow(/sqlite:\/\/.*postgres:\/\/.*redis:\/\/.*memory:/);
  });

  test.each([
    'mysql://umpire:s3cret@host/database',
    'umpire:s3cret@host/database',
    'rediss://:s3cret@:port',
    'redis://umpire:s3cret#1@127.0.0.1:1',
    'redis://umpire:s3cret@127.0.0.1:1',
    'postgres://umpire:s3cret/@:1@127.0.0.1:1/database',
    'postgres://umpire:s3cret@127.0.0.1:port/database',
    'postgresql://127.0.0.1:1/database?user=umpire&password=s3cret',
  ])('the error of %j tells no password, nor does what it was caused by', async (url) => {
    const error: unknown = await openStore(url).catch((error) => error);
    expect(error).toBeInstanceOf(Error);
    for (let one = error; one instanceof Error; one = one.cause) {
      expect(`${one.message} ${one.stack} ${JSON.stringify(one)} ${String(Object.values(one))}`).not.toContain(
        's3cret',
      );
    }
  });
});

test.each([
  ['postgres://user:pa@ss@host:5432/db?sslmode=require', 'postgres://***@host:5432/db?***'],
  ['redis://host:6379/1', 'redis://host:6379/1'],
  ['sqlite:///data/umpire.sqlite', 'sqlite:///data/umpire.sqlite'],
  ['user:pass@host', 'user:***@host'],
])('%s is shown as %s', (url, shown) => {
  expect(masked(url)).toBe(shown);
});
