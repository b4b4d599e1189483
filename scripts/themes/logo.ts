import { contrast } from './colour.ts';

const dangerous: [RegExp, string][] = [
  [/<(script|foreignObject|iframe|animate|set)\b/i, 'holds more than a drawing'],
  [/\son\w+\s*=/i, 'holds a script'],
  [/(href|src)\s*=|url\((?!#)|@import|<!(DOCTYPE|ENTITY)/i, 'points to another file'],
];
const largest = 20_000;

/** What is wrong with a logo that lies on `ground` (`#rrggbb`). It is shown to everybody, so it may only draw. */
export function logoProblems(svg: string, ground: string): string[] {
  const colours = [...svg.matchAll(/#[0-9a-f]{6}\b/gi)].map(([colour]) => colour);
  return [
    ...(/^\s*<svg\b[^>]*\sviewBox=/.test(svg) ? [] : ['is not an <svg> with a viewBox']),
    ...(svg.length > largest ? [`has ${svg.length} characters, and ${largest} are the most`] : []),
    ...dangerous.filter(([found]) => found.test(svg)).map(([, why]) => why),
    ...(colours.some((colour) => contrast(colour, ground) >= 3) ? [] : [`has nothing that stands out from ${ground}`]),
  ];
}
