import type { Direction, FlightType, TripType } from '#rules/insurance/tripTypes.ts';
import type { TextId } from '#src/lib/texts.ts';

export const meaningOfType: Record<TripType, TextId> = {
  single: 'insurance.trip.single',
  return: 'insurance.trip.return',
  multi: 'insurance.trip.multi',
};

export const textOfDirection: Record<Direction, TextId> = {
  outbound: 'trips.outbound',
  inbound: 'trips.inbound',
};

export const lookupQuestions: Record<FlightType, TextId> = {
  main: 'insurance.lookup.main',
  return: 'insurance.lookup.return',
  leg: 'insurance.lookup.leg',
};
