import { is, nullable, optional, record, string, type, unknown } from 'superstruct';

import { refused } from './refused.ts';
import { type Weighed, weigh } from './weight.ts';

/** A document that may be run. `name` is the document's own, never what the request calls it. */
export type Document = { text: string; name: string; signsIn: boolean };

export type Wanted = { document: Document; variables: Record<string, unknown> };

/** `hash → text` in, the reader of request bodies out. */
export type Library = (body: unknown) => Wanted;

const Body = type({
  documentId: optional(nullable(string())),
  query: optional(nullable(string())),
  variables: optional(nullable(record(string(), unknown()))),
});

const most = { tokens: 2_000, depth: 10, aliases: 15, fields: 400 };

/** The app's own documents and nothing else; a request names one by the hash of its text. */
export function registered(texts: Record<string, string>): Library {
  const documents = new Map(Object.entries(texts).map(([hash, text]) => [hash, documentOf(text, weigh(text))]));

  return (body) => {
    const { documentId, query, variables } = checked(body);
    if (!documentId && query)
      throw refused('GENERAL_400', 'Name a registered document in "documentId"; the text of a query is not accepted');
    const document = documents.get(documentId ?? '');
    if (!document)
      throw refused('GENERAL_400', 'This document is not registered: the app is older or newer than the gateway');
    return { document, variables: variables ?? {} };
  };
}

/** For development: besides what is registered, any text that is not too heavy. */
export function open(texts: Record<string, string>): Library {
  const known = registered(texts);

  return (body) => {
    const { documentId, query, variables } = checked(body);
    if (documentId || !query) return known(body);
    const weighed = weigh(query, most.tokens);
    const tooMuch = (['depth', 'aliases', 'fields'] as const).find(
      (measure) => weighed.weight[measure] > most[measure],
    );
    if (tooMuch) throw refused('GENERAL_400', `More ${tooMuch} than ${most[tooMuch]}`);
    return { document: documentOf(query, weighed), variables: variables ?? {} };
  };
}

function documentOf(text: string, { name, weight }: Weighed): Document {
  if (weight.signIns > 1) throw refused('GENERAL_400', 'One sign-in a document');
  if (weight.keyed > 1) throw refused('GENERAL_400', 'One keyed write a document, as they would share the key');
  return { text, name, signsIn: weight.signIns === 1 };
}

function checked(body: unknown): (typeof Body)['TYPE'] {
  if (is(body, Body)) return body;
  throw refused('GENERAL_400', 'A request is one object with "documentId" and "variables"');
}
