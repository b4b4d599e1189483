import type { Page } from '@playwright/test';

/** Clicks a button even if it is marked as disabled. */
export const unready = { force: true };

/** Returns a function that counts the requests with one of these operations. */
export function countSent(page: Page, ...operations: readonly string[]): () => number {
  let sent = 0;
  page.on('request', (request) => {
    sent += operations.some((name) => request.postData()?.includes(`"${name}"`)) ? 1 : 0;
  });
  return () => sent;
}
