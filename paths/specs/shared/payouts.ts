import type { Act } from '../../actions.ts';
import type { ReadOnly } from '../../spec.ts';

/** Of many@sky.test, who has four payout methods: a wallet comes first. */
export const atPayouts = { partner: 'sky', path: '/payout-methods', as: 'many@sky.test' } as const;

/** One of the four; a claim waits to be paid to it. */
export const household = { description: 'Household account' } as const;

/** Another, to which nothing is to be paid. */
export const spare = { description: 'Old account, no address' } as const;

export const openMenuOf = (values: { description: string }) =>
  ({ press: 'button', named: 'payouts.menu', values }) as const satisfies Act;

/** A user who may not change payout methods finds the menu of their method disabled. */
export const readOnlyMethod = {
  start: { partner: 'harvest', path: '/payout-methods', as: 'readonly@harvest.test' },
  sees: [
    {
      role: 'button',
      text: 'payouts.menu',
      values: { description: 'Florist account' },
      is: 'disabled',
      describedBy: 'payouts.no_write',
    },
  ],
} as const satisfies ReadOnly;

/** What a provider asks for, as the gateway tells it: a text that is required, unless said. */
export const askedField = <More extends object>(key: string, label: string, more?: More) => ({
  __typename: 'RequiredField' as const,
  key,
  name: key,
  label,
  type: 'text',
  required: true,
  validationRegexp: null,
  valuesAllowed: null,
  lookupField: null,
  readOnly: null,
  defaultValue: null,
  ...more,
});
