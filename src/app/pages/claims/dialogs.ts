import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { later } from '#src/ui/line/later.tsx';

/** What is done with a claim in a dialog over the page. */
export const dialogs = {
  'enter prediction': later(() => fromFile('claims', () => import('./PredictRevenueHere.tsx'))),
};

/** The same with something that is insured. */
export const itemDialogs = {
  // With the engine for patterns from outside: what is asked is the insurer's to say.
  add: later(() => fromFile('payouts', () => import('../payouts/AddItemHere.tsx'))),
  edit: later(() => fromFile('claims', () => import('./EditItemHere.tsx'))),
  cancel: later(() => fromFile('claims', () => import('./CancelItemHere.tsx'))),
};

/** With the engine for patterns from outside, as all that asks for accounts: it comes when it is needed. */
export const SendPayoutDetails = later(() => fromFile('payouts', () => import('../payouts/SendPayoutDetailsHere.tsx')));
