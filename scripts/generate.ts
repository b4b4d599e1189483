import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, type DocumentNode, Kind, parse, print, visit } from 'graphql';

import { confirmAirlineNames as airlineNamesOf } from './airlines/names.ts';
import { airCodes, openFlights } from './airlines/sources.ts';
import { airportData, airportTimezone } from './airports/sources.ts';
import { groupAirportsByZone } from './airports/zones.ts';
import { inlineFragments } from './fragments.ts';
import { printTypes, scalars } from './printTypes.ts';
import { writeMerged } from './translations/catalogue.ts';
import { readCityNames } from './translations/cities.ts';

const sdl = await readFile('schema/portal.graphql', 'utf8');
const schema = buildSchema(sdl);
const names = (await readdir('src', { recursive: true })).filter((name) => name.endsWith('.graphql')).sort();
const sources = await Promise.all(
  names.map(async (name) => ({ name, document: parse(await readFile(`src/${name}`, 'utf8')) })),
);
const operations = inlineFragments(sources, schema).map(({ name, document }) => ({
  name,
  document: withTypenames(document),
}));
const registered = operations.map(({ name, document }) => ({
  ...operationOf(document),
  isForEntry: /^api\/(session|client)\//.test(name),
  text: print(document),
  hash: hashOf(document),
}));

const types = await codegen({
  filename: 'documents.ts',
  schema: parse(sdl),
  documents: operations.map(({ document }) => ({ document })),
  pluginMap: { operationTypes },
  plugins: [{ operationTypes: {} }],
  config: { scalars, useTypeImports: true, enumType: 'string-literal' },
});

await writeMerged('translations', await readCityNames());
await write('schema/generated/portal.ts', printTypes(schema));
await write(
  'schema/generated/documents.ts',
  `/** The text of each registered document by its hash. */\nexport const documents: Record<string, string> = ${JSON.stringify(
    Object.fromEntries(registered.map(({ hash, text }) => [hash, text])),
    null,
    2,
  )};\n`,
);
await write(
  'schema/generated/hashes.ts',
  `/** The hash of each registered document by its name. */\nexport const hashes: Record<string, string> = ${JSON.stringify(
    Object.fromEntries(registered.map(({ name, hash }) => [name, hash])),
    null,
    2,
  )};\n`,
);
await write(
  'schema/generated/airportZones.ts',
  `/*! Airports: airport-data-js, CC BY 4.0; confirmed by OpenTravelData, CC BY 4.0. Changed: by time zone. */\nexport const airportZones: Readonly<Record<string, string>> = ${JSON.stringify(
    groupAirportsByZone(await airportData(), await airportTimezone()),
    null,
    2,
  )};\n`,
);
await write(
  'schema/generated/airlines.ts',
  `/*! Airlines: OpenFlights, ODbL 1.0, as is this table; confirmed by aircodes, MIT. Changed: names by code. */\nexport const airlines: Readonly<Record<string, string>> = ${JSON.stringify(
    airlineNamesOf(await openFlights(), await airCodes()),
    null,
    2,
  )};\n`,
);
// The app sends hashes instead of documents, so it contains no document texts. Those of the sign-in page are separate,
// because hashes do not compress and guests need no others.
await write('src/api/generated/documents.ts', [types, ...namesOf(registered.filter(({ isForEntry }) => !isForEntry))]);
const ofEntry = registered.filter(({ isForEntry }) => isForEntry);
const ofTypes = ofEntry.map(({ name, kind }) => `${name}${kind}, ${name}${kind}Variables`).join(', ');
await write('src/api/generated/entry.ts', [`import type { ${ofTypes} } from './documents.ts';`, ...namesOf(ofEntry)]);

function namesOf(some: typeof registered): string[] {
  return [
    "import { registered } from '../registered.ts';",
    ...some.map(
      ({ name, kind, hash }) =>
        `export const ${name}Document = /* @__PURE__ */ registered<${name}${kind}, ${name}${kind}Variables>('${kind.toLowerCase()}', '${name}', '${hash}');`,
    ),
    '',
  ];
}

/** urql's cache needs `__typename`. Adding it here gives both clients the same text and hash. */
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

function operationOf({ definitions: [operation, another] }: DocumentNode): {
  name: string;
  kind: 'Query' | 'Mutation';
} {
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !operation.name || another)
    throw new Error('One named operation a document.');
  return { name: operation.name.value, kind: operation.operation === 'query' ? 'Query' : 'Mutation' };
}

function hashOf(document: DocumentNode): string {
  return createHash('sha256').update(print(document)).digest('hex').slice(0, 16);
}

async function write(path: string, text: string | readonly string[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, [text].flat().join('\n'));
}
