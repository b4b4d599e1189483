import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type SelectionNode,
  specifiedRules,
  validate,
  visit,
} from 'graphql';

type Source = { name: string; document: DocumentNode };

/**
 * Returns the operations of these files with their fragments inlined, because the gateway does not support fragments.
 *
 * @throws if an operation or a fragment does not fit the schema, or a fragment is unused
 */
export function inlineFragments(sources: readonly Source[], schema: GraphQLSchema): Source[] {
  const fragments = sources.flatMap(({ document }) => document.definitions.filter(isFragment));
  const definitions = sources.flatMap(({ document }) => document.definitions);
  const problems = validate(schema, { kind: Kind.DOCUMENT, definitions }, specifiedRules, { maxErrors: 10 });
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));

  const fieldsOf = (selection: SelectionNode): readonly SelectionNode[] => {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) return [selection];
    const { selectionSet } = fragments.find(
      ({ name }) => name.value === selection.name.value,
    ) as FragmentDefinitionNode;
    return selectionSet.selections.flatMap(fieldsOf).map(writtenOut);
  };
  const writtenOut = <Node extends DocumentNode | SelectionNode>(node: Node): Node =>
    visit(node, {
      SelectionSet: (set) => ({ ...set, selections: set.selections.flatMap(fieldsOf) }),
    });

  return sources
    .filter(({ document }) => !document.definitions.some(isFragment))
    .map(({ name, document }) => ({ name, document: writtenOut(document) }));
}

const isFragment = (definition: DocumentNode['definitions'][number]): definition is FragmentDefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION;
