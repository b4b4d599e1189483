/** The page of passengers, for a user who may not change them. */
export const readOnlyPassengers = { partner: 'sky', path: '/passengers', as: 'readonly@sky.test' } as const;
