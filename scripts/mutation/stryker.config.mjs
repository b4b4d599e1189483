const { MUTATED = '', MUTATION_REPORT = '' } = process.env;

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: MUTATED.split(','),
  ignorePatterns: ['dist', 'test-results', 'docs', 'e2e', 'bench'],
  // Stryker would rewrite paths with an API that TypeScript 7 lacks. No test reads the file.
  tsconfigFile: 'scripts/mutation/none.json',
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: MUTATION_REPORT },
  tempDirName: 'test-results/mutation',
  warnings: false,
};
