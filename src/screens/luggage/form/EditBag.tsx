import type { EditingOutput } from '#machines/kit/records/editing.ts';
import type { Bag } from '#machines/luggage/bag.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { BagDialog, bagTopics } from './BagDialog.tsx';
import { connectEditBag } from './connectEditBag.ts';

type EditBagProps = { bag: Bag; isFresh: boolean; onDone: (end: EditingOutput) => void };

export function EditBag({ bag, isFresh, onDone }: EditBagProps) {
  const input = { id: bag.bagId, known: bag, isFresh, newKey: () => crypto.randomUUID() };
  const flow = useFlow(connectEditBag, { input, about: bagTopics, onDone });

  return <BagDialog flow={flow} title="luggage.edit.title" submit="luggage.edit.submit" known={bag} />;
}
