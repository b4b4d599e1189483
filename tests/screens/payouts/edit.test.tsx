import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import { EditForm } from '#src/screens/payouts/records/EditForm.tsx';
import { askedField as field } from '#tests/kit/areas/askedField.ts';
import { until } from '#tests/kit/browser/stage.tsx';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal } from '#tests/kit/portal.tsx';

const fields = [
  field('accountNumber', 'Account number'),
  field('country', 'Country', { isReadOnly: true, initially: 'US' }),
  field('branch', 'Branch', { isReadOnly: true, initially: 'Any' }),
];
const method: PayoutMethod = {
  payoutMethodId: 'method-1',
  vendor: 'CORPORATE-BANKPRO',
  service: 'CORPORATE',
  provider: 'BANKPRO',
  type: 'BANK',
  description: 'Company account',
  isPreferred: false,
  fields: { accountNumber: '00003344', branch: 'Portland' },
  address: {},
};

it('shows what only the provider can change, as it is or as the provider has it, and never sends it', async () => {
  const onDone = vi.fn<() => void>();
  const { gateway, show } = openPortal({
    answers: { UpdatePayoutMethod: { updatePayoutMethod: { payoutMethodId: 'method-1' } } },
  });
  await show(<EditForm method={method} isFresh onDone={onDone} country="US" fields={fields} />);
  const text = (name: string) => screen.getByRole('textbox', { name, hidden: true });

  expect(text('Country')).toBeDisabled();
  expect(text('Country')).toHaveValue('US');
  expect(text('Country')).not.toHaveAccessibleDescription();
  expect(text('Branch')).toHaveValue('Portland');

  await userEvent.type(text('Account number'), '5');
  await userEvent.click(screen.getByRole('button', { name: say('payouts.edit.submit'), hidden: true }));
  await until(() => expect(onDone).toHaveBeenCalled());
  expect(gateway.variables('UpdatePayoutMethod')).toEqual({
    payoutMethodId: 'method-1',
    changes: { accountNumber: '000033445' },
  });
});
