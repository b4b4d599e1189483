import type { Portal } from '#src/session/portal.ts';

/** Trips say by name who travels. */
export const outdated = ['PASSENGERS', 'TRIPS'] as const;

/** It outlives the dialog, so it is about nothing that goes with it. */
export const sayGone = ({ notify }: Pick<Portal, 'notify'>): void =>
  notify({ severity: 'warning', text: { id: 'notices.passenger_gone' } });
