import type { ReactNode } from 'react';

/** Data that is read from the insurer, and its state. */
export type Reading<Data> = {
  view: 'loading' | 'loaded' | 'refreshing' | 'stale' | 'failed';
  data: Data | null;
  hasGaps?: boolean;
  /** Time of the last read in epoch milliseconds; null if unknown. */
  loadedAt: number | null;
  retry: () => void;
  why?: ReactNode;
  attributes: Record<`data-${string}`, string>;
};

/** Returns true if there is content to show, current or outdated. */
export const hasContent = <Data>({ view, data }: Reading<Data>, isEmpty: (data: Data) => boolean): boolean =>
  view !== 'loading' && view !== 'failed' && data !== null && !isEmpty(data);
