import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { nameOf } from './drawn.mjs';

/** Prints the names of all mutants that there are in files: the arguments. */
const silent = { info() {}, debug() {}, warn() {}, error() {}, isDebugEnabled: () => false };
const injector = {
  values: {},
  provideValue(token, value) {
    this.values[token] = value;
    return this;
  },
  injectClass(Class) {
    const given = { logger: silent, ...this.values };
    return new Class(...Class.inject.map((token) => given[token]));
  },
};
const files = process.argv.slice(2).map((name) => ({
  name: resolve(name),
  mutate: true,
  content: readFileSync(name, 'utf8'),
}));
const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
const { mutants } = await createInstrumenter(injector).instrument(files, options);
process.stdout.write(JSON.stringify(mutants.map(nameOf)));
