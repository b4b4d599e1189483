import type { Act } from '../../actions.ts';

/** Trips of the seeds: the sandbox makes ids from names. */
const trips = {
  't-sched': '9003aa6e-da11-52f8-9b5b-f7a945a8384d',
  't-readonly-1': 'bff23a4a-3d4f-5853-a889-c16f47b25ee9',
  't-emil-1': 'bad79a20-3521-5f68-a224-487c848bad77',
};

export const atTrip = (name: keyof typeof trips): string => `/insurance/${trips[name]}`;

/** The page of a trip, for a user who may not change it. */
export const readOnlyTrip = { partner: 'sky', path: atTrip('t-readonly-1'), as: 'readonly@sky.test' } as const;

/** From where it says that it is too late. */
export const backToTheTrip = [{ press: 'button', named: 'trips.locked.close' }] as const satisfies readonly Act[];
