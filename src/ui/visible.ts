/**
 * The part of the page that is on screen, for whatever is fixed to the screen. In another site's frame the browser's own
 * units measure the frame, most of which may be out of sight; src/app/widgets/watchVisiblePart.ts sets the part there.
 */
export const visible = {
  top: 'var(--visibleTop, 0px)',
  height: 'var(--visibleHeight, 100dvh)',
  /** Between its end and that of the page. */
  below: 'var(--visibleBelow, 0px)',
} as const;

/** Returns the same part as a box for Fluent's positioning, in CSS pixels, or null where the whole page is on screen. */
export function visibleBox(): { x: number; y: number; width: number; height: number } | null {
  const { clientWidth: width, style } = document.documentElement;
  const [y, height] = ['--visibleTop', '--visibleHeight'].map((name) =>
    Number.parseFloat(style.getPropertyValue(name)),
  );
  return y !== undefined && height ? { x: 0, y, width, height } : null;
}
