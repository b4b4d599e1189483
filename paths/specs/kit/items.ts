import type { Act } from '../../actions.ts';

/** An insured item in the gateway's format. Its cover needs a bank connection, which is missing by default. */
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

export const readOnlyItems = { partner: 'harvest', path: '/insurance', as: 'readonly@harvest.test' } as const;

export const itemMenu = (name: string) =>
  ({ press: 'button', named: 'claims.items.menu', values: { name } }) as const satisfies Act;
