export const readOnlyPassengers = { partner: 'sky', path: '/passengers', as: 'readonly@sky.test' } as const;
