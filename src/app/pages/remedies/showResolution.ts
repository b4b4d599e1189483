import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { later } from '#src/ui/line/later.tsx';

/** What other areas need of the remedies' own. */
export const ShowResolution = later(() => fromFile('remedies', () => import('./ShowResolutionHere.tsx')));
