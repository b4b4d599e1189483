import type { PayoutMethod } from '#machines/payouts/payouts.ts';

export type MethodRowProps = {
  method: PayoutMethod;
  /** Id of the element that explains why the actions are disabled. */
  whyNot: string | undefined;
  isBusy: boolean;
  onPrefer: () => void;
  onEdit: () => void;
  onDelete: () => void;
};
