import { type Infer, object, string, type } from 'superstruct';

import { id } from './common.ts';

/** A row of GET /cms/documents/airport_lookup_list. */
export const Airport = type({
  /** IATA code. */
  value: string(),
  label: string(),
});
export type Airport = Infer<typeof Airport>;

/** GET /cms/documents/{name}/{locale} */
export const WhoseDocument = object({ partnerId: id });

/** A text of the partner's, in one language. */
export const Document = type({
  name: string(),
  /** BCP 47: the language that it is written in, which may be less exact than the one asked for. */
  locale: string(),
  title: string(),
  /** Markdown, without the title. HTML in it means nothing. */
  body: string(),
});
export type Document = Infer<typeof Document>;
