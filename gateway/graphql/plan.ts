import {
  type ExecutableDefinitionNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql';

import { compileWriter, listSelectedFields, Unusual, type Write } from '../answer/write.ts';
import type { Arguments } from '../insurer/target.ts';
import type { Ask, Caller, Said } from './resolvers.ts';
import { compilePassThrough } from './variables.ts';

/** The whole answer as JSON, or the results by field for GraphQL to complete. */
type Told = string | Map<string, Said>;
export type Plan = (variables: Record<string, unknown>, caller: Caller) => Promise<Told>;

type Step = {
  name: string;
  /** JSON that precedes the value. */
  head: string;
  argsOf: (variables: Record<string, unknown>) => Arguments;
  ask: Ask;
  write: Write;
};

const nothingSaid: Told = new Map();

/**
 * Compiles a registered document into calls and functions that write their answers. A plan covers only the case in
 * which every call succeeds and fits; GraphQL handles the rest. Returns undefined for unsupported documents.
 */
export function compilePlan(schema: GraphQLSchema, asks: Record<string, Ask>, text: string): Plan | undefined {
  const document = parse(text, { noLocation: true });
  const [operation, ...others] = document.definitions;
  if (!isOperation(operation) || others.length > 0 || validate(schema, document).length > 0) return undefined;
  const steps = stepsOf(schema, asks, operation);
  return steps && planFor(schema, operation, steps);
}

const isOperation = (node: ExecutableDefinitionNode | { kind: Kind } | undefined): node is OperationDefinitionNode =>
  node?.kind === Kind.OPERATION_DEFINITION;

function planFor(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode, steps: Step[]): Plan {
  const asGiven = compilePassThrough(variableDefinitions);
  return async (given, caller) => {
    const coerced = asGiven(given) ?? getVariableValues(schema, variableDefinitions, given).coerced;
    if (!coerced) return nothingSaid;
    let args: Arguments[];
    try {
      args = steps.map(({ argsOf }) => argsOf(coerced));
    } catch {
      return nothingSaid;
    }
    const said = await Promise.all(steps.map(({ ask }, at) => ask(args[at] ?? {}, caller)));
    return written(steps, said) ?? new Map(steps.map(({ name }, at) => [name, said[at] ?? { error: undefined }]));
  };
}

function written(steps: readonly Step[], said: readonly Said[]): string | undefined {
  try {
    let json = '{"data":{';
    for (const [at, { head, write }] of steps.entries()) {
      const one = said[at];
      if (!one || 'error' in one) return undefined;
      json += head + write(one.answer);
    }
    return `${json}}}`;
  } catch (error) {
    // RangeError: the insurer's JSON was nested too deeply for the stack.
    if (error instanceof Unusual || error instanceof RangeError) return undefined;
    throw error;
  }
}

function stepsOf(
  schema: GraphQLSchema,
  asks: Record<string, Ask>,
  { operation, selectionSet }: OperationDefinitionNode,
): Step[] | undefined {
  const root = schema.getRootType(operation);
  try {
    const fields = listSelectedFields(selectionSet);
    // Several mutations must run one after the other.
    if (!root || (operation !== OperationTypeNode.QUERY && fields.length > 1)) return undefined;
    if (new Set(fields.map(({ name }) => name)).size < fields.length) return undefined;
    return fields.map(({ key, name, node, selectionSet: inner }, at) => {
      const field: GraphQLField<unknown, unknown> | undefined = root.getFields()[name];
      const ask = asks[name];
      if (!field || !ask) throw new Unusual();
      return {
        name,
        head: `${at === 0 ? '' : ','}${JSON.stringify(key)}:`,
        ask,
        argsOf: argumentsOf(field, node),
        write: compileWriter(field.type, inner),
      };
    });
  } catch (error) {
    if (error instanceof Unusual) return undefined;
    throw error;
  }
}

/** Behaves like `getArgumentValues`, with a shortcut if each argument is a variable with a given value. */
function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Step['argsOf'] {
  const places = (node.arguments ?? []).map(({ name, value }) =>
    value.kind === Kind.VARIABLE ? { name: name.value, variable: value.name.value } : undefined,
  );
  return (variables) => {
    const args: Arguments = {};
    for (const place of places) {
      const value = place && variables[place.variable];
      if (!place || value === undefined || value === null) return getArgumentValues(field, node, variables);
      args[place.name] = value;
    }
    return places.length === field.args.length ? args : getArgumentValues(field, node, variables);
  };
}
