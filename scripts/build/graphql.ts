import type { DocumentNode, OperationDefinitionNode } from 'graphql';

// What the app has in place of graphql: its documents are registered ones, a name and a field each, and are only printed.

export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;

export function print({ definitions }: DocumentNode): string {
  const { operation, name, selectionSet } = definitions[0] as OperationDefinitionNode;
  const fields = selectionSet.selections.map((field) => (field.kind === 'Field' ? field.name.value : ''));
  return `${operation} ${name?.value ?? ''} { ${fields.join(' ')} }`;
}

export function parse(): never {
  throw new Error('The app has no text of a document to parse: all are registered.');
}
