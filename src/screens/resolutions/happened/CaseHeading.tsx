import { FormattedMessage, useIntl } from 'react-intl';

import type { Case, DisruptionRef } from '#machines/resolutions/resolutions.ts';
import { addresses } from '#src/lib/addresses.ts';
import { getBagPath, getInsurancePath } from '#src/lib/links/paths.ts';
import { getCityName } from '#src/lib/places/places.ts';
import { formatLongDay } from '#src/lib/time/inZone.ts';
import { readable } from '#src/lib/words.ts';
import { DocumentTitle } from '#src/session/PageTitle.tsx';
import { useNow } from '#src/session/useNow.ts';
import { BackLink } from '#src/ui/content/BackLink.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';

import { flightSeen } from './flightSeen.ts';

/** Keeps an empty line at its height. */
const room = '\u00a0';

type CaseHeadingProps = { which: DisruptionRef; case: Case | null };

/** Heading of the disruption: a sentence about what happened, or a general title until that is known. */
export function CaseHeading({ which, case: told }: CaseHeadingProps) {
  const { title, lead } = useWords(which, told);
  const isOfFlight = which.category === 'FLIGHT';

  return (
    <>
      <DocumentTitle page={title.trim()} />
      <PageHeading
        back={<Back which={which} />}
        lead={lead || (which.category !== 'LUGGAGE' && !told ? room : '')}
        isLeadLong={isOfFlight}
      >
        {title}
      </PageHeading>
    </>
  );
}

function useWords({ category }: DisruptionRef, told: Case | null): { title: string; lead: string } {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const now = useNow();
  const { flight, alert, bag, item } = told ?? {};
  if (flight) {
    const { state, late, from, to } = flightSeen(flight, alert ?? null);
    const [hours, minutes] = [Math.floor(late / 3_600_000), Math.round((late % 3_600_000) / 60_000)];
    const isLate = state === 'delayed' && late > 0;
    const values = { flight: flight.flightNumber, hours, minutes };
    return {
      title: isLate
        ? formatMessage({ id: from.at > now ? 'resolutions.flight.late' : 'resolutions.flight.late.over' }, values)
        : state === 'cancelled'
          ? formatMessage({ id: 'resolutions.flight.cancelled' }, values)
          : formatMessage({ id: 'resolutions.flight.changed' }, values),
      lead: formatMessage(
        { id: 'resolutions.flight.lead' },
        {
          from: getCityName(from.place, intl),
          to: getCityName(to.place, intl),
          day: formatLongDay(from.place.zone, from.at, locale),
        },
      ),
    };
  }
  if (bag) return { title: formatMessage({ id: 'resolutions.bag' }, { pir: bag.pir.toUpperCase() }), lead: '' };
  if (item) return { title: readable(item.itemTypeId), lead: nameOf(item.properties) };
  // Reserve the width of the final title, which can wrap to a second line.
  if (!told && category === 'LUGGAGE')
    return { title: formatMessage({ id: 'resolutions.bag' }, { pir: room.repeat(24) }), lead: '' };
  return { title: formatMessage({ id: 'resolutions.title' }), lead: '' };
}

/** Name that tells several insured items apart. */
const nameOf = ({ name }: Readonly<Record<string, unknown>>): string => (typeof name === 'string' ? name : '');

function Back({ which }: { which: DisruptionRef }) {
  switch (which.category) {
    case 'FLIGHT':
      return (
        <BackLink to={getInsurancePath(which)}>
          <FormattedMessage id="resolutions.back.trip" />
        </BackLink>
      );
    case 'LUGGAGE':
      return (
        <BackLink to={getBagPath(which)}>
          <FormattedMessage id="resolutions.back.bag" />
        </BackLink>
      );
    case 'ITEM':
      return (
        <BackLink to={addresses.dashboard}>
          <FormattedMessage id="resolutions.back.overview" />
        </BackLink>
      );
  }
}
