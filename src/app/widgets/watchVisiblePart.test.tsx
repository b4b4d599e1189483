import { afterEach, describe, expect, it, vi } from 'vitest';

import { watchVisiblePart } from './watchVisiblePart.ts';

type Entry = { top: number; bottom: number; frame: number };

/** In place of the browser's: the test says when one of them has seen something. */
class Observer {
  static all: Observer[] = [];
  readonly targets = new Set<Element>();
  constructor(
    readonly onSeen: (entries: object[]) => void,
    readonly options?: { threshold: readonly number[] },
  ) {
    Observer.all.push(this);
  }
  observe = vi.fn<(target: Element) => void>((target) => void this.targets.add(target));
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    this.targets.clear();
  }
  see({ top, bottom, frame }: Entry) {
    this.onSeen([{ intersectionRect: { top, bottom }, boundingClientRect: { height: frame } }]);
  }
}

function watch() {
  Observer.all = [];
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  const stop = watchVisiblePart();
  const [whole, edges, sizes] = Observer.all;
  if (!whole || !edges || !sizes) throw new Error('Not all of it is observed.');
  const placed = () => {
    const { style } = document.documentElement;
    return ['--visibleTop', '--visibleHeight', '--visibleBelow'].map((name) => style.getPropertyValue(name));
  };
  return { whole, edges, sizes, stop, placed };
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

describe('the part of a frame that is on screen', () => {
  it('is in the variables of the page', () => {
    const { whole, placed, stop } = watch();
    whole.see({ top: 1200, bottom: 1900, frame: 3556 });
    expect(placed()).toEqual(['1200px', '700px', '1656px']);

    whole.see({ top: 1300, bottom: 2000, frame: 3556 });
    expect(placed()).toEqual(['1300px', '700px', '1556px']);
    stop();
  });

  it('stays where it was while the frame is off the screen', () => {
    const { whole, placed, stop } = watch();
    whole.see({ top: 1200, bottom: 1900, frame: 3556 });
    whole.see({ top: 0, bottom: 0, frame: 3556 });
    expect(placed()).toEqual(['1200px', '700px', '1656px']);
    stop();
  });

  it('is measured anew when a strip crosses an edge of the screen or the frame is resized', () => {
    const { whole, edges, sizes, stop } = watch();
    expect(edges.targets.size).toBe(64);
    expect(whole.observe).toHaveBeenCalledTimes(0);

    edges.onSeen([]);
    expect(whole.observe).toHaveBeenCalledTimes(1);
    sizes.onSeen([]);
    expect(whole.observe).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is watched without a trace after the end', () => {
    const { whole, edges, sizes, stop } = watch();
    edges.onSeen([]);
    stop();
    expect([whole, edges, sizes].map(({ targets }) => targets.size)).toEqual([0, 0, 0]);
    expect(document.body.children).toHaveLength(0);
  });
});
