import { useApp } from './portal.ts';

/** The partner's country, an ISO 3166-1 alpha-2 code: the default for phone numbers and banks (spec P§9). */
export const useCountry = (): string => useApp(({ context }) => context.theme?.config.country ?? '');
