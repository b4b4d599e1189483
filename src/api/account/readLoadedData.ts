import { type DatasetName, datasetNames } from '#rules/datasets.ts';

import { datasetQueries } from '../datasets.ts';
import type { Queries } from '../queries.ts';

/** Returns everything that is loaded about a customer, by dataset. Datasets that are not loaded are left out. */
export function readLoadedData(client: Queries, userId: string): Partial<Record<DatasetName, unknown>> {
  const read = (name: DatasetName) => {
    const { document, variables } = datasetQueries[name];
    return client.readQuery(document as Parameters<Queries['readQuery']>[0], variables(userId))?.data;
  };

  return Object.fromEntries(
    datasetNames.flatMap((name) => {
      const data: unknown = read(name);
      return data ? [[name, withoutTypes(data)]] : [];
    }),
  );
}

/** Removes the names of GraphQL types: they say nothing to a customer. */
function withoutTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypes);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (name === '__typename' ? [] : [[name, withoutTypes(part)]])),
  );
}
