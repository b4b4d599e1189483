import type { Bag } from '#machines/luggage/bag.ts';
import type { DeletingOutput } from '#machines/records/deleting.ts';
import { ConfirmDeletion } from '#src/wizard/dialogs/ConfirmDeletion.tsx';

import { provideDeleteBag } from '../ports/provideDeleteBag.ts';
import { ofBags } from './BagDialog.tsx';

type DeleteBagProps = { bag: Bag; onDone: (end: DeletingOutput) => void };

/** Called by the airline's reference; not where somebody still decides about it. */
export function DeleteBag({ bag: { bagId, pir }, onDone }: DeleteBagProps) {
  return (
    <ConfirmDeletion
      id={bagId}
      provide={provideDeleteBag}
      about={ofBags}
      text={(part) => `luggage.delete.${part}`}
      values={{ pir }}
      onDone={onDone}
    />
  );
}
