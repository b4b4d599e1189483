import { makeStyles, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';

import type { AddInsuranceActor } from '#machines/insurance/addInsurance.machine.ts';
import type { TextId } from '#src/lib/texts.ts';
import { textOfType } from '#src/lib/tripTypes.ts';
import links from '#src/ui/link.module.css';
import { useLeaving } from '#src/wizard/LeavingContext.ts';
import { DraftFlight } from '../steps/DraftFlight.tsx';

/** The ways back to what can still be changed. Fixed while an answer is waited for. */
type Changes = { isFixed: boolean; onTrip: () => void; onFlights: () => void; onTravellers: () => void };

type SummaryProps = {
  flow: AddInsuranceActor;
  /** By name; none where the insurer insures the holder of the account. */
  travellers: readonly string[];
  /** What stands in their place while it is not known who they are. */
  inDoubt?: ReactNode;
  contact: string | undefined;
  changes?: Changes;
};

const useStyles = makeStyles({
  all: { margin: 0 },
  part: {
    display: 'grid',
    gridTemplateColumns: 'minmax(72px, auto) minmax(0, 1fr) auto',
    columnGap: '16px',
    paddingBlock: '12px',
    boxShadow: `inset 0 -1px ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  name: {
    width: '88px',
    color: tokens.colorNeutralForeground2,
    '@media (max-width: 639px)': { gridColumn: '1 / -1', width: 'auto' },
  },
  value: { margin: 0, display: 'grid', gap: '4px', overflowWrap: 'anywhere' },
  change: { margin: 0, alignSelf: 'start' },
  way: { minHeight: '24px', '@media (pointer: coarse)': { minHeight: '44px', marginBlock: '-10px' } },
});

/** What was chosen, or what was insured, part by part. */
export function Summary({ flow, travellers, inDoubt, contact, changes }: SummaryProps) {
  const styles = useStyles();
  const { tripType, policyNumber, items, passengerSelection } = useSelector(flow, ({ context }) => context);
  const fixed = changes?.isFixed ? { isFixed: true } : {};

  return (
    <dl className={styles.all}>
      <Part {...fixed} name="insurance.details.trip" change="insurance.details.change_trip" onChange={changes?.onTrip}>
        <span>{tripType ? <FormattedMessage id={textOfType[tripType]} /> : null}</span>
        <FormattedMessage id="insurance.details.policy" values={{ policy: policyNumber }} />
      </Part>
      <Part
        {...fixed}
        name="insurance.details.flights"
        change="insurance.details.change_flights"
        onChange={changes?.onFlights}
      >
        {items.map((item) => (
          <DraftFlight key={item.id} item={item} />
        ))}
      </Part>
      <Part
        {...fixed}
        name="insurance.details.travellers"
        change="insurance.details.change_travellers"
        onChange={passengerSelection ? changes?.onTravellers : undefined}
      >
        {inDoubt ??
          (travellers.length > 0 || passengerSelection ? (
            <FormattedList value={travellers} />
          ) : (
            <FormattedMessage id="insurance.details.account" />
          ))}
        {contact ? (
          <span>
            <FormattedMessage id="insurance.details.contact" />: {contact}
          </span>
        ) : null}
      </Part>
      <Part name="insurance.details.price">
        <FormattedMessage id="insurance.details.included" />
      </Part>
    </dl>
  );
}

type PartProps = {
  name: TextId;
  change?: TextId;
  onChange?: (() => void) | undefined;
  isFixed?: boolean;
  children: ReactNode;
};

function Part({ name, change, onChange, isFixed = false, children }: PartProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const leave = useLeaving();

  return (
    <div className={styles.part}>
      <dt className={styles.name}>
        <FormattedMessage id={name} />
      </dt>
      <dd className={styles.value}>{children}</dd>
      {change && onChange ? (
        <dd className={styles.change}>
          <button
            type="button"
            className={`${links.link} ${links.inText} ${styles.way}`}
            aria-label={formatMessage({ id: change })}
            aria-disabled={isFixed}
            onClick={isFixed ? undefined : () => leave(onChange)}
          >
            <FormattedMessage id="wizard.change" />
          </button>
        </dd>
      ) : null}
    </div>
  );
}
