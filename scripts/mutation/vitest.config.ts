import { defineConfig } from 'vitest/config';

/** The tests of one part. Each file has its modules to itself: a changed chart is made when it is loaded. */
export default defineConfig({
  test: { environment: 'node', include: (process.env['MUTATED_BY'] ?? '').split(',') },
});
