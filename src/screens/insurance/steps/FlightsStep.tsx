import { Button, makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';

import { findFlightsProblem } from '#machines/insurance/tripEntries.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

import type { PageProps } from '../addInsurance.props.ts';
import { DraftFlight } from './DraftFlight.tsx';
import { getWizardStep } from './steps.ts';
import { TripSoFar } from './TripSoFar.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    padding: '12px 16px',
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
    borderRadius: tokens.borderRadiusLarge,
  },
  button: { minHeight: '44px', minWidth: '44px', flexShrink: 0, justifySelf: 'start' },
  problem: { margin: 0, color: tokens.colorPaletteRedForeground1, outlineStyle: 'none' },
});

export function FlightsStep({ flow, setting }: PageProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const items = useSelector(flow, ({ context }) => context.items);
  const tripType = useSelector(flow, ({ context }) => context.tripType);
  const hasRoom = useSelector(flow, (state) => state.can({ type: 'flight.requested' }));
  const isMiscounted = useSelector(flow, (state) => state.matches({ listing: 'miscounted' }));
  const problem = useSelector(flow, ({ context }) => findFlightsProblem(context));

  return (
    <WizardPage
      title="insurance.flights.title"
      step={getWizardStep('flights', setting)}
      isWrong={isMiscounted}
      next="insurance.next"
      onNext={() => flow.send({ type: 'flights.confirmed' })}
      onBack={() => flow.send({ type: 'page.left' })}
    >
      {items.length === 0 ? (
        <Muted>
          <FormattedMessage id="insurance.flights.empty" />
        </Muted>
      ) : (
        <ul className={styles.list}>
          {items.map((item, at) => (
            <li key={item.id} className={styles.item}>
              <DraftFlight item={item} tripType={tripType} />
              <Button
                className={styles.button}
                appearance="subtle"
                icon={<DeleteRegular />}
                aria-label={formatMessage(
                  { id: 'insurance.flights.remove_flight' },
                  { flight: item.display.flightNumber },
                )}
                onClick={() => flow.send({ type: 'flight.removed', at })}
              >
                <FormattedMessage id="insurance.flights.remove" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasRoom ? (
        <Button className={styles.button} icon={<AddRegular />} onClick={() => flow.send({ type: 'flight.requested' })}>
          <FormattedMessage id="insurance.flights.add" />
        </Button>
      ) : (
        <Muted>
          <FormattedMessage id="insurance.flights.full" />
        </Muted>
      )}
      {isMiscounted && problem ? (
        <p className={styles.problem} role="alert">
          <FormattedMessage id={problem} />
        </p>
      ) : null}
      <TripSoFar flow={flow} onChange={() => flow.send({ type: 'page.left' })} />
    </WizardPage>
  );
}
