/** The content that a simple pattern requires, so that a hint can describe it. */
export type Wanted = { of: 'digits' | 'signs'; min: number; max: number };

const shape = /^\^(\\d|\[0-9\]|\[A-Z0-9\]|\[0-9A-Z\])(?:\{(\d{1,3})(?:,(\d{1,3}))?\})\$$/;

/** Returns the required number of digits, or of digits and capital letters; null for other patterns. */
export function parsePatternHint(pattern: string): Wanted | null {
  const [, signs = '', min = '', max = min] = shape.exec(pattern) ?? [];
  return min === '' ? null : { of: signs.includes('A') ? 'signs' : 'digits', min: Number(min), max: Number(max) };
}
