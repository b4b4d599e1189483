/**
 * Sizes of the drawings. Each is cropped around the middle of its lower edge. The upper part of the tall one contains
 * only sky, because the page's text covers it.
 */
export const frames = { tall: [690, 640], wide: [1440, 348], place: [320, 200], lounge: [560, 140] } as const;
export type Frame = keyof typeof frames;
/** Frames with an individual drawing per scene. The lounge is shared. */
export type OwnFrame = Exclude<Frame, 'lounge'>;

type Spot = { x: number; y: number; size?: number };

export const cloud = (fill: string, { x, y, size = 1 }: Spot): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${fill}"><rect y="20" width="120" height="22" rx="11"/><circle cx="45" cy="22" r="19"/><circle cx="74" cy="25" r="13"/></g>`;

/** Draws a plane from above, flying to the right. */
export const plane = (fill: string, { x, y, size = 1 }: Spot, turn: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-12 -12)" fill="${fill}" d="M22 12q0-1.3-2-1.3h-4.4L11 3.5H8.9l2.1 7.2H6.6L5 8.6H3.3l.9 3.4-.9 3.4H5l1.6-2.1H11l-2.1 7.2H11l4.6-7.2H20q2 0 2-1.3z"/>`;

export const trail = (stroke: string, path: string, dots: boolean): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-linecap="round" ${dots ? 'stroke-width="3" stroke-dasharray="0.1 11"' : 'stroke-width="1.5"'}/>`;

export const area = (fill: string, path: string): string => `<path fill="${fill}" d="${path}"/>`;

/** Returns whether text may cover a point on screens of any width. */
const areWordsAt: Partial<Record<Frame, (x: number, y: number) => boolean>> = {
  tall: (x, y) => x < 530 && y < 484,
  wide: (x, y) => x > 200 && x < 940 && y > 36 && y < 230,
};

/** Draws a fixed pseudo-random set of stars in the upper part of a frame, but none behind text. */
export function stars(fill: string, frame: Frame, count: number): string {
  const [width, height] = frames[frame];
  let seed = 7;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const top = frame === 'tall' ? 380 : 0;
  const each = Array.from({ length: count }, () => {
    const [x, y, r, opacity] = [next() * width, top + next() * height * 0.5, 0.7 + next() * 0.8, 0.4 + next() * 0.5];
    if (areWordsAt[frame]?.(x, y)) return '';
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" opacity="${opacity.toFixed(1)}"/>`;
  });
  return `<g fill="${fill}">${each.join('')}</g>`;
}

/** Wraps parts into a decorative drawing, hidden from assistive technology. */
export function drawn(frame: Frame, [air1, air2]: [string, string], parts: readonly string[]): string {
  const [width, height] = frames[frame];
  const sky = `<linearGradient id="a" x2="0" y2="1"><stop stop-color="${air1}"/><stop offset="1" stop-color="${air2}"/></linearGradient><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/>`;
  const body = frame === 'tall' ? `<g transform="translate(0 -360)">${parts.join('')}</g>` : `${sky}${parts.join('')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">${body}</svg>`;
}
