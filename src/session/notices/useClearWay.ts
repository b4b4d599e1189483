import { useEffect } from 'react';

import { useNotifierActor } from './useNotifier.ts';

/** For a dialog: as it opens, good news of what was done before goes, rather than stand over what it asks. */
export function useClearWay(): void {
  const notifier = useNotifierActor();
  useEffect(() => notifier.send({ type: 'form.opened' }), [notifier]);
}
