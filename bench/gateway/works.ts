import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildSchema, type GraphQLField, getNamedType, isObjectType } from 'graphql';

import { type Field, recorded, userId } from './recorded.ts';

/** A request of a client. The insurer returns exactly the requested fields, so that a relay can serve it, too. */
export type Work = {
  name: string;
  document: string;
  variables: Record<string, string>;
  calls: { field: Field; path: string; answer: string }[];
};

// The compiled module is in dist/, so paths start at the working directory.
const root = process.cwd();
export const sdl = readFileSync(join(root, 'schema/portal.graphql'), 'utf8');
const query = buildSchema(sdl).getQueryType()?.getFields() ?? {};

export const works: readonly Work[] = [
  work('one call', ['user'], 0),
  work('40 trips', ['trips'], 40),
  work('a dashboard of seven calls', Object.keys(recorded(0)) as Field[], 12),
];

function work(name: string, fields: Field[], trips: number): Work {
  const all = recorded(trips);
  return {
    name,
    document: `query Work($id: ID!) {\n${fields.map((field) => `  ${written(query[field])}`).join('\n')}\n}`,
    variables: { id: userId },
    calls: fields.map((field) => ({ field, path: all[field].path, answer: JSON.stringify(all[field].answer) })),
  };
}

/** Prints a field with all of its subfields. */
function written(field: GraphQLField<unknown, unknown> | undefined): string {
  if (!field) throw new Error('The schema has no such field');
  const args = field.args.map(({ name }) => `${name}: $id`);
  const type = getNamedType(field.type);
  const inner = isObjectType(type) ? Object.values(type.getFields()).map(written) : [];
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${inner.length > 0 ? ` { ${inner.join(' ')} }` : ''}`;
}

export const countLeaves = (value: unknown): number =>
  value && typeof value === 'object'
    ? Object.values(value).reduce((sum: number, inner) => sum + countLeaves(inner), 0)
    : 1;
