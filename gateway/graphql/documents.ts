import { type Operation, parseOperation } from './complexity.ts';
import { refused, refusedDocument } from './refused.ts';
import { compileVariablesCheck, type Fits, isObject } from './variables.ts';

/** A document that may be run. `name` comes from the document, never from the request. */
export type Document = { text: string; name: string; signsIn: boolean };

export type Wanted = { document: Document; variables: Record<string, unknown> };

/** Reads a request body into a document and its variables. Throws for unknown documents. */
export type Library = (body: unknown) => Wanted;

type Body = { documentId: string; query: string; variables: Record<string, unknown> };

const most = { tokens: 2_000, depth: 10, aliases: 15, fields: 400 };

/** Allows only the app's own documents, each identified by the hash of its text. */
export function registered(texts: Record<string, string>): Library {
  const documents = new Map<string, { document: Document; fits: Fits }>();
  for (const [hash, text] of Object.entries(texts)) {
    const operation = parseOperation(text);
    documents.set(hash, { document: documentOf(text, operation), fits: compileVariablesCheck(operation.variables) });
  }

  return (body) => {
    const { documentId, query, variables } = checked(body);
    if (!documentId && query)
      throw refused('GENERAL_400', 'Name a registered document in "documentId"; the text of a query is not accepted');
    const known = documents.get(documentId);
    if (!known)
      throw refused('GENERAL_400', 'This document is not registered: the app is older or newer than the gateway');
    if (!known.fits(variables)) throw refusedDocument('INVALID_PARAMS', 'The variables do not fit the document');
    return { document: known.document, variables };
  };
}

/** Also allows any text below the weight limits. For development. */
export function open(texts: Record<string, string>): Library {
  const known = registered(texts);

  return (body) => {
    const { documentId, query, variables } = checked(body);
    if (documentId || !query) return known(body);
    const operation = parseOperation(query, most.tokens);
    const tooMuch = (['depth', 'aliases', 'fields'] as const).find(
      (measure) => operation.complexity[measure] > most[measure],
    );
    if (tooMuch) throw refusedDocument('GENERAL_400', `More ${tooMuch} than ${most[tooMuch]}`);
    return { document: documentOf(query, operation), variables };
  };
}

function documentOf(text: string, { name, complexity }: Operation): Document {
  if (complexity.signIns > 1) throw refusedDocument('GENERAL_400', 'One sign-in a document');
  if (complexity.keyed > 1)
    throw refusedDocument('GENERAL_400', 'One keyed write a document, as they would share the key');
  return { text, name, signsIn: complexity.signIns === 1 };
}

function checked(body: unknown): Body {
  if (!isObject(body)) return unusable();
  const { documentId, query, variables, operationName, extensions } = body;
  // Both are ignored, but a malformed one makes the request invalid.
  textIn(operationName);
  objectIn(extensions);
  return { documentId: textIn(documentId), query: textIn(query), variables: objectIn(variables) };
}

function textIn(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : unusable();
}

function objectIn(value: unknown): Body['variables'] {
  if (value === undefined || value === null) return {};
  return isObject(value) ? value : unusable();
}

function unusable(): never {
  throw refused('GENERAL_400', 'A request is one object with "documentId" and "variables"');
}
