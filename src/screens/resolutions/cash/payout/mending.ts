import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { later } from '#src/ui/connection/later.tsx';

/** Loaded on demand: few payout methods need a correction before they can be paid to. */
export const AddAddress = later(() => fromFile('payouts', () => import('./AddAddress.tsx')));
export const SwitchProvider = later(() => fromFile('payouts', () => import('./SwitchProvider.tsx')));
