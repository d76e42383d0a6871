/**
 * Tests that still speak of the old course of a battle, or were not brought over after the last merge. They are left out of a
 * run, and every run says so. Each is to be mended; the list is to be empty before the issues on battles are resolved.
 */
export const notYet: readonly string[] = ['test/docs/guides.test.ts', 'test/docs/reference.test.ts'];
