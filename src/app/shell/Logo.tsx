import { Link } from 'react-router-dom';
import { addresses } from '#src/lib/addresses.ts';
import { useApp } from '#src/session/portal.ts';
import styles from './Shell.module.css';

/** Links home with the partner's logo for the light or dark theme. */
export function Logo() {
  const config = useApp(({ context }) => context.theme?.config);
  const name = useApp(({ context }) => context.client?.branding.name ?? '');
  const { appearance = 'system', logo, logoDark } = config ?? {};
  const bySystem = appearance === 'system' && logoDark;

  return (
    <Link to={addresses.front} className={styles.home}>
      <picture>
        {bySystem ? <source srcSet={logoDark} media="(prefers-color-scheme: dark)" /> : null}
        <img className={styles.logo} src={(appearance === 'dark' ? logoDark : null) ?? logo} alt={name} height={30} />
      </picture>
    </Link>
  );
}
