import { visiblePart } from './visiblePart.ts';

/** So many that a strip crosses an edge of the screen soon after the host scrolls. */
const strips = 64;
const threshold = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/**
 * Keeps `--visibleTop`, `--visibleHeight` and `--visibleBelow` of the page at the part of the frame that is on screen
 * (src/ui/visible.ts). Returns how to end that.
 *
 * Observers without a root compare with the screen itself, across origins: the host needs no script. While the screen shows
 * the middle of a tall frame, its share of the frame stays the same however far the host scrolls, and an observer of the
 * frame as a whole would hear nothing. Strips across the frame notice the scrolling; the whole is then measured again.
 */
export function watchVisiblePart(): () => void {
  const cover = document.createElement('div');
  cover.setAttribute('aria-hidden', 'true');
  Object.assign(cover.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '-1',
    display: 'flex',
    flexDirection: 'column',
    visibility: 'hidden',
    pointerEvents: 'none',
  });
  for (let strip = 0; strip < strips; strip += 1) {
    const element = document.createElement('div');
    element.style.flex = '1';
    cover.append(element);
  }
  document.body.append(cover);

  const whole = new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    if (entry) place(document.documentElement, entry);
  });
  const measure = () => {
    whole.unobserve(cover);
    whole.observe(cover);
  };
  const edges = new IntersectionObserver(measure, { threshold });
  const sizes = new ResizeObserver(measure);
  for (const strip of cover.children) edges.observe(strip);
  sizes.observe(cover);

  return () => {
    whole.disconnect();
    edges.disconnect();
    sizes.disconnect();
    cover.remove();
  };
}

function place(page: HTMLElement, { intersectionRect, boundingClientRect }: IntersectionObserverEntry): void {
  const part = visiblePart(intersectionRect, boundingClientRect.height);
  if (!part) return;
  page.style.setProperty('--visibleTop', `${part.top}px`);
  page.style.setProperty('--visibleHeight', `${part.height}px`);
  page.style.setProperty('--visibleBelow', `${part.below}px`);
}
