import { chromium } from '@playwright/test';

import { findChromium } from '#scripts/testing/browser.mjs';
import { startPortal } from '../portal.ts';
import { startPeer } from './peer.ts';
import { slowPage } from './slow.ts';
import { type Figures, formatTable, isWithinGoals } from './table.ts';
import { again, clickToTrip, typeable } from './visits.ts';

const runs = 7;

/** Measures how long a customer on a slow phone waits, compared with a minimal page. */
export async function bench(): Promise<boolean> {
  const [portal, peer] = [await startPortal(), await startPeer()];
  const executablePath = findChromium(process.env);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  const visit = async (url: string, signsIn: boolean): Promise<Figures> => {
    const context = await browser.newContext();
    const page = await slowPage(context);
    const first = await typeable(page, url);
    const click = signsIn ? await clickToTrip(page) : NaN;
    await page.close();
    const later = await again(context, url);
    await context.close();
    return { first, later, click };
  };

  try {
    const found: { ours: Figures; theirs: Figures }[] = [];
    // Alternates, so that other load on the machine affects both.
    for (let run = 0; run < runs; run++)
      found.push({ theirs: await visit(peer.url, false), ours: await visit(portal.url, true) });
    process.stdout.write(`${formatTable(found)}\n`);
    return isWithinGoals(found);
  } finally {
    await browser.close();
    await Promise.all([portal.stop(), peer.stop()]);
  }
}
