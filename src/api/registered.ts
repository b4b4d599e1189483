import type { TypedDocumentNode } from '@urql/core';

type Variables<Given> = Given extends object ? Given : never;

/**
 * A document that is registered with the gateway: its name, and the hash of a text that stays there. To a GraphQL client it
 * looks like one that selects a field of that name.
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

/** The hash in the text that a client made of such a document. */
export const hashIn = (text: string): string | undefined => /\bh([0-9a-f]{16})\b/.exec(text)?.[1];
