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
  /** What could not be loaded, as a sentence. */
  failed: TextId;
  isEmpty: (data: Data) => boolean;
  /** The sentence in place of nothing. */
  empty: TextId;
  /** The action that fills it, or whatever else belongs to that sentence. */
  emptyAction?: ReactNode;
  /** In place of both, where nothing is an occasion: a card of its own. */
  invitation?: ReactNode;
  /** The shape of what comes; a figure and three lines of text unless said. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What was read once stays, whatever becomes of reading it again. */
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
