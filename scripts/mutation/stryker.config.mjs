const { MUTATED = '', MUTATION_REPORT = '' } = process.env;

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: MUTATED.split(','),
  ignorePatterns: ['dist', 'test-results', 'docs', 'e2e', 'bench'],
  // It would rewrite paths by an API that TypeScript 7 has not; no test reads it.
  tsconfigFile: 'scripts/mutation/none.json',
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: MUTATION_REPORT },
  tempDirName: 'test-results/mutation',
  warnings: false,
};
