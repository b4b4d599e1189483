import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { later } from '#src/ui/connection/later.tsx';

export const ShowResolution = later(() => fromFile('resolutions', () => import('./ShowResolutionHere.tsx')));
