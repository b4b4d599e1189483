type Layout = {
  /** Height in CSS pixels, or null as long as there is nothing to show. */
  measure: () => number | null;
  isLoading: () => boolean;
  /** Called with each height worth sending. */
  onHeight: (height: number) => void;
  /** Called whenever the layout has settled and nothing is loading. */
  onSettled: () => void;
};

/** A layout that has not changed for this long has settled. In milliseconds. */
const quiet = 120;
/** A layout that keeps changing or loading is measured after this long anyway. In milliseconds. */
const patience = 1_500;
/** A frame may be this much too tall. One that is too short would have a scroll bar, so any growth is sent. In CSS pixels. */
const deadBand = 8;

/** Reports the height of a layout once it has settled, rather than each height on the way there. */
export function createSettling({ measure, isLoading, onHeight, onSettled }: Layout) {
  let sent = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    clearTimeout(limit);
    limit = undefined;
    const height = measure();
    if (height === null || (height <= sent && height > sent - deadBand)) return;
    sent = height;
    onHeight(height);
  };
  const settle = () => {
    if (isLoading()) return;
    report();
    onSettled();
  };

  return {
    changed: () => {
      clearTimeout(rest);
      rest = setTimeout(settle, quiet);
      limit ??= setTimeout(report, patience);
    },
    stop: () => {
      clearTimeout(rest);
      clearTimeout(limit);
    },
  };
}
