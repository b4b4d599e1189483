/** Milliseconds. */
export type Figures = { first: number; later: number; click: number };

type Found = readonly { ours: Figures; theirs: Figures }[];

const goals: { key: keyof Figures; text: string; most: number; isRatio: boolean }[] = [
  { key: 'first', text: 'Form can be typed into, first visit', most: 1.3, isRatio: true },
  { key: 'later', text: 'Form can be typed into, later visit', most: 1, isRatio: true },
  { key: 'click', text: 'From the click to the first trip', most: 2_500, isRatio: false },
];

/** Returns a row per figure: medians in seconds and, for those that the minimal page has too, the ratio. */
export function formatTable(found: Found): string {
  const rows = goals.map(({ key, text, most, isRatio }) => {
    const { ours, theirs } = mediansOf(found, key);
    const wanted = isRatio ? `${most.toFixed(1)} ×` : seconds(most);
    return [
      text,
      seconds(ours),
      isRatio ? seconds(theirs) : '–',
      isRatio ? `${(ours / theirs).toFixed(2)} ×` : '–',
      wanted,
    ];
  });
  const heads = ['', 'portal', 'minimal', 'times', 'at most'];
  const lines = [heads, heads.map((_, column) => (column ? '--:' : '---')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const isWithinGoals = (found: Found): boolean =>
  goals.every(({ key, most, isRatio }) => {
    const { ours, theirs } = mediansOf(found, key);
    return (isRatio ? ours / theirs : ours) <= most;
  });

const mediansOf = (found: Found, key: keyof Figures) => ({
  ours: median(found.map(({ ours }) => ours[key])),
  theirs: median(found.map(({ theirs }) => theirs[key])),
});

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
