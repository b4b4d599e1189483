import type { ScenePalette } from './palette.ts';
import { area, type OwnFrame, plane, stars, trail } from './parts.ts';

const moon = (fill: string, x: number, y: number, size: number) =>
  area(fill, `M${x} ${y}a${size} ${size} 0 1 0 ${size} ${size}a${size * 0.8} ${size * 0.8} 0 0 1-${size}-${size}z`);

export function peaks({
  sun,
  lit,
  far,
  mid,
  near,
  line,
  ground,
  foreground,
}: ScenePalette): Record<OwnFrame, string[]> {
  const water = (paths: string) =>
    `<path d="${paths}" stroke="${line}" opacity=".45" stroke-linecap="round" stroke-width="1.2"/>`;
  return {
    tall: [
      stars(foreground, 'tall', 60),
      moon(sun, 560, 520, 56),
      trail(line, 'M-6 690C120 680 300 650 390 576', false),
      plane(line, { x: 408, y: 562, size: 2.1 }, -34),
      area(far, 'M0 800l140-116 94 74 156-124 128 106 72-54 100 84V1000H0z'),
      area(mid, 'M0 850l120-92 110 80 190-150 140 116 130-78V1000H0z'),
      area(near, 'M0 862h690v138H0z'),
      water('M40 890h150M420 884h180M120 918h210M470 930h160M30 952h120M280 964h190'),
      `<circle cx="566" cy="852" r="3" fill="${lit}"/><circle cx="596" cy="856" r="2" fill="${lit}"/><circle cx="96" cy="856" r="2.4" fill="${lit}"/>`,
    ],
    wide: [
      stars(foreground, 'wide', 60),
      moon(sun, 1262, 182, 28),
      area(far, 'M640 292l112-76 82 46 142-112 132 98 112-30 220 74v56H640zM0 262l104-74 134 106v54H0z'),
      area(mid, 'M0 304l152-58 172 60 480-18 182-58 162 58 152-52 140 40v72H0z'),
      area(near, 'M0 298h1440v50H0z'),
      water('M20 312h90M1260 314h120M60 326h60M1330 330h90M520 318h140M860 326h110'),
      area(ground, 'M0 346h1440v4H0z'),
    ],
    place: [
      stars(foreground, 'place', 26),
      moon(sun, 84, 56, 22),
      area(far, 'M0 148l62-58 44 38 66-66 60 60 36-28 52 50v56H0z'),
      area(mid, 'M0 174l58-34 50 28 84-50 62 42 66-30v70H0z'),
      area(near, 'M0 174h320v26H0z'),
      water('M18 182h60M180 180h80M70 190h96M230 192h60'),
      trail(line, 'M120 122C150 118 200 100 226 78', false),
      plane(line, { x: 234, y: 68, size: 0.9 }, -56),
    ],
  };
}
