import { defineConfig } from 'vitest/config';
import type { Reporter, Vitest } from 'vitest/node';

/** A chart that cannot even be made fails as a file, of which Stryker would not hear: it reads tests. */
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

/** The tests of one part. */
export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env['MUTATED_BY'] ?? '').split(','),
    reporters: [failedFiles()],
  },
});
