import type { Page } from '@playwright/test';

/** A button that says that it is not to be pressed is pressed all the same. */
export const unready = { force: true };

/** How often the page has sent one of these operations. */
export function countSent(page: Page, ...operations: readonly string[]): () => number {
  let sent = 0;
  page.on('request', (request) => {
    sent += operations.some((name) => request.postData()?.includes(`"${name}"`)) ? 1 : 0;
  });
  return () => sent;
}
