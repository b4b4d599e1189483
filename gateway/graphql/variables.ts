import { Kind, parse, type TypeNode, type VariableDefinitionNode } from 'graphql';

import schema from '#schema/portal.graphql?raw';

export type Fits = (variables: Record<string, unknown>) => boolean;

type Slot = { type: TypeNode; isOptional: boolean };
type Slots = Map<string, Slot>;

const scalars: Record<string, (value: unknown) => boolean> = {
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string' || Number.isInteger(value),
  Int: (value) => Number.isInteger(value),
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  PayoutDetails: (value) => isObject(value),
};

const inputs = new Map<string, Slots>();
for (const node of parse(schema, { noLocation: true }).definitions)
  if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
    inputs.set(node.name.value, slotsOf((node.fields ?? []).map((field) => [field.name.value, field])));

/**
 * Checks variables before the executor does and stops at the first misfit. The executor would compose a message with
 * suggestions for each, and a body may hold thousands.
 */
export function compileVariablesCheck(definitions: readonly VariableDefinitionNode[]): Fits {
  const slots = slotsOf(definitions.map((definition) => [definition.variable.name.value, definition]));
  return (variables) => isFilled(slots, variables);
}

/**
 * Returns the variables if graphql-js would leave them unchanged: strings and booleans, all of them given. Returns
 * undefined for others, which graphql-js must coerce.
 */
export function compilePassThrough(
  definitions: readonly VariableDefinitionNode[],
): (given: Record<string, unknown>) => Record<string, unknown> | undefined {
  const names = definitions.map(({ variable }) => variable.name.value);
  const kinds = definitions.map(({ type }) => {
    const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
    return named.kind === Kind.NAMED_TYPE ? plain[named.name.value] : undefined;
  });
  if (kinds.includes(undefined)) return () => undefined;

  return (given) => {
    const taken: Record<string, unknown> = {};
    for (const [at, name] of names.entries()) {
      if (!Object.hasOwn(given, name) || typeof given[name] !== kinds[at]) return undefined;
      taken[name] = given[name];
    }
    return taken;
  };
}

/** Scalars that accept any value of a JavaScript type. */
const plain: Record<string, string> = { ID: 'string', String: 'string', Boolean: 'boolean' };

function slotsOf(nodes: [name: string, node: { type: TypeNode; defaultValue?: unknown }][]): Slots {
  return new Map(
    nodes.map(([name, { type, defaultValue }]) => [name, { type, isOptional: defaultValue !== undefined }]),
  );
}

function isFilled(slots: Slots, values: Record<string, unknown>): boolean {
  for (const [name, { type, isOptional }] of slots) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!(value === undefined && isOptional) && !fits(type, value)) return false;
  }
  return true;
}

function fits(type: TypeNode, value: unknown): boolean {
  if (type.kind === Kind.NON_NULL_TYPE) return value !== null && value !== undefined && fits(type.type, value);
  if (value === null || value === undefined) return true;
  if (type.kind === Kind.LIST_TYPE)
    return Array.isArray(value) ? value.every((one) => fits(type.type, one)) : fits(type.type, value);

  const slots = inputs.get(type.name.value);
  if (slots) return isObject(value) && Object.keys(value).every((key) => slots.has(key)) && isFilled(slots, value);
  return scalars[type.name.value]?.(value) ?? true;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
