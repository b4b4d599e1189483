import { makeStyles } from '@fluentui/react-components';

import type { Place } from '#src/lib/places/places.ts';

import { portalTokens } from '../tokens.ts';
import { landmarks } from './landmarks.ts';

const [width, height, ground] = [320, 120, 8];
/** Extra width of houses on both sides, for wide containers. */
const beyond = 360;

const useStyles = makeStyles({
  // Full height of the container, centred.
  town: {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: '50%',
    translate: '-50%',
    height: '100%',
    aspectRatio: `${width} / ${height}`,
    overflow: 'visible',
  },
});

/** Decorative skyline of a city with its landmark. The same code always gives the same houses. */
export function Town({ of: { code, city } }: { of: Place }) {
  const styles = useStyles();
  const landmark = landmarks[city];
  const { houses, windows } = townOf(code, landmark !== undefined);

  return (
    <svg className={styles.town} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {landmark ? (
        <path d={landmark} transform={`translate(${width / 2} ${height - ground})`} fill={portalTokens.sceneLine} />
      ) : null}
      <path d={houses} fill={portalTokens.sceneNear} />
      <path d={windows} fill={portalTokens.sceneLit} />
    </svg>
  );
}

/** Paths of roofs for a house of width `w`: flat, gabled, sloped, stepped. */
const roofs = [
  (w: number) => `h${w}`,
  (w: number) => `l${w / 2}-7 ${w / 2} 7`,
  (w: number) => `v-5l${w} 5`,
  (w: number) => `h${w / 4}v-5h${w / 2}v5h${w / 4}`,
];

/** Lowers the houses in the middle if a landmark is behind them. */
function townOf(code: string, isLow: boolean) {
  let seed = Array.from(code).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  const next = (count: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % count;
  };
  const parts = { houses: `M${-beyond} ${height}V${height - ground}H${width + beyond}V${height}z`, windows: '' };
  for (let x = -beyond; x < width + beyond; ) {
    const w = 14 + next(12);
    const h = isLow && Math.abs(x + w / 2 - width / 2) < 48 ? 4 + next(6) : 14 + next(18);
    const roof = roofs[next(roofs.length)]?.(w) ?? '';
    parts.houses += `M${x} ${height - ground}v${-h}${roof}v${h}z`;
    for (let y = height - ground - h + 4; y < height - ground - 6; y += 8)
      for (let at = x + 4; at < x + w - 4; at += 6) if (next(3) === 0) parts.windows += `M${at} ${y}h2v3h-2z`;
    x += w + (next(3) === 0 ? 6 : 1);
  }
  return parts;
}
