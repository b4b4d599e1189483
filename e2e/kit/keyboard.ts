import type { Locator, Page } from '@playwright/test';

import { expect } from './portal.ts';

const most = 60;

/** Someone without a mouse. Wherever they come, the focus is somewhere, and what holds it shows it. */
export function keyboardOn(page: Page) {
  /** Goes on by Tab until it is there. */
  async function tabTo(target: Locator, back = false): Promise<void> {
    await expect(target).toBeVisible();
    for (let pressed = 0; pressed < most; pressed += 1) {
      await noteLooks(page);
      await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
      // After the last and before the first stands the browser's own.
      if ((await focusedOn(page)) === 'BODY') continue;
      await expect.poll(() => showsFocus(page), { message: await focusedOn(page) }).toBe(true);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${String(target)} is not among the next ${most} that Tab leads to.`);
  }

  /** Focus lost goes to the top of the page, and whoever cannot see it is lost with it. */
  async function keepsFocus(): Promise<void> {
    await expect.poll(() => focusedOn(page)).not.toBe('BODY');
  }

  return {
    tabTo,
    keepsFocus,
    press: async (key: string) => {
      await page.keyboard.press(key);
      await keepsFocus();
    },
    type: (text: string) => page.keyboard.type(text),
  };
}

const focusedOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName = 'BODY', textContent = '', id = '' } = document.activeElement ?? {};
    return tagName === 'BODY' ? 'BODY' : `${tagName} ${id} ${textContent?.slice(0, 60)}`;
  });

type Looks = { looksOf: (element: Element) => string; unfocused: WeakMap<Element, string> };

/** Remembers how everything looks that could be focused next. */
function noteLooks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const clear = /^(transparent|rgba\(.*, 0\))$/;
    const drawn = (width: string, style: string, colour: string) =>
      style === 'none' || width === '0px' || clear.test(colour) ? 'none' : [width, style, colour].join(' ');
    const lookOf = (element: Element, part: string | null) => {
      const is = getComputedStyle(element, part);
      return [
        drawn(is.outlineWidth, is.outlineStyle, is.outlineColor),
        drawn(is.borderBottomWidth, is.borderBottomStyle, is.borderBottomColor),
        is.boxShadow,
        is.transform,
      ].join('|');
    };
    // A field shows it on the frame around itself.
    const looksOf = (element: Element) =>
      [element, element.parentElement ?? element]
        .flatMap((one) => [null, '::before', '::after'].map((part) => lookOf(one, part)))
        .join('; ');

    const { looks } = window as unknown as { looks?: Looks };
    const unfocused = new WeakMap<Element, string>();
    for (const element of document.querySelectorAll('a, button, input, select, [tabindex]')) {
      // A date holds the focus for as long as Tab goes from its day to its month and its year.
      const before = element === document.activeElement ? looks?.unfocused.get(element) : undefined;
      unfocused.set(element, before ?? looksOf(element));
    }
    Object.assign(window, { looks: { looksOf, unfocused } });
  });
}

function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { looksOf, unfocused } = (window as unknown as { looks: Looks }).looks;
    const { activeElement } = document;
    return activeElement !== null && unfocused.get(activeElement) !== looksOf(activeElement);
  });
}
