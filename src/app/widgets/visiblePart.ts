type Span = { top: number; bottom: number };

/** A part of a frame, in CSS pixels. `below`: between its end and that of the frame. */
export type VisiblePart = { top: number; height: number; below: number };

/** A dialog that is lower shows too little of what it asks. In CSS pixels. */
const least = 400;

/**
 * Returns the part of a frame that dialogs and messages are placed in: the one on screen, or null if none is. Where the
 * frame's start or end leaves less on screen than a dialog needs, the part reaches beyond the edge of the screen.
 */
export function visiblePart({ top, bottom }: Span, frame: number): VisiblePart | null {
  if (bottom <= top) return null;
  const room = Math.min(least, frame);
  if (bottom - top >= room) return partOf({ top, bottom }, frame);
  if (top === 0) return partOf({ top: 0, bottom: room }, frame);
  if (bottom === frame) return partOf({ top: frame - room, bottom: frame }, frame);
  return partOf({ top, bottom }, frame);
}

const partOf = ({ top, bottom }: Span, frame: number): VisiblePart => ({
  top,
  height: bottom - top,
  below: frame - bottom,
});
