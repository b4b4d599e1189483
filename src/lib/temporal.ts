import type {} from 'temporal-polyfill/types/global';

/** Resolves when there is Temporal, which is fetched where the platform has none. For whatever loads a wizard. */
export async function temporalReady(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
