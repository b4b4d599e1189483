import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { formatStates } from '#src/lib/dataState.ts';
import { useApp } from '#src/session/portal.ts';
import { laterUnasked } from '#src/ui/connection/later.tsx';
import { OfflineNote } from '#src/ui/connection/OfflineNote.tsx';

import { inside } from '../files.ts';
import { LanguageList } from '../languages/LanguageList.tsx';
import { Footer } from './Footer.tsx';
import { Logo } from './Logo.tsx';
import styles from './Shell.module.css';

const ActingFor = laterUnasked(inside.actingFor);
const UserMenu = laterUnasked(inside.userMenu);
const CookieConsent = laterUnasked(inside.cookieConsent);
const SandboxClock = laterUnasked(inside.sandboxClock);
const SignedInSession = laterUnasked(inside.signedInSession);

/** Header, content and footer of every page. Guests have no menu. */
export function Shell({ children }: { children: ReactNode }) {
  const isUser = useApp((app) => app.matches({ running: { area: 'user' } }));
  const isAgent = useApp(({ context }) => Boolean(context.session?.agentId));
  const asks = useApp(({ context }) => context.theme?.config.flags.cookieConsent);
  const clock = useApp(({ context }) => context.client?.clock);
  const session = useApp(({ children }) => children.session);
  const states = useSelector(session, (state) => (state ? formatStates(state.value) : ''));

  return (
    <div className={`${styles.page} ${isUser ? styles.ofUser : ''}`} data-machine="session" data-state={states}>
      <a className={styles.skip} href="#content">
        <FormattedMessage id="shell.skip" />
      </a>
      <div className={styles.scene} />
      <header className={styles.header}>
        {isAgent ? (
          <div className={styles.acting}>
            <ActingFor />
          </div>
        ) : null}
        <div className={styles.top}>
          <div className={`${styles.bar} ${styles.edges}`}>
            <Logo />
            <span className={styles.push} />
            {isUser ? (
              <UserMenu />
            ) : (
              <Link className={styles.help} to={addresses.help}>
                <FormattedMessage id="shell.nav.help" />
              </Link>
            )}
            <LanguageList />
          </div>
          <OfflineNote />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={`${styles.main} ${isUser ? styles.column : ''}`}>
        {children}
      </main>
      {/* The key remounts the footer when a user signs in. */}
      <Footer key={isUser ? 'user' : 'guest'} />
      {asks ? (
        <div className={`${styles.cookies} ${styles.edges}`}>
          <CookieConsent />
        </div>
      ) : null}
      {isUser ? <SignedInSession /> : null}
      {clock ? <SandboxClock address={clock} /> : null}
    </div>
  );
}
