import { Button } from '@fluentui/react-components';
import { ScanRegular } from '@fluentui/react-icons';
import { type MouseEvent, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { addresses } from '#src/lib/addresses.ts';
import { useApp } from '#src/session/portal.ts';
import { useActing } from '#src/session/useActing.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { focusAround } from '#src/ui/focus/focusAround.ts';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';

import { useScanStyles } from './scanStyles.ts';

type ConsentProps = { mayConsent: boolean; isBusy: boolean; onConsent: () => void };

/** Asks the customer for consent to monitoring. Agents and read-only accounts see why they cannot give it. */
export function Consent({ mayConsent, isBusy, onConsent }: ConsentProps) {
  const styles = useScanStyles();
  const reason = useId();
  const isActing = useActing();
  const name = useApp(({ context }) => context.client?.branding.name ?? '');
  const consent = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAround(currentTarget);
    onConsent();
  };

  return (
    <>
      <p className={styles.text}>
        <FormattedMessage id="alerts.consent" values={{ name }} />
      </p>
      <p className={styles.text}>
        <FormattedMessage
          id="alerts.consent.terms"
          values={{
            privacy: (words) => (
              <TextLink key="privacy" isInWords to={addresses.privacy}>
                {words}
              </TextLink>
            ),
          }}
        />
      </p>
      <Button
        appearance="primary"
        className={styles.main}
        icon={<ScanRegular />}
        disabledFocusable={!mayConsent || isBusy}
        aria-busy={isBusy}
        aria-describedby={mayConsent ? undefined : reason}
        onClick={consent}
      >
        <BusyLabel isBusy={isBusy}>
          <FormattedMessage id="alerts.consent.give" />
        </BusyLabel>
      </Button>
      {mayConsent ? null : (
        <p id={reason} className={styles.fine}>
          <FormattedMessage id={isActing ? 'alerts.consent.agent' : 'alerts.consent.read_only'} />
        </p>
      )}
    </>
  );
}
