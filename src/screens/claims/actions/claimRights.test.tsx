import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { claim, payout } from '#tests/kit/customer/business.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal } from '#tests/kit/portal.tsx';
import { GiveDetails } from '../details/GiveDetails.tsx';
import { PayoutContext } from '../details/payoutContext.ts';
import { ClaimButton } from './ClaimButton.tsx';

const missing = claim(1, { status: 'prediction', datasets: [] });
it.each([
  [['READ', 'UPDATE'], true],
  [['READ'], false],
  [['READ', 'CREATE', 'DELETE'], false],
])('with the rights %o on items a claim can be answered: %s', async (accessRights, may) => {
  const pressed = vi.fn<() => void>();
  const { show } = openPortal({
    now,
    flags: { parametric: true },
    session: { accessProfile: [{ feature: 'customer-insurance', accessRights }] },
  });
  await show(
    <PayoutContext value={pressed}>
      <ClaimButton claim={missing} has={() => true} onPress={pressed} />
      <GiveDetails claim={missing} payout={payout()} />
    </PayoutContext>,
  );

  for (const button of screen.getAllByRole('button')) await userEvent.click(button);

  expect(pressed).toHaveBeenCalledTimes(may ? 2 : 0);
  expect(screen.queryAllByText(say('claims.act.no_write'))).toHaveLength(may ? 0 : 2);
});
