import type { ThemeConfig } from '#schema/theme.ts';

const known = new Set<string>();

/**
 * The partner's typefaces. What the device has stands in at once; files are asked for once the browser has nothing else to
 * do, and take as much room, so that nothing moves. Who comes again has the files already: asked for at once, they are
 * there before the page's own text, whose lines may otherwise break elsewhere.
 */
export function loadFaces({ config }: ThemeConfig): void {
  // Tests have no such thing.
  if (typeof FontFace === 'undefined') return;
  for (const { family, source, descriptors } of config.faces) {
    const name = `${family} ${source}`;
    // The same theme may come again, of a start that is tried again.
    if (known.has(name)) continue;
    known.add(name);
    const add = () => document.fonts.add(new FontFace(family, source, descriptors));
    if (source.startsWith('local') || isKnown()) add();
    else whenIdle(add);
  }
}

/** As the page itself found before anything was loaded. */
const isKnown = () => document.documentElement.hasAttribute('data-known');

const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 2_000 }) : setTimeout(run, 200);
