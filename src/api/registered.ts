import type { TypedDocumentNode } from '@urql/core';

type Variables<Given> = Given extends object ? Given : never;

/**
 * Returns a document that is registered with the gateway: its name and the hash of its text, which stays at the
 * gateway. To a GraphQL client it looks like a document that selects a field named after the hash.
 */
export function registered<Data, Given>(
  operation: 'query' | 'mutation',
  name: string,
  hash: string,
): TypedDocumentNode<Data, Variables<Given>> {
  const field = { kind: 'Field', name: { kind: 'Name', value: `h${hash}` } };
  const selectionSet = { kind: 'SelectionSet', selections: [field] };
  const definition = { kind: 'OperationDefinition', operation, name: { kind: 'Name', value: name }, selectionSet };
  return { kind: 'Document', definitions: [definition] } as unknown as TypedDocumentNode<Data, Variables<Given>>;
}

/** Extracts the hash from the text that a client printed of such a document. */
export const extractHash = (text: string): string | undefined => /\bh([0-9a-f]{16})\b/.exec(text)?.[1];
