import { type Infer, string, type } from 'superstruct';

/** A row of GET /cms/documents/airport_lookup_list. */
export const Airport = type({
  /** IATA code. */
  value: string(),
  label: string(),
});
export type Airport = Infer<typeof Airport>;
