import type { TripType } from '#rules/trips/insuring.ts';
import type { TextId } from '#src/lib/texts.ts';

export const textOfType: Record<TripType, TextId> = {
  single: 'trips.type.single',
  return: 'trips.type.return',
  multi: 'trips.type.multi',
};
