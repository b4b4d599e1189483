import type { Start } from '../../actions.ts';
import { getOptionsPath, sum } from './remedies.ts';

/** Trip and flight ids of the sandbox by the number of the late flight. */
const ids = {
  CA28: ['68999f47-8f92-5919-821c-afac610c309d', 'a5ed6c04-58e8-5bc4-9b15-4b1c3ad98f94'],
  CA27: ['a4e404e8-0061-57b4-bf5f-d2258a8c2bdb', 'c61a3f31-fd1c-5524-a7f8-530e04871aa7'],
  CA29: ['cd235052-0e01-569b-b331-3933c14e4743', '59425194-ebd9-5b1c-9ee8-94b749f22dc0'],
  CA30: ['c8af0b87-27f1-5a08-8a6a-5da4ffa41ebc', 'b3c0caee-e608-539f-92fe-7bf76a616ac0'],
  CA31: ['ccfb9f9c-5d7a-5b16-99dc-b8ff3cf9c739', 'a755fb2c-05f5-50f3-9636-e86af87f9595'],
  CA32: ['c8af0b87-27f1-5a08-8a6a-5da4ffa41ebc', 'aee082f6-3202-5b7a-9cc7-e16660845724'],
  CA34: ['c8af0b87-27f1-5a08-8a6a-5da4ffa41ebc', '8fc2e4fc-8dd0-5362-a5ba-668bdba192d1'],
  CA35: ['5d8978d4-2e32-50dd-b087-7952cf808e1b', '3108bb85-91dc-5644-a173-b5b9d0a01bb2'],
  CA36: ['c8af0b87-27f1-5a08-8a6a-5da4ffa41ebc', '6de2a382-3d93-58ac-bd7d-3defce24de53'],
  CA46: ['5d8978d4-2e32-50dd-b087-7952cf808e1b', '80abae4b-3aa6-5b2e-a22f-d84439680f1c'],
  CA47: ['5d8978d4-2e32-50dd-b087-7952cf808e1b', '9ad592dd-2e96-567c-a23a-f62a94d298ee'],
  PT21: ['947385eb-660e-51da-ba7a-19c8cb48d3ac', '04b57d16-2bc2-5f55-9bfa-eb5b12dc3525'],
  HO21: ['ea0007ad-6287-51be-985c-ab2bb00f61b6', 'aaadbe7b-c9f2-5ed9-b299-b0b574666268'],
  HO02: ['af2106e2-68a8-54a0-a6bb-6a86a62e725a', 'c5c68ddf-1444-5b6a-9342-37e7c8817811'],
  HO03: ['af2106e2-68a8-54a0-a6bb-6a86a62e725a', '0d4e44ad-c1eb-54e3-a387-23582668a8d6'],
  LG27: ['ccfb9f9c-5d7a-5b16-99dc-b8ff3cf9c739', '4672afcd-2dc7-5f81-bd43-3b7236a09460'],
  LG28: ['ccfb9f9c-5d7a-5b16-99dc-b8ff3cf9c739', 'fc324cec-7b03-5a25-ab8c-4fc22b769b19'],
  LG29: ['aa87a1bc-dbc7-5b38-80be-158057f31766', '9eb80580-85dc-5f00-beca-2410715be5f9'],
  LG30: ['aa87a1bc-dbc7-5b38-80be-158057f31766', '4aee596b-b03c-590f-aac6-d67261532c16'],
  SK302: ['24a0391c-27a0-5787-8f90-eeb0da99ad1b', 'fdc637dd-fd26-5e25-a094-386c13fec460'],
  RB21: ['e1161ade-e288-5474-9b69-84c50f5743d8', '58c2d613-f020-5737-9d9f-1471700c9ccf'],
  RB02: ['48ca2853-f5b1-5775-9bfb-448b7b514c84', '62921653-8b4f-5716-8095-b0e0cc9264c8'],
  RB03: ['c39c22a5-032e-5c02-8363-57dd24c3f350', '9ec08b85-5b20-51ee-9d1d-2c182071a123'],
  PL122: ['1e18944b-2f3c-5fa3-99ab-43ab85be913e', '8a244b77-c8b1-5c3a-bcc7-fd5157f6612b'],
} as const;

/** The options page of such a flight. */
export const atCase = (number: keyof typeof ids, as = 'options@sky.test'): Start => ({
  partner: as.replace(/^.*@|\.test$/g, ''),
  path: getOptionsPath(ids[number][0], ids[number][1]),
  as,
});

/** @param amount defaults to the gallery's */
export const claimMoney = (amount = sum.amount) =>
  [
    { acts: [{ press: 'button', named: 'resolutions.claim.cash.submit', values: { amount } }] },
  ] as const satisfies Start['do'];

export const chooseAccount = [
  { acts: [{ press: 'button', named: 'resolutions.money.choose' }] },
] as const satisfies Start['do'];

/** Claims the money and chooses a payout method. */
export const claimWithMethod = (description: string) =>
  [...claimMoney(), { acts: [{ press: 'button', named: { begins: description } }] }] as const satisfies Start['do'];
