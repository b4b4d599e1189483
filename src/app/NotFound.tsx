import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { PageTitle } from '#src/session/PageTitle.tsx';
import links from '#src/ui/link.module.css';

import { paths } from './paths.ts';
import styles from './plainPage.module.css';

export default function NotFound() {
  return (
    <div className={styles.page}>
      <PageTitle id="app.not_found.title" />
      <h1 className={styles.title}>
        <FormattedMessage id="app.not_found.title" />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id="app.not_found.body" />
      </p>
      <Link className={links.link} to={paths.front}>
        <FormattedMessage id="app.not_found.home" />
      </Link>
    </div>
  );
}
