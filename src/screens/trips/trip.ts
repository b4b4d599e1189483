import type { TripsQuery } from '#src/api/generated/documents.ts';

export type Trip = TripsQuery['trips'][number];
export type Flight = Trip['flights'][number];
