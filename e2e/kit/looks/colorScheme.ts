import type { Page } from '@playwright/test';

export const colorSchemes = ['light', 'dark'] as const;

/** Switches the system to light or dark, waits until the page has rendered it, and finishes all colour transitions. */
export async function emulateScheme(page: Page, colorScheme: (typeof colorSchemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches, colorScheme);
  await page.evaluate(async () => {
    // A frame of the page itself: animation frames requested by a script wait while the time is stopped.
    const frame = () => document.documentElement.animate(null, 1).finished;
    // Transitions of folded elements do not run until they are unfolded.
    const isSeen = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const changing = () => document.getAnimations().filter((each) => each instanceof CSSTransition && isSeen(each));
    // The page is notified in one frame and rendered in the next. Inherited colours start after that.
    for (let still = 0; still < 3; ) {
      const found = changing();
      for (const each of found) each.finish();
      still = found.length ? 0 : still + 1;
      await frame();
    }
  });
}
