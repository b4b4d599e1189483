/** Fonts that devices have for simplified Chinese: Apple's, Windows', Android's and Linux's. */
const chinese = ['PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC'];

const generic = /^(sans-serif|serif|monospace|system-ui|ui-[a-z-]+)$/;

/**
 * Returns a CSS font-family list in which Chinese characters are found on the device: before the generic family at its
 * end, which may have Japanese shapes, and after the theme's own fonts, which have the Latin letters.
 */
export function withChineseFonts(font: string): string {
  const families = font.split(',').map((family) => family.trim());
  const end = generic.test(families.at(-1) ?? '') ? families.length - 1 : families.length;
  const added = chinese.map((name) => `'${name}'`).filter((family) => !families.includes(family));
  return families.toSpliced(end, 0, ...added).join(', ');
}
