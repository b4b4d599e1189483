import type { Act } from '../../actions.ts';

/** Something that is insured, as the gateway tells it: its cover needs a bank, which nobody has connected. */
export const toldItem = (itemId: string, name: string, granted = false) => ({
  __typename: 'InsuredItem' as const,
  itemId,
  itemTypeId: 'BUSINESS-PREMISES',
  propositionId: 'proposition',
  monitorId: null,
  properties: { name, address: '19 Mill Lane, Leeds' },
  externalPolicyNumber: 'POL-ACTIVE',
  permissions: [{ __typename: 'ItemPermission' as const, permission: 'BANKING', required: true, granted }],
});

/** The page of what is insured, for a user who may not change it. */
export const readOnlyItems = { partner: 'harvest', path: '/insurance', as: 'readonly@harvest.test' } as const;

/** The menu of something that is insured. */
export const itemMenu = (name: string) =>
  ({ press: 'button', named: 'claims.items.menu', values: { name } }) as const satisfies Act;
