import type { ReactNode } from 'react';

import type { SetUpPayoutActor, SetUpPayoutSnapshot } from '#machines/payouts/setUpPayout.machine.ts';

import { ChooseProvider } from './ChooseProvider.tsx';
import { type DescribedValues, DescribeMethod } from './DescribeMethod.tsx';
import { FramePage } from './FramePage.tsx';
import type { Offer } from './useOffer.ts';

export function renderPage(
  flow: SetUpPayoutActor,
  state: SetUpPayoutSnapshot,
  offer: Offer,
  wantsAddress: boolean,
  typed: Map<string, DescribedValues>,
): ReactNode {
  const { asked } = state.context;
  if (offer.isFramed) return <FramePage flow={flow} state={state} />;
  return asked && (state.matches('describing') || state.matches('creating')) ? (
    <DescribeMethod key={asked.vendor} {...{ flow, asked, offer, wantsAddress, typed }} />
  ) : (
    <ChooseProvider flow={flow} state={state} providers={offer.providers} />
  );
}
