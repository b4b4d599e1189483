import type {} from 'temporal-polyfill/types/global';

import { fromFile } from '../browser/builtFiles.ts';

/** Resolves when there is Temporal, which is fetched where the platform has none. For whatever loads a wizard. */
export async function temporalReady(): Promise<void> {
  if (!('Temporal' in globalThis)) await fromFile('temporal', () => import('temporal-polyfill/global'));
}
