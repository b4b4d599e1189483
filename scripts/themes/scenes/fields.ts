import type { ScenePalette } from './palette.ts';
import { area, cloud, type OwnFrame } from './parts.ts';

/** Draws furrows that converge at the horizon. */
function furrows(colours: [string, string], [left, right, top, bottom]: number[], count: number): string {
  const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [left, right, top, bottom];
  const middle = x0 + (x1 - x0) * 0.62;
  const at = (place: number) => [
    middle + (place - 0.5) * (x1 - x0) * 0.5,
    x0 + (place - 0.5) * (x1 - x0) * 2.2 + (x1 - x0) / 2,
  ];
  const rows = Array.from({ length: count }, (_, row) => {
    const [upper, lower] = [at(row / count), at((row + 0.5) / count)];
    return `M${upper.map((x) => x.toFixed(0)).join(` ${y0}L`)} ${y1}L${lower[1]?.toFixed(0)} ${y1}L${lower[0]?.toFixed(0)} ${y0}z`;
  });
  return `${area(colours[0], `M${x0} ${y0}H${x1}V${y1}H${x0}z`)}${area(colours[1], rows.join(''))}`;
}

const barn = (wall: string, roof: string, lit: string, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path fill="${wall}" d="M0 0V-34H54V0z"/><path fill="${roof}" d="M-5-34L10-52H44L59-34z"/><path fill="${lit}" d="M20 0V-18H34V0z" opacity=".85"/><path fill="${wall}" d="M66 0V-44a9 9 0 0 1 18 0V0z"/><path fill="${roof}" d="M66-44a9 9 0 0 1 18 0z"/></g>`;

export function fields(palette: ScenePalette): Record<OwnFrame, string[]> {
  const { sun, cloud: white, far, mid, near, line, lit, ground } = palette;
  const soil: [string, string] = [mid, near];
  return {
    tall: [
      `<circle cx="530" cy="640" r="92" fill="${sun}"/>`,
      cloud(white, { x: 540, y: 500, size: 0.9 }),
      cloud(white, { x: 60, y: 600 }),
      area(far, 'M0 720C140 668 280 690 400 708S600 690 690 660V1000H0z'),
      barn(line, near, lit, 250, 712, 1.3),
      furrows(soil, [0, 690, 716, 1000], 9),
    ],
    wide: [
      `<circle cx="1310" cy="244" r="40" fill="${sun}"/>`,
      cloud(white, { x: 1322, y: 212, size: 0.6 }),
      cloud(white, { x: 96, y: 74, size: 0.7 }),
      area(far, 'M0 268C240 230 420 262 640 258S1060 222 1440 252V348H0z'),
      barn(line, near, lit, 1214, 262, 0.62),
      furrows(soil, [0, 1440, 264, 326], 22),
      area(ground, 'M0 326H1440v24H0z'),
    ],
    place: [
      `<circle cx="92" cy="96" r="26" fill="${sun}"/>`,
      cloud(white, { x: 208, y: 54, size: 0.55 }),
      area(far, 'M0 132C70 112 140 124 200 128S290 118 320 110V200H0z'),
      barn(line, near, lit, 214, 128, 0.5),
      furrows(soil, [0, 320, 132, 200], 8),
    ],
  };
}
