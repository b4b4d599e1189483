import { useFlow } from '#src/session/flows/useFlow.ts';

import { connectAddBag } from '../ports/connectAddBag.ts';
import { BagDialog, bagTopics } from './BagDialog.tsx';

export function AddBag({ onDone }: { onDone: () => void }) {
  const input = { newKey: () => crypto.randomUUID() };
  const flow = useFlow(connectAddBag, { input, about: bagTopics, onDone });

  return <BagDialog flow={flow} title="luggage.add.title" submit="luggage.add.submit" />;
}
