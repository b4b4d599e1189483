/** Each more than all of the one before that could lie under it. */
const weights = { words: 1, soughtAfter: 30, touched: 300, control: 10_000, focus: 1_000_000 };
/** What says something by itself, rather than hold what does. */
const words = 'main :is(p, span, strong, li, dt, dd, small):not(:has(*))';
/** What people look for once they know what was said: what the page is about, and times of day. */
const soughtAfter = 'h1, h2, h3, time';
const controls = 'a[href], button, input, select, textarea, summary, [role=menuitem], [role=menuitemradio]';

/** The first, unless another is better. Where a screen is narrow the last is the one before. */
const places = ['top', 'bottom', 'corner'];

/**
 * For what lies over the page: it goes where it lies on the middle of the fewest controls, not on the one that
 * has the focus, and not on another such thing; where that is alike, where it touches fewer, then where it lies on fewer
 * headings and times of day, then on fewer words. It says where in `data-place`.
 */
export function keepClear(bar: HTMLElement): () => void {
  const settle = () => {
    const covered = places.map((place) => {
      bar.dataset.place = place;
      return weightUnder(bar);
    });
    bar.dataset.place = places[covered.indexOf(Math.min(...covered))];
  };
  // Moved from under the finger that presses it, a button would not be clicked.
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
