import { makeStyles } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';

import { groupTrips, nextFlight } from '#rules/trips/standing.ts';
import { newestFirst } from '#rules/trips/trips.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useArrivals } from '#src/session/data/useArrivals.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useTrips } from '#src/session/trips/useTrips.ts';
import { useIsBasic } from '#src/session/useIsBasic.ts';
import { useNow } from '#src/session/useNow.ts';
import { useRights } from '#src/session/useRights.ts';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { hasContent } from '#src/ui/data/reading.ts';
import { Stack } from '#src/ui/layout/Stack.tsx';

import { InsuranceNotes } from './InsuranceNotes.tsx';
import { InsureTripButton } from './InsureTripButton.tsx';
import { FoldedTrips } from './list/FoldedTrips.tsx';
import { NoTrips } from './list/NoTrips.tsx';
import { OrderChoice } from './list/OrderChoice.tsx';
import { TripLines } from './list/TripLines.tsx';
import { useTripOrder } from './list/useTripOrder.ts';

const useStyles = makeStyles({
  trips: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
});

/**
 * Lists all trips in the order that the customer chose: by departure, newest first (spec T§2), or by urgency: trips
 * that need attention, upcoming trips and, collapsed, uninsured and past ones.
 */
export function Insurances() {
  const styles = useStyles();
  const reading = useTrips();
  const { mayResolve } = useRights();
  const now = useNow();
  const hasCome = useArrivals()('TRIPS');
  const { order, flow, attributes } = useTripOrder();
  const trips = reading.data?.trips ?? [];
  const { needsYou, upcoming, uninsured, past } = groupTrips(trips, now, mayResolve);
  const isThere = hasContent(reading, hasNone);
  const isEmpty = !isThere && hasContent(reading, () => false);
  const isBasic = useIsBasic();

  return (
    <Stack gap={24}>
      <PageTitle id="trips.title" />
      <PageHeading
        lead={
          isBasic ? null : isThere ? (
            <FormattedMessage id="trips.lead" values={{ needing: needsYou.length, coming: upcoming.length }} />
          ) : (
            // Reserve the line, to avoid a layout shift when the trips arrive.
            '\u00a0'
          )
        }
        action={isEmpty || isBasic ? null : <InsureTripButton isQuiet={needsYou.length > 0} />}
      >
        <FormattedMessage id="trips.title" />
      </PageHeading>
      <DataArea
        key={hasCome ? 'come' : 'to come'}
        reading={reading}
        failed="trips.failed"
        isEmpty={hasNone}
        empty="trips.empty"
        invitation={<NoTrips />}
        skeleton={<Lines count={6} />}
      >
        {() => (
          <div className={styles.trips} {...attributes}>
            {isBasic || trips.length < 2 ? null : <OrderChoice order={order} flow={flow} />}
            {order === 'newest' ? (
              <Trips
                title={isBasic ? 'trips.upcoming' : 'trips.all'}
                trips={newestFirst(isBasic ? [...new Set([...needsYou, ...upcoming])] : trips)}
                now={now}
                mayResolve={mayResolve}
              />
            ) : (
              <>
                <Trips title="trips.needs_you" trips={needsYou} now={now} mayResolve={mayResolve} />
                <Trips title="trips.upcoming" trips={upcoming} now={now} flightOf={nextFlight} />
                {isBasic ? null : (
                  <>
                    <FoldedTrips title="trips.uninsured" trips={uninsured} now={now} />
                    <FoldedTrips title="trips.past" trips={past} now={now} />
                  </>
                )}
              </>
            )}
          </div>
        )}
      </DataArea>
      {hasCome && !isBasic ? <InsuranceNotes hasTrips={!isEmpty} /> : null}
    </Stack>
  );
}

type TripsProps = ComponentProps<typeof TripLines> & { title: TextId };

function Trips({ title, ...trips }: TripsProps) {
  return trips.trips.length > 0 ? (
    <Card title={<FormattedMessage id={title} />}>
      <TripLines {...trips} />
    </Card>
  ) : null;
}

const hasNone = ({ trips }: { trips: readonly unknown[] }) => trips.length === 0;
