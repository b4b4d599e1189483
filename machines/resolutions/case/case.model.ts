import type { Case, Option } from '../resolutions.ts';

/** An option of which nothing is known yet but what it is. */
export const optionOf = (type: string, more: Partial<Option> = {}): Option => ({
  optionId: `option-${type}`,
  type,
  status: 'Initial',
  selected: null,
  resolutionId: null,
  prize: null,
  cap: null,
  dependency: null,
  manual: false,
  lounges: [],
  alternates: [],
  hotels: [],
  booking: null,
  chosen: [],
  confirmation: null,
  payout: null,
  lastChange: null,
  changes: [],
  ...more,
});

/** A late flight, and what may be had for it. */
export const caseOf = (options: readonly Option[], more: Partial<Case> = {}): Case => ({
  options,
  currency: 'USD',
  isPaidByPartner: false,
  allowances: {},
  policy: null,
  flight: {
    flightId: 'late',
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
  passengers: [{ passengerId: 'anna', name: 'Anna', surname: 'Berg' }],
  next: options[0]?.type.split('|')[0] ?? null,
  flow: options.length > 1,
  ...more,
});
