import type { ComponentType } from 'react';

import type { Item } from '../item.ts';

export type ItemAct = 'edit' | 'cancel';

/** `isFresh`: the list that it is from was read a moment ago. */
export type ItemDialogProps = { item: Item; isFresh: boolean; onDone: () => void };

/** What is done with something that is insured, in a dialog over the page; app hands it over. */
export type ItemDialogs = Record<ItemAct, ComponentType<ItemDialogProps>> & {
  add: ComponentType<Pick<ItemDialogProps, 'onDone'>>;
};
