import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { Outlet } from 'react-router-dom';

import { NoticeRegion } from '#src/session/notices/NoticeRegion.tsx';
import { NoticePlaceContext } from '#src/session/notices/noticePlace.ts';
import { useNotifier } from '#src/session/notices/useNotifier.ts';
import { later, laterUnasked } from '#src/ui/connection/later.tsx';

import { inside } from '../files.ts';
import styles from './Shell.module.css';
import { Shell } from './Shell.tsx';

const Notices = later(inside.notices);
const Modal = later(inside.modal);
const TimeoutToast = laterUnasked(inside.timeoutToast);

/** Layout of every page: shell, content and notices. Notices are loaded on demand. */
export function Frame({ around: Around = Shell }: { around?: ComponentType<{ children: ReactNode }> }) {
  const hasNotice = useNotifier((notifier) => !notifier.matches({ snackbar: 'empty' }));
  const hasDialog = useNotifier((notifier) => notifier.matches({ modal: 'open' }));
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  const offerPlace = useCallback((place: HTMLElement | null) => {
    if (place) setPlaces((others) => [...others, place]);
    return () => setPlaces((offered) => offered.filter((other) => other !== place));
  }, []);
  const [overPage, setOverPage] = useState<HTMLElement | null>(null);
  const inPage = places.at(-1);
  const hasToast = useNotifier((notifier) => notifier.matches({ toast: 'shown' }));

  return (
    <>
      <NoticePlaceContext value={offerPlace}>
        <Around>
          <NoticeRegion className={styles.told} ref={offerPlace} />
          <Outlet />
        </Around>
      </NoticePlaceContext>
      <div ref={setOverPage} role="status" />
      {hasToast && inPage ? <TimeoutToast inPage={inPage} /> : null}
      {hasNotice && overPage ? <Notices overPage={overPage} inPage={inPage ?? overPage} /> : null}
      {hasDialog ? <Modal /> : null}
    </>
  );
}
