import type { SnapshotFrom } from 'xstate';

import type { AddingSnapshot } from '#machines/kit/records/adding.ts';
import type { CancellingMachine } from '#machines/kit/records/cancelling.ts';
import type { DeletingMachine } from '#machines/kit/records/deleting.ts';
import type { Details } from '#machines/kit/records/details.ts';
import type { EditingSnapshot } from '#machines/kit/records/editing.ts';

type Adding = Pick<AddingSnapshot<Details, unknown>, 'value' | 'context'>;
type Editing = Pick<EditingSnapshot<Details>, 'value' | 'context'>;

/** Holds for every flow that adds a record. */
export const adds = ({ value, context: { attempt, added } }: Adding) => ({
  'nothing is added before it is described': value !== 'adding' || attempt !== null,
  'added is with what was added': (value === 'added') === (added !== null),
});

/** Holds for every flow that edits a record. */
export const edits = ({ value, context: { attempt, isSure, end } }: Editing) => ({
  'nothing is sent but what has changed': value !== 'editing' || Object.keys(attempt?.changes ?? {}).length > 0,
  'what may have been done is known by its key, or refused': isSure || attempt !== null || value !== 'editing',
  'it ends as it says': (end === 'left') === !['edited', 'gone'].includes(value),
});

/** Holds for every flow that deletes a record. */
export const deletes = ({ value, context: { key, end } }: SnapshotFrom<DeletingMachine>) => ({
  'nothing is deleted without a key': value !== 'deleting' || key !== null,
  'it ends as it says': (end === 'left') === !['deleted', 'gone'].includes(value),
});

/** Holds for every flow that cancels an insurance. */
export const cancels = ({ value, context: { key, isUnsure, end } }: SnapshotFrom<CancellingMachine>) => ({
  'nothing is cancelled without a key': value !== 'cancelling' || key !== null,
  'nobody is told that it was kept, where it may be cancelled': value !== 'unanswered' || key !== null,
  'nobody is told that somebody else cancelled it, where they may have': value !== 'gone' || !isUnsure,
  'it ends as it says': (end === 'left') === !['cancelled', 'gone'].includes(value),
});
