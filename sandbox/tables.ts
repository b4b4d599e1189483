export * from './account/tables.ts';
export * from './claims/tables.ts';
export * from './database/partnerTables.ts';
export * from './insurance/tables.ts';
export * from './monitoring/tables.ts';
export * from './payouts/tables.ts';
export * from './resolutions/tables.ts';
export * from './sign-in/tables.ts';
