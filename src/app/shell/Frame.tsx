import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { useNotifier } from '#src/session/useNotifier.ts';

import { Shell } from './Shell.tsx';

const Notices = lazy(() => import('../notices/Notices.tsx'));
const Modal = lazy(() => import('../notices/Modal.tsx'));
const TimeoutToast = lazy(() => import('../notices/TimeoutToast.tsx'));

/** Every page: shell, content, and what the portal says besides. The last is not loaded before there is something to say. */
export function Frame() {
  const hasNotice = useNotifier((notifier) => !notifier.matches({ snackbar: 'empty' }));
  const hasDialog = useNotifier((notifier) => notifier.matches({ modal: 'open' }));
  const hasToast = useNotifier((notifier) => notifier.matches({ toast: 'shown' }));

  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <Suspense fallback={null}>
        {hasToast ? <TimeoutToast /> : null}
        {hasNotice ? <Notices /> : null}
        {hasDialog ? <Modal /> : null}
      </Suspense>
    </>
  );
}
