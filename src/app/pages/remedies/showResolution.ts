import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { later } from '#src/ui/line/later.tsx';

export const ShowResolution = later(() => fromFile('remedies', () => import('./ShowResolutionHere.tsx')));
