import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { later } from '#src/ui/line/later.tsx';

/** Few methods have to be mended before they are paid to: the forms for it come when they are needed. */
export const AddAddress = later(() => fromFile('payouts', () => import('./AddAddress.tsx')));
export const SwitchProvider = later(() => fromFile('payouts', () => import('./SwitchProvider.tsx')));
