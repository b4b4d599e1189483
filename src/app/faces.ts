import type { ThemeConfig } from '#schema/theme.ts';

const known = new Set<string>();

/**
 * Loads the partner's typefaces. Device fonts of the same metrics are used until then, so that nothing moves, and files
 * are loaded when the browser is idle. For returning visitors, files are loaded at once from the cache, before the text
 * is shown, because line breaks may otherwise change.
 */
export function loadFaces({ config }: ThemeConfig): void {
  // Missing in tests.
  if (typeof FontFace === 'undefined') return;
  for (const { family, source, descriptors } of config.faces) {
    const name = `${family} ${source}`;
    // A retried start may load the same theme again.
    if (known.has(name)) continue;
    known.add(name);
    const add = () => document.fonts.add(new FontFace(family, source, descriptors));
    if (source.startsWith('local') || isKnown()) add();
    else whenIdle(add);
  }
}

/** The page determined this before anything was loaded. */
const isKnown = () => document.documentElement.hasAttribute('data-known');

const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 2_000 }) : setTimeout(run, 200);
