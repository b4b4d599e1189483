import type { ScenePalette } from './palette.ts';
import { area, cloud, type OwnFrame, plane, trail } from './parts.ts';

export function hills({ sun, cloud: white, far, mid, near, line, ground }: ScenePalette): Record<OwnFrame, string[]> {
  return {
    tall: [
      `<circle cx="516" cy="648" r="104" fill="${sun}"/>`,
      cloud(white, { x: 548, y: 520, size: 1.1 }),
      cloud(white, { x: 40, y: 560, size: 1.2 }),
      cloud(white, { x: 380, y: 690, size: 1.3 }),
      trail(line, 'M-6 712C120 704 280 650 362 548', true),
      plane(line, { x: 380, y: 526, size: 2.2 }, -46),
      area(far, 'M0 735C110 668 230 666 350 716S580 790 690 716V1000H0z'),
      area(mid, 'M0 832C120 780 230 790 350 826S590 866 690 812V1000H0z'),
      area(near, 'M0 916C130 876 240 890 360 912S600 926 690 892V1000H0z'),
    ],
    wide: [
      `<circle cx="1278" cy="248" r="46" fill="${sun}"/>`,
      cloud(white, { x: -40, y: 108, size: 0.9 }),
      cloud(white, { x: 1306, y: 214, size: 0.7 }),
      area(far, 'M500 306C680 206 900 226 1020 258S1320 270 1440 238V348H500z'),
      area(far, 'M0 264C90 256 170 262 250 282V348H0z'),
      area(mid, 'M0 284C180 250 330 306 520 300S820 262 1000 278 1300 300 1440 274V348H0z'),
      area(ground, 'M0 350C0 346 160 322 360 340S760 330 980 322 1300 346 1440 348V350z'),
    ],
    place: [
      `<circle cx="92" cy="84" r="27" fill="${sun}"/>`,
      cloud(white, { x: 228, y: 52, size: 0.55 }),
      cloud(white, { x: 12, y: 52, size: 0.42 }),
      area(far, 'M0 140C60 108 120 118 180 138S280 160 320 132V200H0z'),
      area(mid, 'M0 164C70 142 120 152 190 164S280 174 320 158V200H0z'),
      area(near, 'M0 184C70 172 140 178 200 184S290 188 320 180V200H0z'),
      trail(line, 'M128 122C150 98 190 80 232 75', true),
      plane(line, { x: 248, y: 72, size: 0.9 }, -8),
    ],
  };
}
