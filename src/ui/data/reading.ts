import type { ReactNode } from 'react';

/** Something that is read from the insurer, and how that stands. */
export type Reading<Data> = {
  view: 'loading' | 'loaded' | 'refreshing' | 'stale' | 'failed';
  data: Data | null;
  /** Whether a row is missing, because the insurer's could not be read. */
  hasGaps?: boolean;
  /** When what is shown was read, in milliseconds since the epoch; null if nobody took note. */
  loadedAt: number | null;
  retry: () => void;
  /** Why it failed, where that is known. */
  why?: ReactNode;
  /** For the root element of what shows it. */
  attributes: Record<`data-${string}`, string>;
};

/** Whether there is something to show, old or new. */
export const hasContent = <Data>({ view, data }: Reading<Data>, isEmpty: (data: Data) => boolean): boolean =>
  view !== 'loading' && view !== 'failed' && data !== null && !isEmpty(data);
