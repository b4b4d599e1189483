import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { payoutMethods } from '#tests/kit/customer/account.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { PayoutMethods } from './PayoutMethods.tsx';

preload();

const [first] = payoutMethods.payoutMethods;
const spare = { ...first, payoutMethodId: 'spare', description: 'Old account', preferred: 0 };

it('removes a deleted payout method from the list even if that cannot be read again', async () => {
  const { gateway, show } = openPortal({
    answers: {
      PayoutMethods: { payoutMethods: [first, spare] },
      DeletePayoutMethod: { deletePayoutMethod: true },
    },
  });
  await show(<PayoutMethods />);
  gateway.refuse('PayoutMethods', { status: 500, code: 'VENDOR_ERROR' });

  await userEvent.click(screen.getByRole('button', { name: say('payouts.menu', { description: 'Old account' }) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: say('payouts.delete') }));
  await userEvent.click(screen.getByRole('button', { name: say('payouts.delete.submit') }));
  await settle();

  expect(gateway.variables('DeletePayoutMethod')).toEqual({ payoutMethodId: 'spare' });
  expect(screen.queryByText('Old account')).toBeNull();
  expect(screen.getByText(first?.description ?? '')).toBeInTheDocument();
});
