import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { addresses } from '#src/lib/addresses.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { usePortal } from '#src/session/portal.ts';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import links from '#src/ui/link.module.css';
import styles from '../plainPage.module.css';

/** A part of the portal on another site’s page begins with its overview: there is nobody to sign in. */
export default function NotFound() {
  const { widget } = usePortal();

  return (
    <div className={styles.page}>
      <PageTitle id="app.not_found.title" />
      <PageHeading>
        <FormattedMessage id="app.not_found.title" />
      </PageHeading>
      <div className={styles.paper}>
        <p className={styles.text}>
          <FormattedMessage id="app.not_found.body" />
        </p>
        <Link className={links.link} to={widget ? addresses.dashboard : addresses.front}>
          <FormattedMessage id="app.not_found.home" />
        </Link>
      </div>
    </div>
  );
}
