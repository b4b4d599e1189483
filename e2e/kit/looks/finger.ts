import type { Page } from '@playwright/test';

import { resize } from './layout.ts';

/** Makes a phone of the page for a while: as wide as one, and pointed at by a finger. */
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
  // It has no pointer then, for which nothing looks otherwise than for a mouse.
  await isTouched(false);
  await browser.detach();
  if (before) await resize(page, before);
}
