import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Case } from '#machines/resolutions/resolutions.ts';
import { toPlace } from '#src/lib/places/places.ts';
import { parseInstant } from '#src/lib/time/instants.ts';
import { formatLongDay } from '#src/lib/time/inZone.ts';
import { localWords } from '#src/lib/time/localWords.ts';
import { readable } from '#src/lib/words.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useNow } from '#src/session/useNow.ts';
import { Card } from '#src/ui/data/Card.tsx';
import { Leg } from '#src/ui/flights/Leg.tsx';
import { LocalMoment } from '#src/ui/flights/LocalTime.tsx';
import { StateChip } from '#src/ui/flights/StateChip.tsx';

import { Delay } from './Delay.tsx';
import { type CaseFlight, flightSeen } from './flightSeen.ts';

const useStyles = makeStyles({
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  number: { fontWeight: tokens.fontWeightSemibold },
  // In a dialog the container is narrower than the window.
  room: { containerType: 'inline-size' },
  // Two columns move the options further up the page.
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px 48px',
    '@container (min-width: 800px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
  text: { margin: 0 },
  facts: { margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  name: { fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

/** Renders the status of a bag. Passed in, because the luggage area owns that chip. */
export type BagChip = (status: string) => ReactNode;

type WhatHappenedProps = { case: Case; bagChip: BagChip };

export function WhatHappened({ case: { flight, alert, bag, item }, bagChip }: WhatHappenedProps) {
  if (flight) return <DisruptedFlight flight={flight} alert={alert} />;
  if (bag) return <LostBag bag={bag} chip={bagChip(bag.status)} />;
  return item ? <InsuredItem item={item} /> : null;
}

function DisruptedFlight({ flight, alert }: { flight: CaseFlight; alert: Case['alert'] }) {
  const styles = useStyles();
  const { locale } = useIntl();
  const now = useNow();
  const { state, late, from, to } = flightSeen(flight, alert);

  return (
    <Card title={<FormattedMessage id="resolutions.flight" />} isTitleHeard>
      <div className={styles.top}>
        <StateChip state={state} late={late} />{' '}
        <span>
          <span className={styles.number}>{flight.flightNumber}</span> {formatLongDay(from.place.zone, from.at, locale)}
        </span>
      </div>
      {late > 0 ? (
        <div className={styles.room}>
          <div className={styles.beside}>
            <Leg hasUtc from={from} to={to} />
            <Delay from={from} now={now} />
          </div>
        </div>
      ) : (
        <Leg hasUtc from={from} to={to} isCancelled={state === 'cancelled'} />
      )}
    </Card>
  );
}

type LostBagProps = { bag: NonNullable<Case['bag']>; chip: ReactNode };

function LostBag({ bag: { bagId, pir, reportedOn, status }, chip }: LostBagProps) {
  const styles = useStyles();
  const { locale } = useIntl();
  const known = useDataset('LUGGAGE').data?.lostBags.find((each) => each.bagId === bagId);
  // The case gives no local time: the day in UTC can differ from the day at the place of the report.
  const at = parseInstant(reportedOn);

  return (
    <Card title={<FormattedMessage id="resolutions.lost_bag" />}>
      <div className={styles.top}>
        {chip}{' '}
        <span>
          <span className={styles.number}>{pir.toUpperCase()}</span>{' '}
          {known ? (
            <FormattedMessage id="luggage.reported" values={{ moment: localWords(known.reportedOnLocal, locale) }} />
          ) : (
            <FormattedMessage
              id="resolutions.lost_bag.reported"
              values={{ moment: at === null ? reportedOn : <LocalMoment at={at} place={toPlace('', '')} /> }}
            />
          )}
        </span>
      </div>
      {status === 'BAG_LOST' ? (
        <p className={styles.text}>
          <FormattedMessage id="resolutions.lost_bag.recommendation" />
        </p>
      ) : null}
    </Card>
  );
}

/** Lists the item's text properties. The page heading already shows its type. */
function InsuredItem({ item: { properties } }: { item: NonNullable<Case['item']> }) {
  const styles = useStyles();
  const said = Object.entries(properties).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

  return (
    <Card title={<FormattedMessage id="resolutions.insured_item" />}>
      <dl className={styles.facts}>
        {said.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{readable(name)}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
