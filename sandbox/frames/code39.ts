/** Nine alternating bars and gaps per character; capital letters are wide. Every scanner reads Code 39. */
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

export function toBars(code: string): { at: number; wide: number }[] {
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
