/** Each weight exceeds all lighter elements that could be covered together. */
const weights = { words: 1, soughtAfter: 30, touched: 300, control: 10_000, focus: 1_000_000 };
/** Selects elements that contain text directly. */
const words = 'main :is(p, span, strong, li, dt, dd, small):not(:has(*))';
/** Elements that people look for after reading a notice: headings and times. */
const soughtAfter = 'h1, h2, h3, time';
const controls = 'a[href], button, input, select, textarea, summary, [role=menuitem], [role=menuitemradio]';

/** Ordered by preference. On narrow screens, the last place equals the one before. */
const places = ['top', 'bottom', 'corner'];

/**
 * Moves a floating notice to the place where it covers the centre of the fewest controls, and neither the focused one
 * nor another notice. Ties are broken by touched controls, then by covered headings and times, then by other text. Sets
 * `data-place`.
 */
export function avoidControls(bar: HTMLElement): () => void {
  const settle = () => {
    const covered = places.map((place) => {
      bar.dataset.place = place;
      return weightUnder(bar);
    });
    bar.dataset.place = places[covered.indexOf(Math.min(...covered))];
  };
  // Moving a button during a press would lose the click.
  const giveWay = ({ target }: FocusEvent) => {
    if (!bar.contains(target as Node)) settle();
  };
  settle();
  document.addEventListener('focusin', giveWay);
  return () => document.removeEventListener('focusin', giveWay);
}

function weightUnder(bar: HTMLElement): number {
  const { left, right, top, bottom } = bar.getBoundingClientRect();
  const isUnder = (control: Element) => {
    const box = control.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x > left && x < right && y > top && y < bottom;
  };
  const meets = (other: Element) => {
    const box = other.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  };
  const others = [...document.querySelectorAll('[data-place]')].filter((other) => other !== bar && meets(other));
  const beside = (what: string) => [...document.querySelectorAll(what)].filter((element) => !bar.contains(element));
  const under = (what: string) => beside(what).filter(isUnder);

  return (
    beside(words).filter(meets).length * weights.words +
    under(soughtAfter).length * weights.soughtAfter +
    beside(controls).filter(meets).length * weights.touched +
    under(controls).length * weights.control +
    (others.length + under(':focus').length) * weights.focus
  );
}
