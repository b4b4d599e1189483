import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';

import { calls } from '../calls.ts';
import type { Row } from '../row.ts';
import { refusedDocument } from './refused.ts';

/** Weight of a document with its fragments inlined and without introspection. */
export type Complexity = { depth: number; fields: number; aliases: number; signIns: number; keyed: number };

export type Operation = { name: string; complexity: Complexity; variables: readonly VariableDefinitionNode[] };

const nothing: Complexity = { depth: 0, fields: 0, aliases: 0, signIns: 0, keyed: 0 };
const rows: Record<string, Row> = calls;

/** Parses a document and refuses anything but exactly one operation. Stops parsing after `maxTokens`. */
export function parseOperation(text: string, maxTokens?: number): Operation {
  const document = parsed(text, maxTokens);
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!isOperation(operation) || operations.length > 1)
    throw refusedDocument('GENERAL_400', 'A document holds one operation and no other');
  return {
    name: operation.name?.value ?? '',
    complexity: complexityOf(document, operation),
    variables: operation.variableDefinitions ?? [],
  };
}

function parsed(text: string, maxTokens = Infinity): DocumentNode {
  try {
    return parse(text, { maxTokens, noLocation: true });
  } catch (error) {
    throw refusedDocument('GENERAL_400', error instanceof Error ? error.message : '');
  }
}

const isOperation = (node: DocumentNode['definitions'][number] | undefined): node is OperationDefinitionNode =>
  node?.kind === Kind.OPERATION_DEFINITION;

function complexityOf(document: DocumentNode, { operation, selectionSet }: OperationDefinitionNode): Complexity {
  const fragments = new Map<string, SelectionSetNode>();
  const measured = new Map<string, Complexity | 'being measured'>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet);

  const ofSet = (set: SelectionSetNode | undefined, isRoot = false): Complexity =>
    (set?.selections ?? []).reduce<Complexity>((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return added(sum, ofFragment(selection.name.value, isRoot));
      if (selection.kind === Kind.INLINE_FRAGMENT) return added(sum, ofSet(selection.selectionSet, isRoot));
      const { name, alias } = selection;
      if (name.value.startsWith('__')) return sum;
      const row = isRoot && Object.hasOwn(rows, name.value) ? rows[name.value] : undefined;
      const inner = ofSet(selection.selectionSet);
      return added(sum, {
        depth: inner.depth + 1,
        fields: inner.fields + 1,
        aliases: inner.aliases + (alias ? 1 : 0),
        signIns: row?.signsIn ? 1 : 0,
        keyed: row?.repeat === 'by key' ? 1 : 0,
      });
    }, nothing);

  const ofFragment = (name: string, isRoot: boolean): Complexity => {
    const known = measured.get(name);
    if (known === 'being measured') throw refusedDocument('GENERAL_400', `The fragment ${name} holds itself`);
    if (known) return known;
    measured.set(name, 'being measured');
    const complexity = ofSet(fragments.get(name), isRoot);
    measured.set(name, complexity);
    return complexity;
  };

  return ofSet(selectionSet, operation === 'mutation');
}

const added = (one: Complexity, other: Complexity): Complexity => ({
  depth: Math.max(one.depth, other.depth),
  fields: one.fields + other.fields,
  aliases: one.aliases + other.aliases,
  signIns: one.signIns + other.signIns,
  keyed: one.keyed + other.keyed,
});
