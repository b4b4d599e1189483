import { useFlow } from '#src/session/flows/useFlow.ts';
import { BagDialog, bagTopics } from './BagDialog.tsx';
import { connectAddBag } from './connectAddBag.ts';

export function AddBag({ onDone }: { onDone: () => void }) {
  const input = { newKey: () => crypto.randomUUID() };
  const flow = useFlow(connectAddBag, { input, about: bagTopics, onDone });

  return <BagDialog flow={flow} title="luggage.add.title" submit="luggage.add.submit" />;
}
