import { defineConfig } from 'vitest/config';
import type { Reporter, Vitest } from 'vitest/node';

/** Reports a chart that cannot be created as a failed test. Vitest reports a failed file, which Stryker ignores. */
function failedFiles(): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit: (started) => {
      vitest = started;
    },
    onTestModuleEnd: (file) => {
      for (const error of file.errors()) vitest?.state.catchError(error, 'Failed File');
    },
  };
}

export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env['MUTATED_BY'] ?? '').split(','),
    reporters: [failedFiles()],
  },
});
