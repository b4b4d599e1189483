import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import { TextLink } from '#src/ui/content/TextLink.tsx';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { wide } from '#src/ui/spaces.ts';

const useStyles = makeStyles({
  notes: { display: 'grid', gap: '4px', paddingInline: '16px', justifyItems: 'start', [wide]: { paddingInline: 0 } },
});

/**
 * Explains until when an insurance can be cancelled, and links to the key facts, which a partner may publish elsewhere.
 */
export function InsuranceNotes({ hasTrips }: { hasTrips: boolean }) {
  const styles = useStyles();

  return (
    <div className={styles.notes}>
      {hasTrips ? (
        <Muted>
          <FormattedMessage id="trips.cancellation" />
        </Muted>
      ) : null}
      <KeyFactsLink />
    </div>
  );
}

export function KeyFactsLink() {
  const { formatMessage } = useIntl();

  return (
    <TextLink to={formatMessage({ id: 'trips.key_facts.path' })}>
      <FormattedMessage id="trips.key_facts" />
    </TextLink>
  );
}
