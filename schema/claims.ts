export const claimStatuses = [
  'prediction',
  'user-confirm-offer',
  'user-confirm-dispute',
  'offer-accepted',
  'offer-rejected',
] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** The datasets of a claim, by their names in the REST API. */
export const datasetNames = {
  prediction: 'USER-REVENUE-PREDICTION',
  offer: 'CUSTOMER-OFFER',
  dispute: 'USER-DISPUTE',
} as const;

export const claimPayoutStatuses = ['NONE', 'FUTURE', 'CONFIRM', 'PAYMENT-DETAILS', 'SENT'] as const;

/** Counted from the day of the alert. */
export const predictedMonths = 6;

/** The status of a claim; the last three flags say which datasets are complete. */
export type ClaimStanding = {
  status: string;
  completed: boolean;
  confirmed: boolean;
  prediction: boolean;
  offer: boolean;
  dispute: boolean;
};

/** The acts that change a claim, with their actors. */
export const claimActs = [
  'customer.predict',
  'customer.accept',
  'customer.dispute',
  'customer.reject',
  'adjuster.completePrediction',
  'adjuster.completeOffer',
  'adjuster.adjustOffer',
  'adjuster.reject',
  'adjuster.close',
] as const;
export type ClaimAct = (typeof claimActs)[number];

type Move = {
  from: readonly ClaimStatus[];
  /** The datasets that must be complete (true) or must not be (false). */
  needs?: Partial<Pick<ClaimStanding, 'prediction' | 'offer' | 'dispute'>>;
  /** Whether the act is possible even after the offer was accepted. */
  evenConfirmed?: true;
  leads: Partial<ClaimStanding>;
};

const undecided: readonly ClaimStatus[] = ['prediction', 'user-confirm-offer', 'user-confirm-dispute'];
const predicted: Move = { from: ['prediction'], needs: { prediction: false }, leads: { prediction: true } };

/** The transitions of a claim. Everything else is impossible, and so is any act on a completed claim. */
const moves: Readonly<Record<ClaimAct, Move>> = {
  'customer.predict': predicted,
  'customer.accept': {
    from: ['user-confirm-offer', 'user-confirm-dispute'],
    needs: { offer: true },
    leads: { status: 'offer-accepted', confirmed: true },
  },
  'customer.dispute': {
    from: ['user-confirm-offer'],
    needs: { offer: true, dispute: false },
    leads: { status: 'user-confirm-dispute', dispute: true, offer: false },
  },
  // The status stays: a claim completed this way is shown as rejected.
  'customer.reject': { from: ['user-confirm-dispute'], needs: { offer: true }, leads: { completed: true } },
  'adjuster.completePrediction': predicted,
  'adjuster.completeOffer': {
    from: ['prediction'],
    needs: { prediction: true, offer: false },
    leads: { status: 'user-confirm-offer', offer: true },
  },
  'adjuster.adjustOffer': { from: ['user-confirm-dispute'], needs: { offer: false }, leads: { offer: true } },
  'adjuster.reject': { from: undecided, leads: { status: 'offer-rejected' } },
  'adjuster.close': { from: claimStatuses, evenConfirmed: true, leads: { completed: true } },
};

/** Returns the claim after an act; undefined if the act is impossible. */
export function claimAfter(act: ClaimAct, standing: ClaimStanding): ClaimStanding | undefined {
  const { from, needs = {}, evenConfirmed, leads } = moves[act];
  const isThere = (from as readonly string[]).includes(standing.status) && !standing.completed;
  const isOpen = evenConfirmed || !standing.confirmed;
  const has = (Object.keys(needs) as (keyof typeof needs)[]).every((name) => needs[name] === standing[name]);
  return isThere && isOpen && has ? { ...standing, ...leads } : undefined;
}

/** Returns whether an offer was accepted. Insurers report it in either of two ways. */
export const isAccepted = ({ status, confirmed }: Pick<ClaimStanding, 'status' | 'confirmed'>): boolean =>
  confirmed || status === 'offer-accepted';
