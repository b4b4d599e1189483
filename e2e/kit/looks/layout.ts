import type { Locator, Page } from '@playwright/test';

import { expect } from '../portal.ts';

/** Resizes the window and waits until floating elements have followed. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * Checks that all texts are fully visible without horizontal scrolling. After a window was resized, a busy machine may
 * take some more frames to apply all media queries.
 */
export async function expectToFit(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => findMisfits(page)).toEqual({ sideways: 0, cut: [], outside: [] });
}

/** Returns texts that are cut off, and how far the page scrolls horizontally, in pixels. */
function findMisfits(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    const words = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`;
    const isHidden = (element: Element) => {
      const { width, height, right, bottom } = element.getBoundingClientRect();
      // Hidden on purpose, like the skip link until it is focused.
      return width <= 1 || height <= 1 || right < 0 || bottom < 0 || !element.checkVisibility();
    };
    const withText = [...document.querySelectorAll('body *')].filter(
      (element) =>
        !isHidden(element) &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const isCut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > root.clientWidth + 1;
    };
    return {
      // Behind a dialog the page is narrower than its window by its scrollbar.
      sideways: Math.max(0, root.scrollWidth - root.clientWidth),
      cut: withText.filter((element) => [element, element.parentElement ?? element].some(isCut)).map(words),
      outside: withText.filter(isOutside).map(words),
    };
  });
}

/** Doubles the text size. Returns a function that restores it. */
export async function doubleTheText(page: Page): Promise<() => Promise<void>> {
  const styles = await page.evaluateHandle(() => {
    const sizes = [...document.querySelectorAll<HTMLElement>('body, body *')].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { element, fontSize: Number.parseFloat(fontSize), lineHeight: Number.parseFloat(lineHeight) };
    });
    const before = sizes.map(({ element: { style } }) => ({
      style,
      fontSize: style.fontSize,
      lineHeight: style.lineHeight,
    }));
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.fontSize = `${fontSize * 2}px`;
      if (lineHeight) element.style.lineHeight = `${lineHeight * 2}px`;
    }
    return before;
  });
  return () =>
    styles.evaluate((before) => {
      for (const { style, fontSize, lineHeight } of before) Object.assign(style, { fontSize, lineHeight });
    });
}

/** Returns targets that are too small. Links within a sentence are exempt. */
export const smallTargets = (page: Page, leastPx: number): Promise<string[]> =>
  page.evaluate(async (least) => {
    // An opening dialog has not reached its size yet. Endless animations do not change theirs.
    const opening = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(opening.map(({ finished }) => finished.catch(() => null)));
    const isInSentence = (element: Element) =>
      element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    return (
      [...document.querySelectorAll('a[href], button, select, input, [role=menuitem], [role=menuitemradio], summary')]
        .filter((element) => element.checkVisibility() && !isInSentence(element))
        // The frame around a field counts as its target.
        .map((element) => (element.tagName === 'INPUT' && element.parentElement) || element)
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.bottom > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
        .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width} × ${box.height}`)
    );
  }, leastPx);

/** Returns the title and buttons of a dialog that something covers, with the dialog scrolled to show each. */
export const listCoveredParts = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((root) =>
    [...root.querySelectorAll('h2, h3, button')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        element.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !element.contains(at);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Returns the controls whose centre is covered by a floating element. */
export const listCoveredControls = (afloat: Locator): Promise<string[]> =>
  afloat.evaluate((over) =>
    [...document.querySelectorAll('a[href], button, select, input, summary')]
      .filter((control) => !over.contains(control) && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return over.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

/** Returns the cumulative layout shift since the page was opened: https://web.dev/articles/cls. */
export const measureLayoutShift = (page: Page, { afterInput = false } = {}): Promise<number> =>
  page.evaluate((withRecent) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as { value: number; hadRecentInput: boolean }[];
    return shifts
      .filter(({ hadRecentInput }) => withRecent || !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  }, afterInput);
