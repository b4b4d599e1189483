import type { ScenePalette } from './palette.ts';
import { area, type OwnFrame } from './parts.ts';

type Point = [x: number, y: number, size: number];

const web = (stroke: string, points: readonly Point[], links: readonly (readonly [number, number])[]) => {
  const lines = links.map(([one, other]) => {
    const [a, b] = [points[one], points[other]];
    return a && b ? `M${a[0]} ${a[1]}L${b[0]} ${b[1]}` : '';
  });
  return `<path d="${lines.join('')}" stroke="${stroke}" stroke-width="1.5" opacity=".7"/>`;
};
const dots = (fill: string, points: readonly Point[]) =>
  points.map(([x, y, size]) => `<circle cx="${x}" cy="${y}" r="${size}" fill="${fill}"/>`).join('');

const eye = ({ line, lit, sun, cloud }: ScenePalette, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="40" fill="${cloud}"/><circle r="40" fill="none" stroke="${line}" stroke-width="3"/><circle r="21" fill="${sun}"/><circle r="11" fill="${line}"/><circle cx="5" cy="-5" r="4" fill="${lit}"/></g>`;

const links = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [1, 5],
  [5, 6],
  [2, 6],
  [6, 7],
  [3, 7],
  [7, 8],
] as const;

export function signals(palette: ScenePalette): Record<OwnFrame, string[]> {
  const { far, mid, near, line, ground } = palette;
  const tall: Point[] = [
    [50, 640, 6],
    [150, 596, 8],
    [280, 636, 6],
    [410, 590, 8],
    [560, 540, 6],
    [110, 710, 5],
    [250, 720, 6],
    [540, 640, 6],
    [650, 600, 8],
  ];
  const wide: Point[] = [
    [1202, 226, 3],
    [1230, 208, 4],
    [1270, 222, 3],
    [1318, 204, 5],
    [1364, 214, 3],
    [1212, 250, 3],
    [1234, 258, 3],
    [1354, 244, 4],
    [1368, 258, 3],
  ];
  const place: Point[] = [
    [20, 74, 3],
    [70, 60, 5],
    [130, 70, 3],
    [200, 60, 4],
    [290, 66, 3],
    [60, 96, 3],
    [130, 104, 4],
    [210, 92, 3],
    [280, 106, 5],
  ];
  return {
    tall: [
      web(line, tall, links),
      dots(line, tall),
      eye(palette, 290, 736, 1.2),
      eye(palette, 404, 736, 1.2),
      area(far, 'M0 790C160 720 520 720 690 790V1000H0z'),
      area(mid, 'M0 864C180 806 500 806 690 864V1000H0z'),
      area(near, 'M0 930C200 888 480 888 690 930V1000H0z'),
    ],
    wide: [
      web(line, wide, links),
      dots(line, wide),
      eye(palette, 1264, 268, 0.62),
      eye(palette, 1322, 268, 0.62),
      area(far, 'M520 348C760 246 1200 246 1440 300V348z'),
      area(mid, 'M0 290C300 330 620 348 900 318S1260 300 1440 318V348H0z'),
      area(ground, 'M0 350C300 344 640 350 900 338S1260 334 1440 346V350z'),
    ],
    place: [
      web(line, place, links),
      dots(line, place),
      area(far, 'M0 160C80 124 240 124 320 160V200H0z'),
      eye(palette, 138, 148, 0.5),
      eye(palette, 186, 148, 0.5),
      area(mid, 'M0 182C90 158 230 158 320 182V200H0z'),
    ],
  };
}
