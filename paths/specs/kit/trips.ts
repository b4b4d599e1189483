import type { Act } from '../../actions.ts';

/** Seeded trips. The sandbox derives ids from names. */
const trips = {
  't-sched': '9003aa6e-da11-52f8-9b5b-f7a945a8384d',
  't-readonly-1': 'bff23a4a-3d4f-5853-a889-c16f47b25ee9',
  't-emil-1': 'bad79a20-3521-5f68-a224-487c848bad77',
};

export const atTrip = (name: keyof typeof trips): string => `/insurance/${trips[name]}`;

export const readOnlyTrip = { partner: 'sky', path: atTrip('t-readonly-1'), as: 'readonly@sky.test' } as const;

/** Leaves the notice that it is too late. */
export const backToTheTrip = [{ press: 'button', named: 'trips.locked.close' }] as const satisfies readonly Act[];
