import { booking } from '#paths/specs/kit/lounges.ts';
import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import { type Allowances, type OptionStatus, optionStatuses, type Remedy, remedies } from '#schema/lifecycles.ts';

import { told } from './openCase.tsx';

/** Every remedy in every status; claimed ones also with manual payment. */
export type Cell = { remedy: Remedy; status: OptionStatus; manual: boolean };

export const isClaimed = (remedy: Remedy) => remedy === 'CASH' || remedy === 'POINTS';

export const cells: readonly Cell[] = remedies.flatMap((remedy) =>
  (isClaimed(remedy) ? [false, true] : [false]).flatMap((manual) =>
    optionStatuses.map((status) => ({ remedy, status, manual })),
  ),
);

export const describeCell = ({ remedy, status, manual }: Cell) => `${remedy} ${status}${manual ? ' by hand' : ''}`;

const chosen: readonly OptionStatus[] = ['Booked', 'Confirmed', 'Redeemed', 'Failed'];

/** The account of a claim and the time of the payment. */
export const payout = {
  vendor: 'MANUAL-BANK',
  payoutMethodId: 'method',
  description: 'Household account',
  // Unmasked, to test that the portal masks it.
  account: '00003322',
  on: '2026-11-19T10:00:00Z',
};
const claimed: readonly OptionStatus[] = ['Requested', 'Booked', 'Confirmed', 'Redeemed'];
const paid: readonly OptionStatus[] = ['Confirmed', 'Redeemed'];

function offered(cell: Cell) {
  const { remedy, status, manual } = cell;
  const state = {
    ...(remedy === 'LOUNGE' && chosen.includes(status) && { booking }),
    ...(remedy === 'CASH' &&
      claimed.includes(status) && { payout: paid.includes(status) ? payout : { ...payout, on: null } }),
  };
  const [option] = told(remedy, status, { state }).resolutionOptions.resolutions as ReturnType<typeof toldOption>[];
  return toldOption(remedy, { ...option, prize: 40, manual, id: describeCell(cell) });
}

type Told = { of?: readonly Cell[]; next?: Remedy; allowances?: Allowances };

/** Builds a disruption with an option for each cell. */
export const toldCells = ({ of = cells, next = remedies[0], allowances = {} }: Told) =>
  toldCase(of.map(offered), {
    insured: { payoutCurrency: 'USD', payouts: null, disruptionOptions: allowances },
    next: { resolution: next, optionId: null },
  });

/** Returns the visible cards by the names of their cells. */
export const cardsOnScreen = (): ReadonlyMap<string, HTMLElement> =>
  new Map(
    [...document.querySelectorAll<HTMLElement>(':not([hidden]) > [data-option]')].map((card) => [
      card.dataset.option ?? '',
      card,
    ]),
  );
