import type { ReactNode } from 'react';

import type { TextId } from '#src/lib/texts.ts';

import { EmptyState } from './EmptyState.tsx';
import { FailedState } from './FailedState.tsx';
import { GapsNote } from './GapsNote.tsx';
import { Lines } from './Lines.tsx';
import type { Reading } from './reading.ts';
import { StaleNote } from './StaleNote.tsx';

export type DataViewProps<Data> = {
  reading: Reading<Data>;
  /** Sentence that names the data that failed to load. */
  failed: TextId;
  isEmpty: (data: Data) => boolean;
  empty: TextId;
  /** Action or other content below that sentence. */
  emptyAction?: ReactNode;
  /** Card that replaces both, if an empty list is an opportunity. */
  invitation?: ReactNode;
  /** Placeholder; a figure and three lines by default. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows a reading. Loaded data stays visible while it is read again, even if that fails. */
export function DataView<Data>({
  reading,
  failed,
  isEmpty,
  empty,
  emptyAction,
  invitation,
  skeleton,
  children,
}: DataViewProps<Data>) {
  const { view, data, hasGaps = false, loadedAt, retry, why } = reading;
  if (view === 'failed') return <FailedState text={failed} why={why} retry={retry} />;
  if (view === 'loading' || data === null) return skeleton ?? <Lines hasFigure />;

  return (
    <>
      {view === 'stale' ? <StaleNote at={loadedAt} retry={retry} /> : null}
      {hasGaps ? <GapsNote /> : null}
      {isEmpty(data) ? (invitation ?? <EmptyState text={empty} action={emptyAction} />) : children(data)}
    </>
  );
}
