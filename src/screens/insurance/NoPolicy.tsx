import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import type { CheckedPolicy } from '#src/session/trips/checkPolicies.ts';
import { WhyNot } from '#src/session/trips/WhyNot.tsx';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', listStyleType: 'none', margin: 0, padding: 0, overflowWrap: 'anywhere' },
  policy: { display: 'grid', gap: '2px' },
  number: { fontWeight: tokens.fontWeightSemibold },
});

/** Shown if no policy can insure a trip now: lists the policies with the reason for each. */
export function NoPolicy({ policies }: { policies: readonly CheckedPolicy[] }) {
  const styles = useStyles();
  const navigate = useNavigate();

  return (
    <WizardPage
      title="insurance.no_policy.title"
      next="insurance.no_policy.overview"
      onNext={() => void navigate(addresses.dashboard)}
    >
      <p>
        <FormattedMessage id="insurance.no_policy.body" />
      </p>
      {policies.length > 0 ? (
        <ul className={styles.list}>
          {policies.map((policy) => (
            <li key={policy.externalPolicyNumber} className={styles.policy}>
              <span className={styles.number}>{policy.externalPolicyNumber}</span>
              <MutedSpan>
                <WhyNot policy={policy} />
              </MutedSpan>
            </li>
          ))}
        </ul>
      ) : null}
    </WizardPage>
  );
}
