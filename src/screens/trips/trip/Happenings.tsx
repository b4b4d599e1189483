import {
  AirplaneRegular,
  ClockRegular,
  CursorClickRegular,
  DismissCircleRegular,
  EyeOffRegular,
  EyeRegular,
  InfoRegular,
  ShieldCheckmarkRegular,
} from '@fluentui/react-icons';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';

import { insuredFlights } from '#rules/trips/trips.ts';
import type { TextId } from '#src/lib/texts.ts';
import { toDay } from '#src/lib/time/dates.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useRights } from '#src/session/useRights.ts';
import { Card } from '#src/ui/data/Card.tsx';
import { City } from '#src/ui/flights/City.tsx';
import { LocalMoment, ReadersMoment } from '#src/ui/flights/LocalTime.tsx';
import { type Step, Timeline, TimelineStep } from '#src/ui/flights/Timeline.tsx';
import { LongDate } from '#src/ui/values/LongDate.tsx';

import type { Trip } from '../trip.ts';
import { type Choice, type Happening, isChoice, listHappenings } from './happenings.ts';

type FlightHappening = Extract<Happening, { kind: 'flight' }>;

const flights: Record<FlightHappening['how'], { coming: TextId; done: TextId }> = {
  out: { coming: 'trips.when.fly_out', done: 'trips.when.flew_out' },
  back: { coming: 'trips.when.fly_back', done: 'trips.when.flew_back' },
  on: { coming: 'trips.when.fly_on', done: 'trips.when.flew_on' },
};

const icons = {
  delayed: <ClockRegular />,
  cancelled: <DismissCircleRegular />,
  changed: <InfoRegular />,
} as const;

const told = {
  delayed: 'trips.when.delayed',
  cancelled: 'trips.when.cancelled',
  changed: 'trips.when.changed',
} as const satisfies Record<string, TextId>;

/** Titles of reports that no longer apply, which stay in the timeline. */
const once = {
  delayed: 'trips.when.once_delayed',
  cancelled: 'trips.when.once_cancelled',
  changed: 'trips.when.changed',
} as const satisfies Record<string, TextId>;

type Said = { title: TextId; body: TextId };
/**
 * `later` replaces the texts if another step is the current one, so that this one reads as ongoing or still to be done.
 */
type Standing = Said & { icon: ReactElement; later?: Said };

const standing: Record<'watched' | 'unwatched', Standing> = {
  watched: {
    icon: <EyeRegular />,
    title: 'trips.when.watched',
    body: 'trips.when.watched.for',
    later: { title: 'trips.when.watched_on', body: 'trips.when.watched.for' },
  },
  unwatched: {
    icon: <EyeOffRegular />,
    title: 'trips.when.unwatched',
    body: 'trips.when.unwatched.for',
    later: { title: 'trips.when.unwatched_on', body: 'trips.when.unwatched_on.for' },
  },
};

/** Renders the steps of the option chosen for a flight, or `unknown` until they are known. */
export type Chosen = (
  which: { category: 'FLIGHT'; tripId: string; flightId: string },
  /** Flight number, if several flights have a choice. */
  flight: string | null,
  unknown: ReactNode,
  /** Reports, once known and on each change, whether nothing is left to choose. */
  onDecided: (flightId: string, isDecided: boolean) => void,
) => ReactNode;

type HappeningsProps = { trip: Trip; now: number; chosen: Chosen; onDecided: Parameters<Chosen>[3] };

export function Happenings({ trip, now, chosen, onDecided }: HappeningsProps) {
  const { mayResolve, reporting } = useRights();
  const policies = useDataset('POLICIES').data?.policies ?? [];
  const policy = policies.find(({ externalPolicyNumber }) => externalPolicyNumber === trip.policyNumber);
  const happenings = listHappenings(trip, now, mayResolve);
  // The customer's task is the current step, before the insurer's.
  const present = happenings.find(({ kind }) => kind === 'choice' || kind in standing);
  const mayReport = reporting === 'enabled';
  const isOneOfMany = happenings.filter(isChoice).length > 1;
  // Users without the right get no step that asks for a report.
  const shown = happenings.filter((each) => mayReport || each.kind !== 'unwatched' || each === present);

  return (
    <Card title={<FormattedMessage id="trips.when" />}>
      <Timeline>
        {insuredFlights(trip).length > 0 ? <InsuredStep policyNumber={trip.policyNumber} /> : null}
        {shown.map((happening) => {
          const isPresent = happening === present;
          if (!isChoice(happening)) {
            const { key, ...step } = stepOf(happening, { isPresent, mayReport });
            return <TimelineStep key={key} {...step} />;
          }
          const { tripId, flightId, flightNumber } = happening.flight;
          const unknown = happening.kind === 'choice' ? <ChoiceStep flight={flightNumber} /> : null;
          return (
            <Fragment key={`choice ${flightId}`}>
              {chosen({ category: 'FLIGHT', tripId, flightId }, isOneOfMany ? flightNumber : null, unknown, onDecided)}
            </Fragment>
          );
        })}
        {policy ? <EndStep policyEnd={policy.policyEnd} now={now} /> : null}
      </Timeline>
    </Card>
  );
}

/** The insurer does not say since when. */
const InsuredStep = ({ policyNumber }: { policyNumber: string }) => (
  <TimelineStep state="done" icon={<ShieldCheckmarkRegular />} title={<FormattedMessage id="trips.when.insured" />}>
    <FormattedMessage id="trips.when.insured.by" values={{ number: policyNumber }} />
  </TimelineStep>
);

/** Every open choice is a current step. */
function ChoiceStep({ flight }: { flight: string }) {
  return (
    <TimelineStep state="now" icon={<CursorClickRegular />} title={<FormattedMessage id="trips.when.choice" />}>
      <FormattedMessage id="trips.when.choice.for" values={{ flights: flight }} />
    </TimelineStep>
  );
}

type Circumstances = { isPresent: boolean; mayReport: boolean };

function stepOf(happening: Exclude<Happening, Choice>, { isPresent, mayReport }: Circumstances): Step {
  switch (happening.kind) {
    case 'watched':
    case 'unwatched': {
      const { icon, later, ...now } = standing[happening.kind];
      const { title, body } = isPresent ? now : (later ?? now);
      const values = { flights: <FormattedList value={happening.flights} />, count: happening.flights.length };
      return {
        key: happening.kind,
        state: isPresent ? 'now' : 'coming',
        icon,
        title: <FormattedMessage id={title} values={values} />,
        // Ask for a report only if the user may send one.
        children: happening.kind === 'unwatched' && !mayReport ? null : <FormattedMessage id={body} values={values} />,
      };
    }
    case 'flight':
      return flownStep(happening);
    case 'delayed':
    case 'cancelled':
    case 'changed':
      return {
        key: happening.alertId,
        state: 'done',
        icon: icons[happening.kind],
        title: (
          <FormattedMessage
            id={(happening.holds ? told : once)[happening.kind]}
            values={{ flights: <FormattedList value={happening.flights} /> }}
          />
        ),
        children: (
          <>
            <ReadersMoment at={happening.at} />
            {happening.kind === 'delayed' ? (
              <>
                {'. '}
                <FormattedMessage
                  id={happening.holds ? 'trips.when.delayed.to' : 'trips.when.once_delayed.to'}
                  values={{ moment: <LocalMoment at={happening.leaves} place={happening.place} /> }}
                />
              </>
            ) : null}
          </>
        ),
      };
  }
}

function flownStep({ flight, seen: { from }, how, isFlown, isOverdue, to }: FlightHappening): Step {
  const state = isFlown || isOverdue ? 'done' : 'coming';

  return {
    key: flight.flightId,
    state,
    icon: <AirplaneRegular />,
    title: isOverdue ? (
      <FormattedMessage id="trips.when.was_to_leave" values={{ flight: flight.flightNumber }} />
    ) : (
      <FormattedMessage
        id={flights[how][state]}
        values={{ flight: flight.flightNumber, place: <City key="city" place={to} /> }}
      />
    ),
    children: <LocalMoment {...from} />,
  };
}

const EndStep = ({ policyEnd, now }: { policyEnd: string; now: number }) => (
  <TimelineStep
    state={toDay(now) > policyEnd ? 'done' : 'coming'}
    icon={<ShieldCheckmarkRegular />}
    title={<FormattedMessage id="trips.when.policy_ends" />}
  >
    <LongDate date={policyEnd} />
  </TimelineStep>
);
