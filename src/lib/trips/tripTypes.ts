import type { TextId } from '../texts.ts';

export const textOfType = {
  single: 'trips.type.single',
  return: 'trips.type.return',
  multi: 'trips.type.multi',
} as const satisfies Record<string, TextId>;
