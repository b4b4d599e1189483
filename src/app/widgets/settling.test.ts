import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSettling } from './settling.ts';

/** A layout whose height and loading the test sets. */
function createLayout() {
  const layout = { height: null as number | null, isLoading: true };
  const reports: (number | 'settled')[] = [];
  const settling = createSettling({
    measure: () => layout.height,
    isLoading: () => layout.isLoading,
    onHeight: (height) => reports.push(height),
    onSettled: () => reports.push('settled'),
  });
  const change = (next: Partial<typeof layout>) => {
    Object.assign(layout, next);
    settling.changed();
  };
  return { change, reports, stop: settling.stop };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the height of a frame', () => {
  it('is sent once while a page loads in steps of 50 milliseconds', () => {
    const { change, reports } = createLayout();
    change({ height: 16 });
    for (const height of [0, 694, 594, 1627]) {
      vi.advanceTimersByTime(50);
      change({ height });
    }
    vi.advanceTimersByTime(50);
    change({ height: 1859, isLoading: false });
    expect(reports).toEqual([]);

    vi.advanceTimersByTime(119);
    expect(reports).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reports).toEqual([1859, 'settled']);
  });

  it('is sent after 1.5 seconds of loading, and again once the page has loaded', () => {
    const { change, reports } = createLayout();
    change({ height: 594 });
    vi.advanceTimersByTime(1_499);
    expect(reports).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reports).toEqual([594]);

    change({ height: 1859, isLoading: false });
    vi.advanceTimersByTime(120);
    expect(reports).toEqual([594, 1859, 'settled']);
  });

  it('settles though its patience ends just after the last change', () => {
    const { change, reports } = createLayout();
    change({ height: 594 });
    vi.advanceTimersByTime(1_450);
    change({ isLoading: false });
    vi.advanceTimersByTime(120);
    expect(reports).toEqual([594, 'settled']);
  });

  it('is not sent as long as the page is empty', () => {
    const { change, reports } = createLayout();
    change({ height: null });
    vi.advanceTimersByTime(60_000);
    expect(reports).toEqual([]);
  });

  it('is sent of a layout that changes every 100 milliseconds without end', () => {
    const { change, reports } = createLayout();
    for (let height = 101; height <= 116; height += 1) {
      change({ height, isLoading: false });
      vi.advanceTimersByTime(100);
    }
    expect(reports).toEqual([115]);
  });

  it('ignores that the page shrinks by 7 pixels, but not by 8', () => {
    const { change, reports } = createLayout();
    for (const height of [600, 593, 600, 592]) {
      change({ height, isLoading: false });
      vi.advanceTimersByTime(120);
    }
    expect(reports.filter((report) => report !== 'settled')).toEqual([600, 592]);
  });

  it('follows any growth, so that no scroll bar comes', () => {
    const { change, reports } = createLayout();
    for (const height of [600, 601]) {
      change({ height, isLoading: false });
      vi.advanceTimersByTime(120);
    }
    expect(reports).toEqual([600, 'settled', 601, 'settled']);
  });

  it('is not sent after the end', () => {
    const { change, reports, stop } = createLayout();
    change({ height: 600, isLoading: false });
    stop();
    vi.advanceTimersByTime(60_000);
    expect(reports).toEqual([]);
  });
});
