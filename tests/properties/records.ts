import type { SnapshotFrom, StateValue } from 'xstate';

import type { AddingSnapshot } from '#machines/kit/records/adding.ts';
import type { CancellingMachine } from '#machines/kit/records/cancelling.ts';
import type { DeletingMachine } from '#machines/kit/records/deleting.ts';
import type { Details } from '#machines/kit/records/details.ts';
import type { EditingSnapshot } from '#machines/kit/records/editing.ts';

type Adding = Pick<AddingSnapshot<Details, unknown>, 'value' | 'context'>;
type Editing = Pick<EditingSnapshot<Details>, 'value' | 'context' | 'output'>;

/** Returns whether a flow outputs the name of its final state, and nothing before it ends. */
export const outputsFinalState = (finalStates: readonly string[], value: StateValue, output: string | undefined) =>
  output === finalStates.find((state) => state === value);

/** Holds for every flow that adds a record. */
export const adds = ({ value, context: { attempt, added } }: Adding) => ({
  'nothing is added before it is described': value !== 'adding' || attempt !== null,
  'added is with what was added': (value === 'added') === (added !== null),
});

/** Holds for every flow that edits a record. */
export const edits = ({ value, context: { attempt, isSure }, output }: Editing) => ({
  'nothing is sent but what has changed': value !== 'editing' || Object.keys(attempt?.changes ?? {}).length > 0,
  'what may have been done is known by its key, or refused': isSure || attempt !== null || value !== 'editing',
  'outputs its final state': outputsFinalState(['edited', 'gone', 'left'], value, output),
});

/** Holds for every flow that deletes a record. */
export const deletes = ({ value, context: { key }, output }: SnapshotFrom<DeletingMachine>) => ({
  'nothing is deleted without a key': value !== 'deleting' || key !== null,
  'outputs its final state': outputsFinalState(['deleted', 'gone', 'left'], value, output),
});

/** Holds for every flow that cancels an insurance. */
export const cancels = ({ value, context: { key, isUnsure }, output }: SnapshotFrom<CancellingMachine>) => ({
  'nothing is cancelled without a key': value !== 'cancelling' || key !== null,
  'nobody is told that it was kept, where it may be cancelled': value !== 'unanswered' || key !== null,
  'nobody is told that somebody else cancelled it, where they may have': value !== 'gone' || !isUnsure,
  'outputs its final state': outputsFinalState(['cancelled', 'gone', 'left'], value, output),
});
