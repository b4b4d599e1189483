import { makeStyles, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { AddInsuranceActor } from '#machines/insurance/addInsurance.machine.ts';
import { textOfType } from '#src/lib/tripTypes.ts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', margin: 0, color: tokens.colorNeutralForeground2 },
});

/** What was chosen so far, in one line. */
export function TripSoFar({ flow }: { flow: AddInsuranceActor }) {
  const styles = useStyles();
  const { tripType, policyNumber, items } = useSelector(flow, ({ context }) => context);

  return (
    <p className={styles.line}>
      {tripType ? (
        <span>
          <FormattedMessage id={textOfType[tripType]} />
        </span>
      ) : null}
      {policyNumber ? (
        <span>
          <FormattedMessage id="insurance.details.policy" values={{ policy: policyNumber }} />
        </span>
      ) : null}
      {items.map(({ id, display }) => (
        <span key={id}>{display.summary}</span>
      ))}
    </p>
  );
}
