import { toldItem } from '#paths/specs/kit/items.ts';
import { ofBusiness } from '../areas/business.ts';
import type { Opening } from '../browser/stage.tsx';
import { passengers, payoutMethods } from './account.ts';
import { claim, payout } from './business.ts';

const [passenger] = passengers.passengers;
const [method] = payoutMethods.payoutMethods;

const traveller: Opening = {
  answers: { Passengers: { passengers: [{ ...passenger, name: 'Rhea', surname: 'Donnelly' }] } },
};

const florist: Opening = {
  ...ofBusiness,
  answers: {
    Items: { items: [toldItem('florist', 'Florist')] },
    PayoutMethods: { payoutMethods: [{ ...method, description: 'Florist account' }] },
    Claims: {
      claims: [
        claim(1, { claimNumber: 'CR-01', status: 'prediction', datasets: [] }),
        claim(2, { claimNumber: 'CR-02' }),
        claim(3, { claimNumber: 'CR-03', status: 'offer-accepted', confirmed: true, payouts: [payout()] }),
      ],
    },
  },
};

/** Openings for the read-only users, by login. */
export const readers: Readonly<Record<string, Opening>> = {
  'readonly@sky.test': traveller,
  'readonly@harvest.test': florist,
  'readonly@owl.test': {},
};
