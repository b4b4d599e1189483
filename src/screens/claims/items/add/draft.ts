import { array, boolean, type Describe, literal, nullable, optional, record, string, type } from 'superstruct';

import type { AddItemDraft } from '#machines/claims/items/addItem.logic.ts';
import type { DraftKind } from '#src/wizard/keeper.ts';

const Draft = type({
  details: nullable(record(string(), string())),
  insured: array(string()),
  key: string(),
  isSent: boolean(),
  startsOn: optional(string()),
  isReviewing: optional(literal(true)),
}) as unknown as Describe<AddItemDraft>;

export const itemDraft: DraftKind<AddItemDraft> = { flow: 'addItem', version: 2, struct: Draft };
