import type { ScenePalette } from './palette.ts';
import { area, cloud, type OwnFrame } from './parts.ts';

/** Draws a train on a line at `y`, with its last car at `x`. */
const train = (body: string, lit: string, x: number, y: number, size: number) => {
  const cars = [0, 92].map(
    (at) =>
      `<rect x="${at}" y="-34" width="86" height="28" rx="5"/><path fill="${lit}" d="M${at + 9}-27h14v10h-14zM${at + 29}-27h14v10h-14zM${at + 49}-27h14v10h-14z"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size})" fill="${body}">${cars.join('')}<path d="M184-34h46q24 4 34 22q2 6-6 6h-74z"/><path fill="${lit}" d="M224-28h8q10 2 16 11h-24zM193-27h14v10h-14z"/><path d="M6-6h250v3H6z" opacity=".6"/></g>`;
};

const bridge = (fill: string, from: number, to: number, y: number, foot: number, span: number) => {
  const arches: string[] = [];
  for (let x = from; x < to; x += span)
    arches.push(`M${x + 6} ${foot}V${y + span / 2}a${span / 2 - 6} ${span / 2 - 12} 0 0 1 ${span - 12} 0V${foot}z`);
  return `<path fill="${fill}" fill-rule="evenodd" d="M${from} ${y}H${to}V${foot}H${from}z${arches.join('')}"/>`;
};

export function tracks({
  sun,
  cloud: white,
  far,
  mid,
  near,
  line,
  lit,
  ground,
}: ScenePalette): Record<OwnFrame, string[]> {
  return {
    tall: [
      `<circle cx="540" cy="610" r="92" fill="${sun}"/>`,
      cloud(white, { x: 520, y: 490, size: 0.9 }),
      cloud(white, { x: 40, y: 590, size: 0.9 }),
      area(far, 'M0 720C150 640 300 710 430 690S610 640 690 660V1000H0z'),
      train(line, lit, 250, 764, 1.4),
      bridge(mid, 0, 690, 764, 940, 115),
      area(near, 'M0 900C160 862 300 886 430 900S600 902 690 880V1000H0z'),
    ],
    wide: [
      `<circle cx="1302" cy="238" r="42" fill="${sun}"/>`,
      cloud(white, { x: 1316, y: 204, size: 0.6 }),
      cloud(white, { x: 92, y: 78, size: 0.7 }),
      area(far, 'M0 262C220 214 420 262 640 254S1080 200 1440 246V348H0z'),
      train(line, lit, 1204, 276, 0.58),
      bridge(mid, 0, 1440, 276, 322, 60),
      area(ground, 'M0 350C0 328 260 314 520 320S1100 330 1440 312V350z'),
    ],
    place: [
      `<circle cx="84" cy="80" r="24" fill="${sun}"/>`,
      cloud(white, { x: 210, y: 54, size: 0.5 }),
      area(far, 'M0 120C70 88 130 116 190 112S280 90 320 102V200H0z'),
      train(near, lit, 96, 136, 0.72),
      bridge(mid, 0, 320, 136, 190, 64),
      area(near, 'M0 182C80 168 160 178 220 184S300 182 320 176V200H0z'),
    ],
  };
}
