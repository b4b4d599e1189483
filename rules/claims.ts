/** What is said of a claim. A status that nobody has heard of is shown by its name. */
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

type Claim = { status: string; completed: boolean; datasets: readonly { name: string; completed: boolean }[] };

const states: Record<string, ClaimState> = {
  prediction: 'predicted',
  'user-confirm-offer': 'offered',
  'user-confirm-dispute': 'disputed',
  'offer-accepted': 'accepted',
  'offer-rejected': 'offerRejected',
};

/** A dataset that is not there is as good as incomplete. */
export function claimStateOf({ status, completed, datasets }: Claim): ClaimState {
  const has = (wanted: string) => datasets.some((dataset) => dataset.name === wanted && dataset.completed);
  if (completed) return status === 'offer-rejected' || status === 'user-confirm-dispute' ? 'rejected' : 'completed';
  if (status === 'user-confirm-dispute') return 'disputed';
  if (!has('USER-REVENUE-PREDICTION')) return 'predictionMissing';
  if (!has('CUSTOMER-OFFER')) return 'waiting';
  return states[status] ?? { unknown: status };
}

/** Whether access to the bank is given; undefined for an item to which nobody asked for it. */
export function bankingOf({
  permissions,
}: {
  permissions: readonly { permission: string; required: boolean; granted: boolean }[];
}): { required: boolean; granted: boolean } | undefined {
  return permissions.find(({ permission }) => permission.toUpperCase() === 'BANKING');
}
