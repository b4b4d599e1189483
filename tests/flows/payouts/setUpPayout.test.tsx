import { act } from '@testing-library/react';
import { claimMoney } from '#paths/specs/kit/cases.ts';
import { spec } from '#paths/specs/payouts/setUpPayout.ts';
import { inFrame, walletOnly, walletOrBank } from '#tests/kit/areas/claims.ts';
import { payoutMethods } from '#tests/kit/customer/account.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const complete = () => {
  const source = document.querySelector('iframe')?.contentWindow ?? null;
  const said = { data: { status: 'completed' }, origin: 'https://payouts.example', source };
  act(() => void window.dispatchEvent(new MessageEvent('message', said)));
};

testPaths(spec, {
  inputs: { 'in a frame': inFrame, 'with one provider': walletOnly, 'with several': walletOrBank },
  begin: (stage) => play(stage, claimMoney()),
  triggers: { 'frame.completed': complete },
  answers: { readMethods: { 'one more': ({ wire }) => wire.answer('PayoutMethods', payoutMethods) } },
});
