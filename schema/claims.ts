export const claimStatuses = [
  'prediction',
  'user-confirm-offer',
  'user-confirm-dispute',
  'offer-accepted',
  'offer-rejected',
] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** What is put on record of a claim, by the names that it has on the wire. */
export const datasetNames = {
  prediction: 'USER-REVENUE-PREDICTION',
  offer: 'CUSTOMER-OFFER',
  dispute: 'USER-DISPUTE',
} as const;

export const claimPayoutStatuses = ['NONE', 'FUTURE', 'CONFIRM', 'PAYMENT-DETAILS', 'SENT'] as const;

/** For so many months revenue is predicted, from the day of the alert on. */
export const predictedMonths = 6;

/** How a claim stands; the last three say which datasets are complete. */
export type ClaimStanding = {
  status: string;
  completed: boolean;
  confirmed: boolean;
  prediction: boolean;
  offer: boolean;
  dispute: boolean;
};

/** What moves a claim, and who does it. */
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
  /** Which datasets have to be complete, and which must not be. */
  needs?: Partial<Pick<ClaimStanding, 'prediction' | 'offer' | 'dispute'>>;
  /** Also of a claim whose offer was accepted. */
  evenConfirmed?: true;
  leads: Partial<ClaimStanding>;
};

const undecided: readonly ClaimStatus[] = ['prediction', 'user-confirm-offer', 'user-confirm-dispute'];
const predicted: Move = { from: ['prediction'], needs: { prediction: false }, leads: { prediction: true } };

/** How a claim goes on. What is not here does not happen, whoever asks for it; to a completed claim nothing does. */
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
  // Its status stays: a claim that is completed so is shown as rejected.
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

/** What an act makes of a claim that stands so; undefined where it cannot be done. */
export function claimAfter(act: ClaimAct, standing: ClaimStanding): ClaimStanding | undefined {
  const { from, needs = {}, evenConfirmed, leads } = moves[act];
  const isThere = (from as readonly string[]).includes(standing.status) && !standing.completed;
  const isOpen = evenConfirmed || !standing.confirmed;
  const has = (Object.keys(needs) as (keyof typeof needs)[]).every((name) => needs[name] === standing[name]);
  return isThere && isOpen && has ? { ...standing, ...leads } : undefined;
}

/** Whether an offer was accepted, however that is told. */
export const isAccepted = ({ status, confirmed }: Pick<ClaimStanding, 'status' | 'confirmed'>): boolean =>
  confirmed || status === 'offer-accepted';
