import type { Act } from '../../actions.ts';
import type { ReadOnly } from '../../spec.ts';

/** The page of many@sky.test, who has four payout methods. A wallet comes first. */
export const atPayouts = { partner: 'sky', path: '/payout-methods', as: 'many@sky.test' } as const;

/** A method that a pending claim will be paid to. */
export const household = { description: 'Household account' } as const;

/** A method without a pending claim. */
export const spare = { description: 'Old account, no address' } as const;

export const openMethodMenu = (values: { description: string }) =>
  ({ press: 'button', named: 'payouts.menu', values }) as const satisfies Act;

/** A read-only user's method, whose menu is disabled. */
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
