import type { ScenePalette } from './palette.ts';
import { area, type OwnFrame } from './parts.ts';

const ring = (stroke: string, x: number, y: number, radii: readonly number[]) =>
  `<g fill="none" stroke="${stroke}" stroke-width="1.5" opacity=".5">${radii.map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

/** Default scene: rings over calm ground. */
export function plain({ far, mid, near, line, ground }: ScenePalette): Record<OwnFrame, string[]> {
  return {
    tall: [
      ring(line, 345, 760, [60, 104, 150]),
      area(far, 'M0 760C200 690 490 690 690 760V1000H0z'),
      area(mid, 'M0 846C200 790 490 790 690 846V1000H0z'),
      area(near, 'M0 922C200 880 490 880 690 922V1000H0z'),
    ],
    wide: [
      ring(line, 1278, 318, [44, 74, 108]),
      area(far, 'M480 348C760 250 1200 250 1440 296V348z'),
      area(mid, 'M0 296C320 330 640 346 900 320S1260 304 1440 320V348H0z'),
      area(ground, 'M0 350C300 344 640 350 900 340S1260 336 1440 346V350z'),
    ],
    place: [
      ring(line, 160, 150, [30, 54, 82]),
      area(far, 'M0 152C90 120 230 120 320 152V200H0z'),
      area(mid, 'M0 178C90 156 230 156 320 178V200H0z'),
    ],
  };
}
