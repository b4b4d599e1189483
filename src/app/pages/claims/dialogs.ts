import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { later } from '#src/ui/connection/later.tsx';

export const dialogs = {
  'enter prediction': later(() => fromFile('claims', () => import('./PredictRevenueHere.tsx'))),
};

export const itemDialogs = {
  // In the payouts file, which contains the regular expression engine for the insurer's fields.
  add: later(() => fromFile('payouts', () => import('../payouts/AddItemHere.tsx'))),
  edit: later(() => fromFile('claims', () => import('./EditItemHere.tsx'))),
  cancel: later(() => fromFile('claims', () => import('./CancelItemHere.tsx'))),
};

/** In the payouts file, which contains the regular expression engine for account fields. Loaded on demand. */
export const SendPayoutDetails = later(() => fromFile('payouts', () => import('../payouts/SendPayoutDetailsHere.tsx')));
