import { describe, expect, it } from 'vitest';

import { withChineseFonts } from './withChineseFonts.ts';

describe('a font list with Chinese fonts', () => {
  it.each([
    [
      "'Segoe UI', Roboto, sans-serif",
      "'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
    ],
    ['Georgia', "Georgia, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC'"],
    [
      "Inter, 'PingFang SC', system-ui",
      "Inter, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', system-ui",
    ],
  ])('names them after the fonts of the theme and before a generic one: %s', (font, list) => {
    expect(withChineseFonts(font)).toBe(list);
  });
});
