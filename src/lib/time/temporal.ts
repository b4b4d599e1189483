import type {} from 'temporal-polyfill/types/global';

import { fromFile } from '../browser/builtFiles.ts';

/** Resolves when Temporal is available, loading a polyfill if necessary. Wizards await it. */
export async function temporalReady(): Promise<void> {
  if (!('Temporal' in globalThis)) await fromFile('temporal', () => import('temporal-polyfill/global'));
}
