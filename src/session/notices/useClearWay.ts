import { useEffect } from 'react';

import { useNotifierActor } from './useNotifier.ts';

/** Removes success notices when a dialog opens, so that they do not cover it. */
export function useClearWay(): void {
  const notifier = useNotifierActor();
  useEffect(() => notifier.send({ type: 'form.opened' }), [notifier]);
}
