import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';

import { statesIn } from '#src/lib/dataState.ts';
import { useApp } from '#src/session/portal.ts';

import { Footer } from './Footer.tsx';
import { LanguageList } from './LanguageList.tsx';
import { Logo } from './Logo.tsx';
import styles from './Shell.module.css';

const ActingFor = lazy(() => import('./ActingFor.tsx'));
const UserMenu = lazy(() => import('./UserMenu.tsx'));
const SessionWarning = lazy(() => import('../notices/SessionWarning.tsx'));

/** Header, content and footer of every page; a guest has no menu. */
export function Shell({ children }: { children: ReactNode }) {
  const isUser = useApp((app) => app.matches({ running: { area: 'user' } }));
  const session = useApp(({ children }) => children.session);
  const states = useSelector(session, (state) => (state ? statesIn(state.value) : ''));

  return (
    <div className={`${styles.page} ${isUser ? styles.ofUser : ''}`} data-machine="session" data-state={states}>
      <a className={styles.skip} href="#content">
        <FormattedMessage id="shell.skip" />
      </a>
      <header className={styles.header}>
        <Suspense fallback={null}>{isUser ? <ActingFor /> : null}</Suspense>
        <div className={`${styles.bar} ${styles.edges}`}>
          <Logo />
          <span className={styles.push} />
          <Suspense fallback={null}>{isUser ? <UserMenu /> : null}</Suspense>
          <LanguageList />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={`${styles.main} ${isUser ? styles.column : ''}`}>
        {children}
      </main>
      <Footer />
      <Suspense fallback={null}>{isUser ? <SessionWarning /> : null}</Suspense>
    </div>
  );
}
