import {
  AirplaneTakeOffRegular,
  CalendarClockRegular,
  CalendarRegular,
  ClockRegular,
  DismissCircleRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Chip as State } from '#rules/trips/flights.ts';
import type { TextId } from '#src/lib/texts.ts';

import { Chip, type Tone } from '../content/Chip.tsx';
import { Duration } from './Away.tsx';

const appearances: Record<State, { text: TextId; tone: Tone; icon: ReactElement }> = {
  scheduled: { text: 'trips.state.scheduled', tone: 'neutral', icon: <CalendarRegular /> },
  delayed: { text: 'trips.state.delayed', tone: 'warning', icon: <ClockRegular /> },
  cancelled: { text: 'trips.state.cancelled', tone: 'danger', icon: <DismissCircleRegular /> },
  departed: { text: 'trips.state.departed', tone: 'neutral', icon: <AirplaneTakeOffRegular /> },
  departedAndDelayed: { text: 'trips.state.departed_delayed', tone: 'warning', icon: <CalendarClockRegular /> },
};

/**
 * Chip of a flight's state.
 *
 * @param late delay in milliseconds
 */
export function StateChip({ state, late = 0 }: { state: State; late?: number }) {
  const { text, tone, icon } = appearances[state];

  return (
    <Chip tone={tone} icon={icon}>
      {state === 'delayed' && late > 0 ? (
        <FormattedMessage id="trips.state.delayed_by" values={{ late: <Duration ms={late} /> }} />
      ) : (
        <FormattedMessage id={text} />
      )}
    </Chip>
  );
}
