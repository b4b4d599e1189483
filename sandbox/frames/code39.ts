/** Bars and gaps in turns, nine a sign; a capital letter is a wide one. Code 39 is read by every scanner there is. */
const signs: Record<string, string> = {
  '0': 'bwbWBwBwb',
  '1': 'BwbWbwbwB',
  '2': 'bwBWbwbwB',
  '3': 'BwBWbwbwb',
  '4': 'bwbWBwbwB',
  '5': 'BwbWBwbwb',
  '6': 'bwBWBwbwb',
  '7': 'bwbWbwBwB',
  '8': 'BwbWbwBwb',
  '9': 'bwBWbwBwb',
  A: 'BwbwbWbwB',
  B: 'bwBwbWbwB',
  C: 'BwBwbWbwb',
  D: 'bwbwBWbwB',
  E: 'BwbwBWbwb',
  F: 'bwBwBWbwb',
  G: 'bwbwbWBwB',
  H: 'BwbwbWBwb',
  J: 'bwbwBWBwb',
  K: 'BwbwbwbWB',
  M: 'BwBwbwbWb',
  N: 'bwbwBwbWB',
  P: 'bwBwBwbWb',
  Q: 'bwbwbwBWB',
  R: 'BwbwbwBWb',
  S: 'bwBwbwBWb',
  T: 'bwbwBwBWb',
  V: 'bWBwbwbwB',
  W: 'BWBwbwbwb',
  X: 'bWbwBwbwB',
  Y: 'BWbwBwbwb',
  Z: 'bWBwBwbwb',
  '*': 'bWbwBwBwb',
};
const [narrow, wide] = [2, 5];

/** Where the bars of a code stand, and how wide they are. */
export function barsOf(code: string): { at: number; wide: number }[] {
  let at = 0;
  return [...`*${code}*`].flatMap((sign) => {
    const bars = [...(signs[sign] ?? '')].flatMap((part) => {
      const bar = { at, wide: part === part.toUpperCase() ? wide : narrow };
      at += bar.wide;
      return part.toLowerCase() === 'b' ? [bar] : [];
    });
    at += narrow;
    return bars;
  });
}
