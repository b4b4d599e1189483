import type { Page } from '@playwright/test';

export const colorSchemes = ['light', 'dark'] as const;

/** Turns the system to day or night, lets the page hear of it and draw itself again, and brings every colour to its end. */
export async function emulateScheme(page: Page, colorScheme: (typeof colorSchemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches, colorScheme);
  await page.evaluate(async () => {
    // Of the page itself: those that a script asks for wait where time is stopped.
    const frame = () => document.documentElement.animate(null, 1).finished;
    // What is folded away does not go on until it is unfolded.
    const isSeen = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const changing = () => document.getAnimations().filter((each) => each instanceof CSSTransition && isSeen(each));
    // A page hears of it in one frame and is drawn in the next. What inherits a colour begins when that has changed.
    for (let still = 0; still < 3; ) {
      const found = changing();
      for (const each of found) each.finish();
      still = found.length ? 0 : still + 1;
      await frame();
    }
  });
}
