import type { Page } from '@playwright/test';

import { resize } from './layout.ts';

/** Emulates a phone for a while: its width and touch input. */
export async function underAFinger(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  const isTouched = async (enabled: boolean) => {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled });
    await page.waitForFunction((wanted) => matchMedia('(pointer: coarse)').matches === wanted, enabled);
  };
  await resize(page, { width: 360, height: 740 });
  await isTouched(true);
  await look();
  // Without touch emulation the page has no pointer, which looks the same as a mouse.
  await isTouched(false);
  await browser.detach();
  if (before) await resize(page, before);
}
