/** The state shown for a claim. An unknown status is shown by its name. */
export type ClaimState =
  | 'completed'
  | 'rejected'
  | 'disputed'
  | 'predictionMissing'
  | 'waiting'
  | 'predicted'
  | 'offered'
  | 'accepted'
  | 'offerRejected'
  | { unknown: string };

export type ClaimAction = {
  /** The action that the owner can take on a claim, or its result. */
  kind: 'enter prediction' | 'review offer' | 'review adjusted offer' | 'see what was accepted';
  /** False while the action has to wait for the insurer. */
  isReady: boolean;
};

/** The steps that a claim has completed, in this order. */
export type ClaimStep = 'predicted' | 'offered' | 'disputed' | 'accepted' | 'rejected' | 'completed';

type Claim = {
  status: string;
  completed: boolean;
  confirmed: boolean;
  datasets: readonly { name: string; completed: boolean }[];
};

const STEPS = 3;

const states: Record<string, ClaimState> = {
  prediction: 'predicted',
  'user-confirm-offer': 'offered',
  'offer-accepted': 'accepted',
  'offer-rejected': 'offerRejected',
};

/** An accepted claim whose status lags behind is shown as accepted, because its owner has nothing left to review. */
export function getClaimState(claim: Claim): ClaimState {
  const { status, completed } = claim;
  if (completed) return isRefused(status) ? 'rejected' : 'completed';
  if (status === 'user-confirm-dispute') return 'disputed';
  if (!isPredicted(claim)) return 'predictionMissing';
  if (!isOffered(claim)) return 'waiting';
  if (isAccepted(claim)) return 'accepted';
  return states[status] ?? { unknown: status };
}

/** An accepted offer cannot be accepted again, and a completed claim needs no action. */
export function getClaimAction(claim: Claim): ClaimAction | null {
  const { status, completed } = claim;
  if (isAccepted(claim)) return { kind: 'see what was accepted', isReady: true };
  if (completed) return null;
  switch (status) {
    case 'prediction':
      return isPredicted(claim) ? null : { kind: 'enter prediction', isReady: true };
    case 'user-confirm-offer':
      return { kind: 'review offer', isReady: isOffered(claim) };
    case 'user-confirm-dispute':
      return { kind: 'review adjusted offer', isReady: isOffered(claim) };
    default:
      return null;
  }
}

/** A request without which the claim does not continue, or its payout does not arrive. */
export type Asked = 'payment details' | Exclude<ClaimAction['kind'], 'see what was accepted'>;

/** Returns the current request to the owner; null if they can wait. Payment details come first. */
export function getOwnerRequest(claim: Claim & { payouts: readonly { status: string }[] }): Asked | null {
  if (findWaitingPayout(claim)) return 'payment details';
  const action = getClaimAction(claim);
  return action?.isReady && action.kind !== 'see what was accepted' ? action.kind : null;
}

/** Returns the first payout that lacks payment details. */
export const findWaitingPayout = <P extends { status: string }>({
  payouts,
}: {
  payouts: readonly P[];
}): P | undefined => payouts.find(({ status }) => status === 'PAYMENT-DETAILS');

export function listClaimSteps(claim: Claim): ClaimStep[] {
  return [...(isPredicted(claim) ? (['predicted'] as const) : []), ...stepsAfter(claim)];
}

/** Returns the progress over three steps. A completed claim has none left, even if it skipped some. */
export function getClaimProgress(claim: Claim): { percent: number; remaining: number } {
  const done = claim.completed ? STEPS : listClaimSteps(claim).length;
  return { percent: (100 / STEPS) * done, remaining: STEPS - done };
}

function stepsAfter(claim: Claim): ClaimStep[] {
  const { status, completed } = claim;
  if (isAccepted(claim)) return completed ? ['accepted', 'completed'] : ['accepted'];
  if (completed) return isRefused(status) ? ['rejected', 'completed'] : ['completed'];
  if (status === 'user-confirm-dispute') return ['disputed'];
  return isOffered(claim) ? ['offered'] : [];
}

const isAccepted = ({ status, confirmed }: Claim) => confirmed || status === 'offer-accepted';
const isRefused = (status: string) => status === 'offer-rejected' || status === 'user-confirm-dispute';
const isPredicted = (claim: Claim) => has(claim, 'USER-REVENUE-PREDICTION');
const isOffered = (claim: Claim) => has(claim, 'CUSTOMER-OFFER');

/** A missing dataset counts as incomplete. */
const has = ({ datasets }: Claim, wanted: string) =>
  datasets.some(({ name, completed }) => name === wanted && completed);
