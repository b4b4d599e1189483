import { boolean, type Infer, nullable, number, object, optional, string, type } from 'superstruct';

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

/** A text of the partner, in one language. */
export const Document = type({
  name: string(),
  /** BCP 47: the language of the text, which may be less exact than the requested one. */
  locale: string(),
  title: string(),
  /** Markdown, without the title. HTML in it is not interpreted. */
  body: string(),
});
export type Document = Infer<typeof Document>;

/** A row of GET /cms/{bundle}/v1/{locale}. */
export const Article = type({
  /** If it is missing, `plan_title` identifies the article. */
  id: optional(nullable(string())),
  /** The plan for monitored data that the article belongs to. */
  plan_title: optional(nullable(string())),
  title: string(),
  /** One sentence, without Markdown. */
  summary: string(),
  /** Markdown, without the title. HTML in it is not interpreted. */
  body: string(),
  /** `help`, `info` or `plans`. */
  category: string(),
  order: number(),
  /** Whether the overview may show it until the user dismisses it. */
  dismissible: optional(nullable(boolean())),
});
export type Article = Infer<typeof Article>;

/** A row of GET /cms/faq/{product}/{bundle}/v1/{locale}. */
export const Question = type({
  id: string(),
  /** The heading of the question. */
  category: string(),
  question: string(),
  /** Markdown. */
  answer: string(),
});
export type Question = Infer<typeof Question>;
