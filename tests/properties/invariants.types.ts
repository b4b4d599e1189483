import type { SnapshotFrom } from 'xstate';

import type { catalogue } from '#machines/catalogue.ts';

type Catalogue = typeof catalogue;

export type Invariants = {
  [Name in keyof Catalogue]: (snapshot: SnapshotFrom<Catalogue[Name]['machine']>) => Readonly<Record<string, boolean>>;
};
