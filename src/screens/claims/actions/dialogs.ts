import type { ComponentType } from 'react';

import type { DisputeOfferOutput } from '#machines/claims/dispute/disputeOffer.setup.ts';
import type { ClaimAction } from '#rules/claims/claimState.ts';

import type { Claim } from '../claim.ts';

export type ClaimAct = Exclude<ClaimAction['kind'], 'see what was accepted'>;

export type ClaimDialogProps = { claim: Claim; onDone: () => void };

/** Dialogs that open over the claims page, passed in by the app. An act without a dialog has no button. */
export type ClaimDialogs = Partial<Record<'enter prediction', ComponentType<ClaimDialogProps>>>;

/** Dialog that disputes an offer. The output `dismissed` means that nothing was sent and the offer remains. */
export type DisputeDialog = ComponentType<{ claim: Claim; onDone: (end: DisputeOfferOutput) => void }>;

/** Dialog that asks for the account of a payout. */
export type PayoutDialog = ComponentType<{ claim: Claim; payoutId: string; onDone: () => void }>;
