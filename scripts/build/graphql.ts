import type { DocumentNode, OperationDefinitionNode } from 'graphql';

// Replaces graphql in the app, whose documents are registered: an operation name and a field each, which are only
// printed.

export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;

export function print({ definitions }: DocumentNode): string {
  const { operation, name, selectionSet } = definitions[0] as OperationDefinitionNode;
  const fields = selectionSet.selections.map((field) => (field.kind === 'Field' ? field.name.value : ''));
  return `${operation} ${name?.value ?? ''} { ${fields.join(' ')} }`;
}

export function parse(): never {
  throw new Error('The app has no text of a document to parse: all are registered.');
}
