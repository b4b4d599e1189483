import type { DeletingOutput } from '#machines/kit/records/deleting.ts';
import type { Bag } from '#machines/luggage/bag.ts';
import { ConfirmDeletion } from '#src/wizard/dialogs/ConfirmDeletion.tsx';
import { bagTopics } from './BagDialog.tsx';
import { connectDeleteBag } from './connectDeleteBag.ts';

type DeleteBagProps = { bag: Bag; onDone: (end: DeletingOutput) => void };

/**
 * Asks to confirm the deletion of a bag, named by the airline's reference. The insurer refuses while a decision about
 * the bag is pending.
 */
export function DeleteBag({ bag: { bagId, pir }, onDone }: DeleteBagProps) {
  return (
    <ConfirmDeletion
      id={bagId}
      provide={connectDeleteBag}
      about={bagTopics}
      text={(part) => `luggage.delete.${part}`}
      values={{ pir }}
      onDone={onDone}
    />
  );
}
