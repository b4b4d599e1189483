import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

const most = 8;

const oneLine = () => (window.matchMedia('(pointer: coarse)').matches ? 48 : 40);

type Wanted = {
  count: number;
  isOpen: boolean;
  highlighted: number;
  /** Height of a row in pixels, if it has more than one line of text. */
  height?: number;
};

/** Virtualises a long list: renders the rows near the visible part, and always the highlighted one. */
export function useRows({ count, isOpen, highlighted, height = oneLine() }: Wanted) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => list.current,
    estimateSize: () => height,
    overscan: 4,
    observeElementRect: (instance, tell) => observeHeight(instance, tell, most * height),
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(highlighted < 0 ? [] : [highlighted])])]
        .filter((index) => index < count)
        .sort((one, other) => one - other),
  });

  useLayoutEffect(() => {
    if (isOpen && highlighted >= 0) rows.scrollToIndex(highlighted);
  }, [isOpen, highlighted, rows]);

  return {
    list,
    rows: rows.getVirtualItems(),
    total: rows.getTotalSize(),
    height,
    seen: Math.min(count, most) * height,
  };
}

type Tell = (rect: { width: number; height: number }) => void;

/** Reports the usual height for a closed list, which measures 0, so that its first rows exist when it opens. */
function observeHeight({ scrollElement }: Virtualizer<HTMLDivElement, HTMLDivElement>, tell: Tell, usual: number) {
  if (!scrollElement) return;
  const measure = () => tell({ width: scrollElement.clientWidth, height: scrollElement.clientHeight || usual });
  const observer = new ResizeObserver(measure);
  measure();
  observer.observe(scrollElement);
  return () => observer.disconnect();
}
