import type { ComponentType } from 'react';

import type { DisputeOfferOutput } from '#machines/claims/dispute/disputeOffer.machine.ts';
import type { ClaimAction } from '#rules/claims/standing.ts';

import type { Claim } from '../claim.ts';

/** What is done with a claim. */
export type ClaimAct = Exclude<ClaimAction['kind'], 'see what was accepted'>;

export type ClaimDialogProps = { claim: Claim; onDone: () => void };

/** What is done in a dialog over the page of claims; app hands it over. Where there is none, there is no button either. */
export type ClaimDialogs = Partial<Record<'enter prediction', ComponentType<ClaimDialogProps>>>;

/** What says why an offer is too little. `left`: it was not sent, and the offer stands. */
export type DisputeDialog = ComponentType<{ claim: Claim; onDone: (end: DisputeOfferOutput) => void }>;

/** What asks where one of its payouts goes to. */
export type PayoutDialog = ComponentType<{ claim: Claim; payoutId: string; onDone: () => void }>;
