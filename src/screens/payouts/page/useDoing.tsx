import { type ReactNode, useEffect, useState } from 'react';
import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { usePortal } from '#src/session/portal.ts';

import { DeleteMethod } from '../records/DeleteMethod.tsx';
import { EditMethod } from '../records/EditMethod.tsx';
import { PreferMethod } from '../records/PreferMethod.tsx';
import { SetUpPayout } from '../setUp/SetUpPayout.tsx';

export const preferenceTopics: readonly Topic[] = ['preference'];

type Doing =
  | { what: 'setting up' }
  | { what: 'preferring' | 'deleting'; method: PayoutMethod }
  | { what: 'editing'; method: PayoutMethod; isFresh: boolean };

/** Holds the open dialog on page level, because the list can unmount while its dialog is open. */
export function useDoing() {
  const { outdate } = usePortal();
  const [doing, setDoing] = useState<Doing | null>(null);
  const done = () => setDoing(null);
  useEffect(() => () => outdate(...preferenceTopics), [outdate]);
  const start = (next: Doing) => {
    outdate(...preferenceTopics);
    setDoing(next);
  };

  return { start, doing, dialog: doing && dialogOf(doing, done) };
}

function dialogOf(doing: Doing, onDone: () => void): ReactNode {
  switch (doing.what) {
    case 'setting up':
      return <SetUpPayout onDone={onDone} />;
    case 'preferring':
      return <PreferMethod method={doing.method} onDone={onDone} />;
    case 'editing':
      return <EditMethod method={doing.method} isFresh={doing.isFresh} onDone={onDone} />;
    case 'deleting':
      return <DeleteMethod method={doing.method} onDone={onDone} />;
  }
}
