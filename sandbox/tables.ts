export * from './tables/claims.ts';
export * from './tables/monitoring.ts';
export * from './tables/partners.ts';
export * from './tables/payouts.ts';
export * from './tables/people.ts';
export * from './tables/resolutions.ts';
export * from './tables/sessions.ts';
export * from './tables/travel.ts';
