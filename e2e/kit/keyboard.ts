import type { ElementHandle, Locator, Page } from '@playwright/test';

import { expect } from './portal.ts';

const most = 60;

/** A keyboard user. Checks at each step that an element has the focus and shows it. */
export function createKeyboard(page: Page) {
  /** Presses Tab until the target is focused. */
  async function tabTo(target: Locator, back = false): Promise<void> {
    await expect(target).toBeVisible();
    let wanted = await handleOf(target);
    await noteLooks(page);
    for (let pressed = 0; pressed < most; pressed += 1) {
      await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
      const { on, isShown, isWanted, isGone } = await arrive(page, wanted);
      // The browser's own controls come after the last element and before the first.
      if (on === 'BODY') continue;
      if (!isShown) await expect.poll(() => showsFocus(page), { message: on }).toBe(true);
      if (isWanted) return;
      if (isGone) wanted = await handleOf(target);
    }
    throw new Error(`${String(target)} is not among the next ${most} that Tab leads to.`);
  }

  /** Lost focus returns to the top of the page, where a screen reader loses the place. */
  async function keepsFocus(): Promise<void> {
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');
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

async function handleOf(target: Locator): Promise<ElementHandle> {
  const handle = await target.elementHandle();
  if (!handle) throw new Error(`${String(target)} is not there.`);
  return handle;
}

type Looks = {
  looksOf: (element: Element) => string;
  unfocused: WeakMap<Element, string>;
  /** The previously focused element: its unfocused look can be recorded once it has lost the focus. */
  focused: Element | null;
  /** Records the look of every focusable element that is not known yet. */
  note: () => void;
};

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
    // A field shows its focus on the surrounding frame.
    const looksOf = (element: Element) =>
      [element, element.parentElement ?? element]
        .flatMap((one) => [null, '::before', '::after'].map((part) => lookOf(one, part)))
        .join('; ');

    const { looks: before } = window as unknown as { looks?: Looks };
    const { activeElement } = document;
    const unfocused = new WeakMap<Element, string>();
    const known = activeElement && before?.unfocused.get(activeElement);
    if (activeElement && known) unfocused.set(activeElement, known);
    const note = () => {
      for (const element of document.querySelectorAll('a, button, input, select, summary, [tabindex]'))
        if (element !== document.activeElement && !unfocused.has(element)) unfocused.set(element, looksOf(element));
    };
    note();
    const looks: Looks = { looksOf, unfocused, note, focused: activeElement };
    Object.assign(window, { looks });
  });
}

type Arrival = { on: string; isShown: boolean; isWanted: boolean; isGone: boolean };

/** Reads everything about the focused element in one call, because this runs at every Tab. */
const arrive = (page: Page, wanted: ElementHandle): Promise<Arrival> =>
  page.evaluate((sought) => {
    const { looks } = window as unknown as { looks: Looks };
    const { activeElement } = document;
    // A date field keeps the focus while Tab moves through its day, month and year.
    if (looks.focused && looks.focused !== activeElement)
      looks.unfocused.set(looks.focused, looks.looksOf(looks.focused));
    looks.focused = activeElement;
    const { tagName = 'BODY', textContent = '', id = '' } = activeElement ?? {};
    const isShown = activeElement !== null && looks.unfocused.get(activeElement) !== looks.looksOf(activeElement);
    looks.note();
    return {
      on: tagName === 'BODY' ? 'BODY' : `${tagName} ${id} ${textContent?.slice(0, 60)}`,
      isShown,
      isWanted: activeElement === sought,
      isGone: !sought.isConnected,
    };
  }, wanted);

function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { looksOf, unfocused } = (window as unknown as { looks: Looks }).looks;
    const { activeElement } = document;
    return activeElement !== null && unfocused.get(activeElement) !== looksOf(activeElement);
  });
}
