import type { ComponentType } from 'react';

import type { Item } from '../item.ts';

export type ItemAct = 'edit' | 'cancel';

/** `isFresh` is true if the list that holds the item was just read. */
export type ItemDialogProps = { item: Item; isFresh: boolean; onDone: () => void };

/** Dialogs of an item, passed in by the app. */
export type ItemDialogs = Record<ItemAct, ComponentType<ItemDialogProps>> & {
  add: ComponentType<Pick<ItemDialogProps, 'onDone'>>;
};
