import { describe, expect, it } from 'vitest';

import { visiblePart } from './visiblePart.ts';

describe('the part of a frame for dialogs and messages', () => {
  it.each([
    [
      'is the screen in the middle of a tall frame',
      { top: 1200, bottom: 1900 },
      3556,
      { top: 1200, height: 700, below: 1656 },
    ],
    [
      'is the whole frame where all of it is on screen',
      { top: 0, bottom: 594 },
      594,
      { top: 0, height: 594, below: 0 },
    ],
    ['is a frame lower than a dialog', { top: 0, bottom: 150 }, 150, { top: 0, height: 150, below: 0 }],
    [
      'reaches down from the start of a frame with 150 pixels on screen',
      { top: 0, bottom: 150 },
      3556,
      { top: 0, height: 400, below: 3156 },
    ],
    [
      'reaches up from the end of a frame with 150 pixels on screen',
      { top: 3406, bottom: 3556 },
      3556,
      { top: 3156, height: 400, below: 0 },
    ],
    ['is a low screen as it is', { top: 1000, bottom: 1320 }, 3556, { top: 1000, height: 320, below: 2236 }],
  ])('%s', (_, span, frame, part) => {
    expect(visiblePart(span, frame)).toEqual(part);
  });

  it('is unknown while no part of the frame is on screen', () => {
    expect(visiblePart({ top: 0, bottom: 0 }, 3556)).toBe(null);
  });
});
