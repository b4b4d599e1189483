import type { TestDetails } from '@playwright/test';

/**
 * Marks a journey that `npm test` runs, too: losing it would cost a customer money, data or access, and no cheaper test
 * proves the same.
 *
 * @param reason shown in reports
 */
export const proof = (reason: string): TestDetails => ({
  tag: '@proof',
  annotation: { type: 'proof', description: reason },
});
