import { fromFile } from '../../../lib/browser/builtFiles.ts';
import { later } from '../../../ui/connection/later.tsx';

export const ShowResolution = later(() => fromFile('resolutions', () => import('./ShowResolutionHere.tsx')));
