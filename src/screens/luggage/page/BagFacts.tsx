import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Bag } from '#machines/luggage/bag.ts';
import { getInsurancePath } from '#src/lib/links/paths.ts';
import { utcMinute } from '#src/lib/time/dates.ts';
import { localWords } from '#src/lib/time/localWords.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { BagChip } from '../BagChip.tsx';
import { BagPicture } from '../BagPicture.tsx';
import { useFlights } from '../useFlights.ts';

const useStyles = makeStyles({
  standing: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  both: { display: 'grid' },
  utc: { fontSize: '13px', lineHeight: '20px' },
  text: { whiteSpace: 'pre-wrap' },
});

export function BagFacts({ bag, wayOut }: { bag: Bag; wayOut: ReactNode }) {
  const styles = useStyles();
  const { formatMessage, locale } = useIntl();
  const { pir, image, status, reportedOn, reportedOnLocal, flightId, description } = bag;

  return (
    <Card title={<FormattedMessage id="luggage.bag" />}>
      <div className={styles.standing}>
        <BagChip status={status} />
        {wayOut}
      </div>
      <BagPicture image={image} alt={formatMessage({ id: 'luggage.picture.of' }, { pir })} size="large" />
      <Facts
        facts={{
          'luggage.reported.on': (
            <span className={styles.both}>
              <FormattedMessage
                id="luggage.reported.on.local"
                values={{ moment: localWords(reportedOnLocal, locale) }}
              />
              <span className={styles.utc}>
                <FormattedMessage id="data.utc" values={{ moment: utcMinute(reportedOn) }} />
              </span>
            </span>
          ),
          'luggage.flight': flightId ? <LostOn flightId={flightId} /> : null,
          'luggage.description': description ? <span className={styles.text}>{description}</span> : null,
        }}
      />
    </Card>
  );
}

/** Links the flight to its trip, or says that the flight no longer belongs to a trip. */
function LostOn({ flightId }: { flightId: string }) {
  const { flights, isKnown } = useFlights();
  const flight = flights.find((each) => each.flightId === flightId);
  if (flight) return <TextLink to={getInsurancePath(flight)}>{flight.name}</TextLink>;

  return isKnown ? <FormattedMessage id="luggage.flight.unknown" /> : <FormattedMessage id="forms.choice.loading" />;
}
