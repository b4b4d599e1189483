import type { ComponentType } from 'react';

import type { ClaimAction } from '#rules/claims/standing.ts';

import type { Claim } from '../claim.ts';

/** What is done with a claim, or with what belongs to it. */
export type ClaimAct = Exclude<ClaimAction['kind'], 'see what was accepted'>;

/** What comes of a dialog. `disagree`: nothing is decided; they want to say what is wrong with the offer. */
type End = 'done' | 'disagree';

export type ClaimDialogProps = { claim: Claim; onDone: (end: End) => void };

/** What is done in a dialog over the page of claims; app hands it over. Where there is none, there is no button either. */
export type ClaimDialogs = Partial<Record<ClaimAct | 'dispute', ComponentType<ClaimDialogProps>>>;

/** What asks where one of its payouts goes to. */
export type PayoutDialog = ComponentType<{ claim: Claim; payoutId: string; onDone: () => void }>;
