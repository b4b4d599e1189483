/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} mutated files to mutate, as globs
 * @property {string[]} tests that must detect the mutants, as globs
 */

/** @param {string} folder */
const folder = (folder) => ({
  name: folder,
  mutated: [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/*.model.ts'],
  tests: [`${folder}/**/*.test.ts`],
});

/** @type {readonly Part[]} */
export const parts = [
  ...['case', 'cash', 'combined', 'lounge', 'methods', 'override', 'requests'].map((name) =>
    folder(`machines/resolutions/${name}`),
  ),
  {
    name: 'machines/resolutions/answerOption.ts',
    mutated: ['machines/resolutions/answerOption.ts'],
    tests: ['machines/resolutions/**/*.test.ts'],
  },
  folder('machines/payouts'),
  ...['details', 'dispute', 'items', 'prediction', 'review'].map((name) => folder(`machines/claims/${name}`)),
  folder('rules/claims'),
  folder('rules/payouts'),
  {
    name: 'schema/lifecycles.ts',
    mutated: ['schema/lifecycles.ts'],
    tests: ['tests/contracts/lifecycles.test.ts'],
  },
];
