/** What a pattern asks for, where it is plain enough to be said in words. */
export type Wanted = { of: 'digits' | 'signs'; min: number; max: number };

const shape = /^\^(\\d|\[0-9\]|\[A-Z0-9\]|\[0-9A-Z\])(?:\{(\d{1,3})(?:,(\d{1,3}))?\})\$$/;

/** So many digits, or digits and capital letters; null where a pattern says more than that. */
export function wantedIn(pattern: string): Wanted | null {
  const [, signs = '', min = '', max = min] = shape.exec(pattern) ?? [];
  return min === '' ? null : { of: signs.includes('A') ? 'signs' : 'digits', min: Number(min), max: Number(max) };
}
