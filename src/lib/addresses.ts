/** Where screens lead to without knowing each other. */
export const dashboard = '/dashboard';

export const insurance = '/insurance';

/** Where a customer chooses what becomes of a disrupted flight. In the address, so that it survives a reload. */
export const resolutionOf = ({ tripId, flightId }: { tripId: string; flightId: string }): string =>
  `/resolution/select?${new URLSearchParams({ category: 'FLIGHT', tripId, flightId })}`;

/** The wizard that insures a trip, over My insurances. */
export const insureTrip = `${insurance}/add`;
