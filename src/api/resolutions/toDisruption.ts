import type { Case, Confirmation, Option } from '#machines/resolutions/resolutions.ts';

import { maskedIdentifier } from '#rules/people/masking.ts';

import type { ResolutionOptionsQuery } from '../generated/documents.ts';

type Answer = ResolutionOptionsQuery['resolutionOptions'];
type OptionAnswer = Answer['resolutions'][number];
type ToldConfirmation = NonNullable<OptionAnswer['state']['confirmation']>;

/** Maps missing fields to null or empty values. */
export function toDisruption({
  resolutions,
  insured,
  policy,
  flight,
  alert,
  bag,
  item,
  trip,
  next,
  flow,
}: Answer): Case {
  return {
    options: resolutions.map(optionOf),
    currency: insured.payoutCurrency,
    isPaidByPartner: insured.payouts === 'partner',
    allowances: insured.disruptionOptions ?? {},
    policy,
    flight,
    alert,
    bag,
    item,
    passengers: trip?.passengers ?? [],
    next: next.resolution,
    flow,
  };
}

function optionOf({ id, type, state, dependency, prize, cap, manual }: OptionAnswer): Option {
  return {
    optionId: id,
    type,
    status: state.status,
    selected: state.selected,
    resolutionId: state.resolution?.resolutionId ?? null,
    prize,
    cap,
    dependency,
    manual,
    lounges: state.lounges ?? [],
    alternates: state.alternates ?? [],
    hotels: state.availableHotels ?? [],
    booking: state.booking,
    chosen: state.chosen ?? [],
    confirmation: state.confirmation && confirmationOf(state.confirmation),
    payout: state.payout && {
      ...state.payout,
      account: state.payout.account && maskedIdentifier(state.payout.account),
    },
    lastChange: state.lastChange,
    changes: state.changes ?? [],
  };
}

const confirmationOf = ({ capped, extras, flights, ...told }: ToldConfirmation): Confirmation => ({
  ...told,
  isCapped: capped === 1,
  extras: extras ?? {},
  flights: flights ?? [],
});
