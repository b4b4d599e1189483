import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect } from '../portal.ts';

// An open menu or dialog floats outside of every landmark.
const floating = ['region'];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the accessibility of the page in its current state, without Fluent's invisible focus sentinels. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoneOf(page, (await axe(page)).withTags(standards).disableRules(floating));
}

export async function expectContrast(page: Page): Promise<void> {
  await expectNoneOf(page, (await axe(page)).withRules(['color-contrast', 'link-in-text-block']));
}

/** Replaces the axe script if the page has it already: each analysis would read half a megabyte twice. */
const alreadyHere = 'void 0';

// Legacy mode, because there are no frames, for which axe would open a page each time. Reports violations only, because
// transferring the passed rules takes longer than the analysis.
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
