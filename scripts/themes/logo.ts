import { contrast } from './colour.ts';

const dangerous: [RegExp, string][] = [
  [/<(script|foreignObject|iframe|animate|set)\b/i, 'holds more than a drawing'],
  [/\son\w+\s*=/i, 'holds a script'],
  [/(href|src)\s*=|url\((?!#)|@import|<!(DOCTYPE|ENTITY)/i, 'points to another file'],
];
const largest = 20_000;

export function logoProblems(svg: string, ground: string): string[] {
  const colours = [...svg.matchAll(/#[0-9a-f]{6}\b/gi)].map(([colour]) => colour);
  const isVisible = colours.some((colour) => contrast(colour, ground) >= 3);
  return [...pictureProblems(svg), ...(isVisible ? [] : [`has nothing that stands out from ${ground}`])];
}

export function iconProblems(svg: string): string[] {
  const [, width, height] = /\sviewBox=["']\s*\S+[\s,]+\S+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg) ?? [];
  return [...pictureProblems(svg), ...(width === height ? [] : ['is not as wide as it is high'])];
}

/** Every visitor loads the drawing, so it must not contain scripts or links. */
const pictureProblems = (svg: string): string[] => [
  ...(/^\s*<svg\b[^>]*\sviewBox=/.test(svg) ? [] : ['is not an <svg> with a viewBox']),
  ...(svg.length > largest ? [`has ${svg.length} characters, and ${largest} are the most`] : []),
  ...dangerous.filter(([found]) => found.test(svg)).map(([, why]) => why),
];
