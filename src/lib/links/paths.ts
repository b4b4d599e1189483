import { addresses } from '../addresses.ts';

// Separate from the addresses themselves, because guests do not need these functions.

/** Returns the address of a disrupted flight's options. Query parameters keep them across a reload. */
export const getResolutionPath = ({ tripId, flightId }: { tripId: string; flightId: string }): string =>
  `${addresses.resolution}?${new URLSearchParams({ category: 'FLIGHT', tripId, flightId })}`;

export const getBagResolutionPath = ({ bagId }: { bagId: string }): string =>
  `${addresses.resolution}?${new URLSearchParams({ category: 'LUGGAGE', bagId })}`;
export const getDisruptionPath = (which: Readonly<Record<string, string>>): string =>
  `${addresses.resolution}?${new URLSearchParams(which)}`;

export const getInsurancePath = ({ tripId }: { tripId: string }): string =>
  `${addresses.insurance}/${encodeURIComponent(tripId)}`;

export const getBagPath = ({ bagId }: { bagId: string }): string => `${addresses.luggage}/${encodeURIComponent(bagId)}`;

export const getArticlePath = ({ id }: { id: string }): string => `${addresses.help}/${encodeURIComponent(id)}`;

/** Returns the address of the action plan of an alert. */
export const getActionPlanPath = (alertId: string): string =>
  `${addresses.actionPlan}?${new URLSearchParams({ alertId })}`;
