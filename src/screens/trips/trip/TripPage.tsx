import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { DocumentTitle } from '#src/session/PageTitle.tsx';
import { useTrips } from '#src/session/trips/useTrips.ts';
import { type CaseDialog, useCaseDialog } from '#src/session/useCaseDialog.tsx';
import { useNow } from '#src/session/useNow.ts';
import { BackLink } from '#src/ui/content/BackLink.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';

import { type TripDialogs, useChanges } from '../changes/useChanges.tsx';
import { useReporting } from '../report/useReporting.tsx';
import { useTripName } from '../useTripName.ts';
import type { Chosen } from './Happenings.tsx';
import { TripLead } from './TripLead.tsx';
import { TripView } from './TripView.tsx';

type TripPageProps = {
  dialogs: TripDialogs;
  ShowResolution: CaseDialog;
  /** `isOpen` is true while a disruption is open over the page. */
  chosen: (...of: [...Parameters<Chosen>, isOpen: boolean]) => ReactNode;
};

export function TripPage({ dialogs, ShowResolution, chosen }: TripPageProps) {
  const { tripId } = useParams();
  const { data } = useTrips();
  const trip = data?.trips.find((each) => each.tripId === tripId);
  const { changes, dialog } = useChanges(dialogs, trip);
  const { onReport, dialog: reporting } = useReporting(trip);
  const { show, dialog: resolving } = useCaseDialog(ShowResolution);

  return (
    <>
      {trip ? (
        <Known
          trip={trip}
          changes={changes}
          chosen={(...of) => chosen(...of, resolving !== null)}
          onReport={onReport}
          onResolve={show}
        />
      ) : (
        <Unknown />
      )}
      {resolving}
      {reporting}
      {dialog}
    </>
  );
}

type KnownProps = Omit<ComponentProps<typeof TripView>, 'now'>;

function Known({ trip, ...doing }: KnownProps) {
  const trips = useTrips();
  const name = useTripName(trip);
  const now = useNow();

  return (
    <Stack gap={24}>
      <DocumentTitle page={name} />
      <PageHeading back={<Back />} lead={<TripLead trip={trip} now={now} />}>
        <span translate="no">{name}</span>
      </PageHeading>
      <DataArea reading={trips} failed="trips.failed" isEmpty={() => false} empty="trips.unknown.body">
        {() => <TripView trip={trip} now={now} {...doing} />}
      </DataArea>
    </Stack>
  );
}

function Unknown() {
  const { formatMessage } = useIntl();
  const trips = useTrips();
  const title = formatMessage({ id: trips.data ? 'trips.unknown' : 'trips.name.unknown' });

  return (
    <Stack gap={24}>
      <DocumentTitle page={title} />
      <PageHeading back={<Back />}>{title}</PageHeading>
      <DataArea
        reading={trips}
        failed="trips.failed"
        isEmpty={() => true}
        empty="trips.unknown.body"
        emptyAction={
          <TextLink to={addresses.insurance}>
            <FormattedMessage id="trips.unknown.link" />
          </TextLink>
        }
        skeleton={<Lines count={6} />}
      >
        {() => null}
      </DataArea>
    </Stack>
  );
}

const Back = () => (
  <BackLink to={addresses.insurance}>
    <FormattedMessage id="trips.title" />
  </BackLink>
);
