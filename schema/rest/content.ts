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

/** A row of GET /cms/{bundle}/v1/{locale}. */
export const Article = type({
  /** Where it is missing, `plan_title` is what the article is known by. */
  id: optional(nullable(string())),
  /** Which plan for monitored data the article belongs to. */
  plan_title: optional(nullable(string())),
  title: string(),
  /** One sentence, without Markdown. */
  summary: string(),
  /** Markdown, without the title. HTML in it means nothing. */
  body: string(),
  /** `help`, `info` or `plans`. */
  category: string(),
  order: number(),
  /** Whether it may be shown where nobody asked for it, until somebody puts it away. */
  dismissible: optional(nullable(boolean())),
});
export type Article = Infer<typeof Article>;

/** A row of GET /cms/faq/{product}/{bundle}/v1/{locale}. */
export const Question = type({
  id: string(),
  /** In words: the heading that it stands under. */
  category: string(),
  question: string(),
  /** Markdown. */
  answer: string(),
});
export type Question = Infer<typeof Question>;
