import { FormattedMessage, useIntl } from 'react-intl';

import { type AddInsuranceDraft, getNextFlightType } from '#machines/insurance/tripEntries.ts';
import type { TextId } from '#src/lib/texts.ts';
import { formatDay } from '#src/lib/time/inZone.ts';
import { textOfType } from '#src/lib/trips/tripTypes.ts';
import { getComma } from '#src/lib/words.ts';
import type { Entry } from '#src/wizard/keeper.ts';
import { Part, Parts } from '#src/wizard/parts/Part.tsx';
import { lookupQuestions } from '../texts.ts';
import { DraftFlight } from './DraftFlight.tsx';

type LeftTripProps = { draft: AddInsuranceDraft; typed: Entry | null };

export function LeftTrip({ draft, typed }: LeftTripProps) {
  const { locale } = useIntl();
  const { tripType, policyNumber, items, lookup, completion } = { ...draft, ...chosen(typed) };
  // Once the flights are complete, the lookup repeats one of them.
  const asked = draft.page === 'completing' ? null : lookup?.request;
  const { flightNumber, embarkDate } = { ...asked, ...textsIn(typed) };
  const sought = [flightNumber, embarkDate && dayOf(embarkDate, locale)].filter(Boolean).join(getComma(locale));
  const booking = textsIn(typed).bookingRef ?? completion?.bookingRef;

  return (
    <Parts>
      {tripType || policyNumber ? (
        <Part name="insurance.details.trip">
          {tripType ? (
            <span>
              <FormattedMessage id={textOfType[tripType]} />
            </span>
          ) : null}
          {policyNumber ? <FormattedMessage id="insurance.details.policy" values={{ policy: policyNumber }} /> : null}
        </Part>
      ) : null}
      {items.length > 0 || sought ? (
        <Part name="insurance.details.flights">
          {items.map((item) => (
            <DraftFlight key={item.id} item={item} tripType={tripType} />
          ))}
          {sought ? <span>{sought}</span> : null}
        </Part>
      ) : null}
      {booking ? <Part name="insurance.left.booking">{booking}</Part> : null}
      <Part name="insurance.left.at">
        <FormattedMessage id={questionIn(draft)} />
      </Part>
    </Parts>
  );
}

/** Returns the text as typed if it is not a complete date. */
const dayOf = (date: string, locale: string) => {
  const at = Date.parse(date);
  return Number.isNaN(at) ? date : formatDay(null, at, locale);
};

/** Returns the choices of the first page that were not submitted yet. */
const chosen = (typed: Entry | null): Partial<AddInsuranceDraft> => {
  const { tripType, policyNumber } = textsIn(typed);
  return {
    ...(tripType && tripType in textOfType && { tripType: tripType as keyof typeof textOfType }),
    ...(policyNumber && { policyNumber }),
  };
};

const textsIn = (typed: Entry | null): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(typed ?? {}).flatMap(([name, value]) => (value && typeof value === 'string' ? [[name, value]] : [])),
  );

/** Returns the title of the page where the trip was left. */
function questionIn(draft: AddInsuranceDraft): TextId {
  const { page, lookup, completion } = draft;
  if (page === 'looking up') return questionOfLookup[lookup?.page ?? ''] ?? lookupQuestions[getNextFlightType(draft)];
  if (page === 'completing') return questionOfCompletion[completion?.page ?? 'travellers'];
  return page === 'listing' ? 'insurance.flights.title' : 'insurance.trip.title';
}

const questionOfLookup: Partial<Record<string, TextId>> = {
  entering: 'insurance.hand.title',
  showing: 'insurance.found.title',
  choosing: 'insurance.choose.title',
};

const questionOfCompletion = {
  travellers: 'insurance.travellers.title',
  details: 'insurance.details.title',
  buying: 'insurance.unknown.title',
} as const satisfies Record<string, TextId>;
