/** The address of a flight's options. The sandbox derives ids from names. */
export const getOptionsPath = (tripId: string, flightId: string) =>
  `/resolution/select?category=FLIGHT&tripId=${tripId}&flightId=${flightId}`;

type Told = Readonly<Record<string, unknown>>;

/** Amount of the options in the gallery and in the tests. */
export const sum = { amount: '$40.00' };

/** An option in the gateway's format. */
export const toldOption = (type: string, { state = {}, ...more }: { state?: Told } & Told = {}) => ({
  id: `option-${type}`,
  type,
  dependency: null,
  prize: type === 'CASH' ? 40 : null,
  cap: null,
  manual: false,
  ...more,
  state: {
    status: 'Initial',
    selected: null,
    lounges: null,
    alternates: null,
    availableHotels: null,
    booking: null,
    chosen: null,
    confirmation: null,
    resolution: null,
    payout: null,
    lastChange: null,
    changes: null,
    ...state,
  },
});

/** A late flight with its options, in the gateway's format. */
export const toldCase = (options: readonly { type: string }[], more: Told = {}) => ({
  resolutionOptions: {
    resolutions: options,
    insured: { payoutCurrency: 'USD', payouts: null, disruptionOptions: null },
    policy: null,
    flight: {
      flightId: 'flight-SK102',
      flightNumber: 'SK102',
      embarkDate: '2026-11-20',
      embarkTime: '12:00',
      arrivalDate: '2026-11-20',
      arrivalTime: '14:15',
      origin: 'OSL',
      originAirport: 'Oslo Gardermoen',
      destination: 'LHR',
      destinationAirport: 'London Heathrow',
      terminal: '2',
    },
    alert: { alertId: 'alert', alertType: 'DELAY', delayDate: '2026-11-20 15:00' },
    bag: null,
    item: null,
    trip: { passengers: [{ passengerId: 'anna', name: 'Anna', surname: 'Berg' }] },
    next: { resolution: options[0]?.type.split('|')[0] ?? null, optionId: null },
    flow: options.length > 1,
    ...more,
  },
});
