const controls = 'a[href], button, input, select, textarea, summary, [role=menuitem], [role=menuitemradio]';

/**
 * For the `ref` of what lies over the page: it goes where it covers no control, or the fewest, and out of the way of the one
 * that has the focus. It says where in `data-place`.
 */
const keepClear = (places: readonly string[]) => (bar: HTMLElement | null) => {
  if (!bar) return;
  const settle = () => {
    const covered = places.map((place) => {
      bar.dataset.place = place;
      return weightUnder(bar);
    });
    bar.dataset.place = places[covered.indexOf(Math.min(...covered))];
  };
  settle();
  document.addEventListener('focusin', settle);
  return () => document.removeEventListener('focusin', settle);
};

export const clearFromTop = keepClear(['top', 'bottom']);
export const clearFromBottom = keepClear(['bottom', 'top']);

function weightUnder(bar: HTMLElement): number {
  const { left, right, top, bottom } = bar.getBoundingClientRect();
  const isUnder = (control: Element) => {
    const box = control.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x > left && x < right && y > top && y < bottom;
  };
  const under = [...document.querySelectorAll(controls)].filter(
    (control) => !bar.contains(control) && isUnder(control),
  );

  return under.reduce((sum, control) => sum + (control === document.activeElement ? 1_000 : 1), 0);
}
