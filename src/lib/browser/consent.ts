import type { Store } from './storage.ts';

export type ConsentGate = { isOpen: boolean; held: Map<string, { value: unknown; keep: () => void }> };

/**
 * Holds optional values in memory until the visitor consents. docs/decisions/cookies.md lists what is optional. The
 * theme is not held: it is not stored without consent.
 *
 * @param asks whether the partner asks for consent
 */
export function withConsent(store: Store, asks: () => boolean | undefined): { local: Store; gate: ConsentGate } {
  const gate: ConsentGate = { isOpen: false, held: new Map() };
  const local: Store = {
    ...store,
    read: (slice) => (gate.held.get(slice.name)?.value ?? store.read(slice)) as never,
    write(slice, value, also) {
      const keep = () => {
        store.write(slice, value);
        also?.();
      };
      if (!gate.isOpen && asks() && /^(language|content)$/.test(slice.name)) gate.held.set(slice.name, { value, keep });
      else keep();
    },
  };
  return { local, gate };
}
