import { makeStyles, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { FlightLookupSnapshot } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { findRouteGap } from '#rules/insurance/tripTypes.ts';
import { getWizardStep } from '#src/screens/insurance/steps/steps.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { WizardPage } from '#src/wizard/WizardPage.tsx';
import type { LookupProps } from '../lookup.props.ts';
import { FlightPass } from './FlightPass.tsx';
import { OtherDay } from './OtherDay.tsx';

const useStyles = makeStyles({ lead: { marginBlockStart: '-12px', color: tokens.colorNeutralForeground2 } });

const found = ({ context }: FlightLookupSnapshot) => context.found;

/**
 * Shows the found flight, or the chosen ones whose departure differs from the lookup, for the customer to confirm.
 * Cancelled flights are allowed, because the insurer decides whether to cover them. Warnings come first, so that the
 * customer sees them before confirming.
 */
export function FoundFlight({ lookup, setting, children }: LookupProps & { children: ReactNode }) {
  const styles = useStyles();
  const flights = useSelector(lookup, found);
  const { context } = lookup.getSnapshot();
  const { flightType, taken } = context;
  const areSeveral = flights.length > 1;
  const lookAgain = () => lookup.send({ type: 'page.left' });

  return (
    <WizardPage
      title={areSeveral ? 'insurance.found.title_several' : 'insurance.found.title'}
      step={getWizardStep('flights', setting)}
      next={areSeveral ? 'insurance.found.yes_several' : 'insurance.found.yes'}
      onNext={() => lookup.send({ type: 'flight.recognised' })}
      other="insurance.found.no"
      onOther={lookAgain}
      onBack={lookAgain}
    >
      {areSeveral ? null : (
        <p className={styles.lead}>
          <FormattedMessage id="insurance.found.body" values={{ flight: flights[0]?.flightNumber }} />
        </p>
      )}
      {flights.map((flight) => {
        const gap = findRouteGap(flight, flightType, taken);
        return (
          <Fragment key={`${flight.flightId} ${flight.embarkDate}`}>
            {gap ? <Break {...gap} /> : null}
            {flight.cancelled === 1 ? <Cancelled /> : null}
            {/* Warn only if the customer did not ask for this day. */}
            {flight.embarkDate === context.request.embarkDate ? <OtherDay flight={flight} asked={context} /> : null}
            <FlightPass flight={flight} others={taken} isAlone={!areSeveral} />
          </Fragment>
        );
      })}
      {children}
    </WizardPage>
  );
}

const Cancelled = () => (
  <Notice tone="warning" title={<FormattedMessage id="insurance.found.cancelled.title" />} action={null}>
    <FormattedMessage id="insurance.found.cancelled" />
  </Notice>
);

/** Asks whether the return flight really leaves from a different place than the outbound flight reaches. */
export function Break({ ends, starts }: NonNullable<ReturnType<typeof findRouteGap>>) {
  return (
    <Notice tone="warning" title={<FormattedMessage id="insurance.found.breaks.title" />} action={null}>
      <FormattedMessage id="insurance.found.breaks" values={{ ends, starts }} />
    </Notice>
  );
}
