import type { ThemeConfig } from '#schema/theme.ts';

/**
 * The partner's typefaces. What the device has stands in at once; files come when the page has been seen and nobody waits
 * for anything, and take as much room, so that nothing moves.
 */
export function loadFaces({ config }: ThemeConfig): void {
  // Tests have no such thing.
  if (typeof FontFace === 'undefined') return;
  for (const { family, source, descriptors } of config.faces) {
    const add = () => document.fonts.add(new FontFace(family, source, descriptors));
    if (source.startsWith('local')) add();
    else whenIdle(add);
  }
}

const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 2_000 }) : setTimeout(run, 200);
