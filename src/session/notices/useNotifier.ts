import { useSelector } from '@xstate/react';

import type { NotifierActor, NotifierSnapshot } from '#machines/session/app/notifier.machine.ts';

import { useApp } from '../portal.ts';

export function useNotifierActor(): NotifierActor {
  const notifier = useApp(({ children }) => children.notifier);
  if (!notifier) throw new Error('The portal has not started.');
  return notifier;
}

export function useNotifier<Selected>(select: (notifier: NotifierSnapshot) => Selected): Selected {
  return useSelector(useNotifierActor(), select);
}
