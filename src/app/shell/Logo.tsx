import { Link } from 'react-router-dom';

import { useApp } from '#src/session/portal.ts';
import { useIsDark } from '#src/session/useIsDark.ts';

import { paths } from '../paths.ts';
import styles from './Shell.module.css';

/** The partner's, and the way home. */
export function Logo() {
  const isDark = useIsDark();
  const config = useApp(({ context }) => context.theme?.config);
  const name = useApp(({ context }) => context.client?.branding.name ?? '');

  return (
    <Link to={paths.front} className={styles.home}>
      <img className={styles.logo} src={(isDark ? config?.logoDark : null) ?? config?.logo} alt={name} height={28} />
    </Link>
  );
}
