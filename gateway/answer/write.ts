import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** Returns the JSON of a value as GraphQL would complete it. Throws `Unusual` if GraphQL would do more than that. */
export type Write = (value: unknown) => string;

/** Thrown for cases that GraphQL has to handle. */
export class Unusual extends Error {}
const unusual = new Unusual();

/** Compiles a selection of this type into a writer. Throws `Unusual` if the selection holds more than plain fields. */
export function compileWriter(type: GraphQLOutputType, selections?: SelectionSetNode): Write {
  if (isNonNullType(type)) return writerOfThing(type.ofType, selections);
  const write = writerOfThing(type, selections);
  return (value) => (value == null ? 'null' : write(value));
}

function writerOfThing(type: GraphQLOutputType, selections?: SelectionSetNode): Write {
  if (isListType(type)) return listOf(compileWriter(type.ofType, selections));
  if (isObjectType(type) && selections) return objectOf(type, selections);
  if (!isScalarType(type)) throw unusual;
  // A custom scalar: passes the insurer's JSON through.
  if (!isSpecifiedScalarType(type)) return (value) => (value == null ? fail() : JSON.stringify(value));
  return scalars[type.name] ?? fail();
}

const scalars: Record<string, Write> = {
  ID: textOf,
  String: textOf,
  Int: (value) => (Number.isInteger(value) && (value as number) === ((value as number) | 0) ? String(value) : fail()),
  Float: (value) => (Number.isFinite(value) ? String(value) : fail()),
  Boolean: (value) => (typeof value === 'boolean' ? String(value) : fail()),
};

// Characters that JSON escapes, and lone surrogates.
const special = /[^\x20\x21\x23-\x5b\x5d-\ud7ff\ue000-\uffff]/;

function textOf(value: unknown): string {
  if (typeof value !== 'string') return fail();
  return special.test(value) ? JSON.stringify(value) : `"${value}"`;
}

function fail(): never {
  throw unusual;
}

function listOf(write: Write): Write {
  return (value) => {
    if (!Array.isArray(value)) return fail();
    let json = '[';
    for (let at = 0; at < value.length; at += 1) json += at === 0 ? write(value[at]) : `,${write(value[at])}`;
    return `${json}]`;
  };
}

function objectOf(type: GraphQLObjectType, selections: SelectionSetNode): Write {
  const fields = listSelectedFields(selections).map(({ key, name, selectionSet }, at) => {
    const head = `${at === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    const field = type.getFields()[name];
    return name === '__typename'
      ? { head: `${head}"${type.name}"`, name, write: nothing }
      : { head, name, write: field ? compileWriter(field.type, selectionSet) : fail() };
  });
  const heads = fields.map(({ head }) => head);
  const names = fields.map(({ name }) => name);
  const writers = fields.map(({ write }) => write);

  return (value) => {
    if (typeof value !== 'object' || value === null) return fail();
    const source = value as Record<string, unknown>;
    let json = '';
    for (let at = 0; at < names.length; at += 1) {
      const write = writers[at] ?? fail();
      json += (heads[at] ?? '') + write(source[names[at] ?? '']);
    }
    return `${json}}`;
  };
}

const nothing: Write = () => '';

export type Selected = { key: string; name: string; node: FieldNode; selectionSet: SelectionSetNode | undefined };

/** Returns the fields of a selection. Throws `Unusual` if it holds anything but distinct plain fields. */
export function listSelectedFields({ selections }: SelectionSetNode): Selected[] {
  const fields = selections.map((node) => {
    if (node.kind !== Kind.FIELD || node.directives?.length) return fail();
    const { name, alias, selectionSet } = node;
    return { key: (alias ?? name).value, name: name.value, node, selectionSet };
  });
  return new Set(fields.map(({ key }) => key)).size === fields.length ? fields : fail();
}
