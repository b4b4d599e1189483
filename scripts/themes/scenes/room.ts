import type { ScenePalette } from './palette.ts';
import { frames, plane } from './parts.ts';

const [width, height] = frames.lounge;
const floor = height - 26;
/** The part of the wide landscape with more than land. */
const view = `${1440 - width} 188`;

const post = (fill: string, x: number) => `<path fill="${fill}" d="M${x} 0h5v${floor}h-5z"/>`;

const sofa = (fill: string, behind: string) =>
  `<rect x="238" y="76" width="92" height="36" rx="11" fill="${behind}"/><g fill="${fill}"><rect x="238" y="76" width="92" height="36" rx="11" opacity=".62"/><rect x="226" y="90" width="22" height="34" rx="9"/><rect x="320" y="90" width="22" height="34" rx="9"/><rect x="242" y="100" width="84" height="20" rx="6"/></g>`;

const lamp = (stand: string, shade: string) =>
  `<path fill="${stand}" d="M187 58h3v66h8v3h-19v-3h8z"/><path fill="${shade}" d="M172 62l7-26h19l7 26z"/>`;

/** Draws a lounge: the theme's landscape through a window behind a sofa. */
export const room = ({ line, near, lit }: ScenePalette, landscape: readonly string[]): string[] => [
  `<svg width="${width}" height="${floor}" viewBox="${view} ${width} ${floor}">${landscape.join('')}</svg>`,
  plane(line, { x: 322, y: 34, size: 1.1 }, -24),
  ...[96, 214, 360, 474].map((x) => post(near, x)),
  `<path fill="${near}" d="M0 ${floor}h${width}v${height - floor}H0z"/>`,
  lamp(line, lit),
  sofa(line, near),
];
