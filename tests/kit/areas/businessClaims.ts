import { generatePath } from 'react-router-dom';
import { opening } from '#paths/specs/kit/businessClaims.ts';
import type { TextId } from '#paths/texts.ts';
import { addresses } from '#src/lib/addresses.ts';

import { type Opening, type Stage, skyPage } from '../browser/stage.tsx';
import { claim, items } from '../customer/business.ts';
import { anna, skyTheme } from '../customer/sky.ts';
import type { Answer } from '../flows/flow.ts';
import { play } from '../flows/happen.ts';

const { config } = skyTheme;

export type ToldClaim = ReturnType<typeof claim>;

/** Opens the page of items and claims for a business customer. */
export const atClaims = (claims: readonly ToldClaim[]): Opening => ({
  path: '/insurance',
  session: { ...anna, signedInAt: skyPage.now },
  page: { theme: { ...skyTheme, config: { ...config, flags: { ...config.flags, parametric: true } } } },
  answers: { Claims: { claims }, Items: items },
});

export const createOfferOpening = (claim: ToldClaim): Opening => ({
  ...atClaims([claim]),
  path: generatePath(addresses.claimOffer, { alertId: claim.alertId }),
});

export const openDialog = (stage: Stage, number: string, named: TextId) =>
  play(stage, [{ acts: opening(number, named) }]);

export const foundAs =
  (found: ToldClaim | null): Answer =>
  ({ wire }) =>
    wire.answer('Claim', { claims: found ? [found] : [] });
