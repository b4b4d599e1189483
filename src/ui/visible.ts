/**
 * Visible part of the page, for fixed elements. In a frame of another site, viewport units measure the whole frame,
 * most of which can be out of view; src/app/widgets/watchVisiblePart.ts sets the visible part there.
 */
export const visible = {
  top: 'var(--visibleTop, 0px)',
  height: 'var(--visibleHeight, 100dvh)',
  /** Space between the end of the visible part and the end of the page. */
  below: 'var(--visibleBelow, 0px)',
} as const;

/** Returns the same part as a box for Fluent's positioning, in CSS pixels; null if the whole page is visible. */
export function visibleBox(): { x: number; y: number; width: number; height: number } | null {
  const { clientWidth: width, style } = document.documentElement;
  const [y, height] = ['--visibleTop', '--visibleHeight'].map((name) =>
    Number.parseFloat(style.getPropertyValue(name)),
  );
  return y !== undefined && height ? { x: 0, y, width, height } : null;
}
