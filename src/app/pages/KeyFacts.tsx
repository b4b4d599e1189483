import { FormattedMessage } from 'react-intl';

import { PageTitle } from '#src/session/PageTitle.tsx';
import { useApp } from '#src/session/portal.ts';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import styles from '../plainPage.module.css';

/** What everybody should know of their insurance. Open to guests: a link may lead here from anywhere. */
export default function KeyFacts() {
  const hours = useApp(({ context }) => context.theme?.config.cancellationHours ?? 0);

  return (
    <div className={styles.page}>
      <PageTitle id="app.key_facts.title" />
      <PageHeading>
        <FormattedMessage id="app.key_facts.title" />
      </PageHeading>
      <p className={styles.text}>
        <FormattedMessage id="app.key_facts.cover" />
      </p>
      <p className={styles.text}>
        <FormattedMessage id="app.key_facts.cancellation" values={{ hours }} />
      </p>
      <p className={styles.text}>
        <FormattedMessage id="app.key_facts.disruption" />
      </p>
    </div>
  );
}
