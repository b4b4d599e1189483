import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { newestFirst } from '#rules/trips/trips.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useDataset } from '#src/session/useDataset.ts';
import { LongList } from '#src/ui/content/LongList.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

import { InsuranceNotes } from './InsuranceNotes.tsx';
import { InsureTripButton } from './InsureTripButton.tsx';
import { TripCard } from './TripCard.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
});

/** Every insured trip, the newest first. */
export function Insurances() {
  const styles = useStyles();
  const trips = useDataset('TRIPS');

  return (
    <div className={styles.page}>
      <PageTitle id="trips.title" />
      <PageHeading>
        <FormattedMessage id="trips.title" />
      </PageHeading>
      <InsureTripButton />
      <InsuranceNotes />
      <DataArea
        reading={trips}
        failed="trips.failed"
        isEmpty={({ trips }) => trips.length === 0}
        empty="trips.empty"
        skeleton={<Lines count={6} />}
      >
        {({ trips }) => (
          <LongList items={newestFirst(trips)} keyOf={({ tripId }) => tripId} step={20} of="cards">
            {(trip) => <TripCard trip={trip} />}
          </LongList>
        )}
      </DataArea>
    </div>
  );
}
