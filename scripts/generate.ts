import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildSchema, type DocumentNode, Kind, parse, print, visit } from 'graphql';

import { printTypes, scalars } from './printTypes.ts';

const sdl = await readFile('schema/portal.graphql', 'utf8');
const names = (await readdir('src', { recursive: true })).filter((name) => name.endsWith('.graphql')).sort();
const documents = await Promise.all(
  names.map(async (name) => withTypenames(parse(await readFile(`src/${name}`, 'utf8')))),
);
const registered = documents.map((document) => ({
  name: nameOf(document),
  text: print(document),
  hash: hashOf(document),
}));

await write('schema/generated/portal.ts', printTypes(buildSchema(sdl)));
await write(
  'schema/generated/documents.ts',
  record(
    'documents',
    registered.map(({ hash, text }) => [hash, text]),
  ),
);
await write(
  'schema/generated/hashes.ts',
  record(
    'hashes',
    registered.map(({ name, hash }) => [name, hash]),
  ),
);
await write(
  'src/api/generated/documents.ts',
  await codegen({
    filename: 'documents.ts',
    schema: parse(sdl),
    documents: documents.map((document) => ({ document })),
    pluginMap: { operations, typedDocuments },
    plugins: [{ operations: {} }, { typedDocuments: {} }],
    config: { scalars, useTypeImports: true, enumType: 'string-literal' },
  }),
);

/** urql's cache lives on `__typename`; asked for here, one text and one hash serve both clients. */
function withTypenames(document: DocumentNode): DocumentNode {
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  return visit(document, {
    Field: (field) =>
      field.selectionSet && {
        ...field,
        selectionSet: { ...field.selectionSet, selections: [typename, ...field.selectionSet.selections] },
      },
  });
}

function nameOf({ definitions: [operation, another] }: DocumentNode): string {
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !operation.name || another)
    throw new Error('One named operation a document.');
  return operation.name.value;
}

function hashOf(document: DocumentNode): string {
  return createHash('sha256').update(print(document)).digest('hex');
}

function record(name: string, entries: string[][]): string {
  return `export const ${name}: Record<string, string> = ${JSON.stringify(Object.fromEntries(entries), null, 2)};\n`;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
