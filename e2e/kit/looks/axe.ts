import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect } from '../portal.ts';

// A menu or a dialog floats outside of every landmark for as long as it is open.
const floating = ['region'];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing on the page, as it is now, stands in anybody's way. Fluent's focus sentinels are seen by nobody. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoneOf(page, (await axe(page)).withTags(standards).disableRules(floating));
}

/** Everything on the page can be read on its ground. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoneOf(page, (await axe(page)).withRules(['color-contrast', 'link-in-text-block']));
}

/** What is in a page already, in place of half a megabyte of script that each analysis reads twice. */
const alreadyHere = 'void 0';

// There are no frames to gather from, for which axe would open a page of its own each time. What passed nobody reads, and
// telling it takes longer than finding what did not.
async function axe(page: Page): Promise<AxeBuilder> {
  const isHere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isHere && { axeSource: alreadyHere }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('[data-tabster-dummy]');
}

async function expectNoneOf(page: Page, builder: AxeBuilder): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('lang', '');
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    [`${id}: ${help}`]: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}
