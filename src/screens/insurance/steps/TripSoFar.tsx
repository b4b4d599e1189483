import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { AddInsuranceActor } from '#machines/insurance/addInsurance.machine.ts';
import { textOfType } from '#src/lib/trips/tripTypes.ts';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';
import links from '#src/ui/link.module.css';
import { useLeaving } from '#src/wizard/LeavingContext.ts';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '10px',
    margin: 0,
    marginBlockStart: '4px',
    fontSize: '14px',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
  change: { minHeight: '24px', '@media (pointer: coarse)': { minHeight: '44px', marginBlock: '-12px' } },
});

type TripSoFarProps = { flow: AddInsuranceActor; isFixed?: boolean; onChange: () => void };

/** Shows the choices so far in one line, with a link back to them. */
export function TripSoFar({ flow, isFixed = false, onChange }: TripSoFarProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const leave = useLeaving();
  const { tripType, policyNumber, items } = useSelector(flow, ({ context }) => context);
  const parts = [
    ...(tripType ? [formatMessage({ id: textOfType[tripType] })] : []),
    ...(policyNumber ? [formatMessage({ id: 'insurance.details.policy' }, { policy: policyNumber })] : []),
    ...items.map(({ display }) => display.summary),
  ];

  return (
    <p className={styles.line}>
      <MutedSpan>
        <FormattedMessage id="wizard.so_far" />
      </MutedSpan>
      <span>{parts.join(' · ')}</span>
      <button
        type="button"
        className={`${links.link} ${links.inText} ${styles.change}`}
        aria-label={formatMessage({ id: 'insurance.details.change_trip' })}
        aria-disabled={isFixed}
        onClick={isFixed ? undefined : () => leave(onChange)}
      >
        <FormattedMessage id="wizard.change" />
      </button>
    </p>
  );
}
