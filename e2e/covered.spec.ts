import type { Locator, Page } from '@playwright/test';

import { expect, type Portal, test } from './kit/portal.ts';
import { disruption } from './pages/disruption.ts';
import { insureTrip } from './pages/insureTrip.ts';
import { luggage } from './pages/luggage.ts';
import { openTrip } from './pages/openTrip.ts';
import { passengers } from './pages/passengers.ts';
import { enter } from './pages/signInPage.ts';

/** Opens a form and returns its submit button. */
type Open = (page: Page, portal: Portal) => Promise<Locator>;

/** Forms with sticky buttons, on a page and in dialogs. */
const forms: Record<string, Open> = {
  'the report of a delay': async (page, portal) => {
    const { open, answer, send } = disruption(page);
    await openTrip(page, portal, 'SK111');
    await open('SK111').click();
    await answer('It’s delayed').check();
    return send;
  },
  'the report of a lost bag': async (page, portal) => {
    const { open, add, report } = luggage(page);
    await open(portal);
    await add.click();
    return report;
  },
  'a new passenger': async (page, portal) => {
    const { open, add, dialog } = passengers(page);
    await open(portal, 'anna@sky.test');
    await add.click();
    return dialog.getByRole('button', { name: 'Add this passenger' });
  },
  'a flight to look up': async (page, portal) => {
    await enter(page, portal, 'anna@sky.test', '/insurance');
    const wizard = insureTrip(page);
    await wizard.way.click();
    await wizard.describe('Single');
    return wizard.dialog.getByRole('button', { name: 'Find flight' });
  },
  'a prediction of revenue': async (page, portal) => {
    await enter(page, portal, 'berta@harvest.test', '/insurance');
    await page.locator('[data-claim="CL-02"]').getByRole('button', { name: 'Enter your prediction' }).click();
    return page.getByRole('button', { name: 'Continue', exact: true });
  },
};

for (const viewport of [
  { width: 1366, height: 657 },
  { width: 360, height: 640 },
])
  for (const [name, open] of Object.entries(forms))
    test(`keeps fields, hints and errors of ${name} clear of sticky bars at ${viewport.width} × ${viewport.height}`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize(viewport);
      const send = await open(page, portal);
      await expect(send).toBeVisible();
      await walk(page);

      await send.click();
      const summary = page.locator('[role=alert]:not([data-told])').first();
      await expect(summary).toBeFocused();
      expect(await coveredPart(page)).toBe('');
      for (const line of await summary.getByRole('button').all()) {
        await line.click();
        expect(await coveredPart(page)).toBe('');
      }
      await walk(page);
    });

test('keeps the error of a missing time and the summary clear of the bars', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { dialog, send } = disruption(page);
  await forms['the report of a delay']?.(page, portal);
  await send.click();

  const words = dialog.getByText('Enter the new departure time.');
  await expect(words).toHaveCount(2);
  for (const each of await words.all())
    await expect
      .poll(() =>
        each.evaluate((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 30, y)));
        }),
      )
      .toBe(true);
});

/** Moves through everything that can be focused, forwards and backwards. */
async function walk(page: Page): Promise<void> {
  for (const key of [...Array(14).fill('Tab'), ...Array(14).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await coveredPart(page)).toBe('');
  }
}

/**
 * Describes the focused field if a sticky bar covers a part of it, its hint or its error; otherwise returns an empty
 * text. For a field of at least half the window's height only the focused element counts, and for a summary its lines.
 */
async function coveredPart(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const field = focused.closest('.fui-Field');
    const lines = focused.matches('[role=alert]') ? focused.lastElementChild : null;
    const part = lines ?? (field && field.clientHeight < window.innerHeight / 2 ? field : focused);
    const { top, bottom, left, right } = part.getBoundingClientRect();
    const scroller = focused.closest('[role=dialog]') ?? document.documentElement;
    const bars = [...scroller.querySelectorAll('*')].filter(
      (each) => getComputedStyle(each).position === 'sticky' && !each.contains(focused),
    );
    const over = bars.find((bar) => {
      const box = bar.getBoundingClientRect();
      return box.top < bottom - 1 && box.bottom > top + 1 && box.left < right - 1 && box.right > left + 1;
    });
    const isOutside = bottom > window.innerHeight + 1 || top < -1;
    if (!over && !isOutside) return '';
    return `${part.textContent} (${Math.round(top)}–${Math.round(bottom)}) ${over ? `under ${over.textContent}` : 'outside of the window'}`;
  });
}
