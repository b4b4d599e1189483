import type { Claim, ClaimPayout, Dataset, Proposition } from '#machines/claims/claims.ts';
import type { InsuredItem } from '#machines/claims/items/items.ts';

import type { ClaimsQuery, DefaultPropositionQuery, ItemsQuery } from '../generated/documents.ts';
import { fieldOf } from '../payouts/told.ts';

type Told = ClaimsQuery['claims'][number];

/** Maps a missing field to null or an empty value. */
export function claimOf({
  assigneeDetails,
  brokerAssignee,
  claimAssignee: _,
  events,
  datasets,
  payouts,
  ...told
}: Told): Claim {
  return {
    ...told,
    datasets: datasets.map(datasetOf),
    payouts: payouts.map(payoutOf),
    assignee: assigneeDetails,
    broker: brokerAssignee,
    events: events ?? [],
  };
}

export const datasetOf = ({ data, ...told }: Told['datasets'][number]): Dataset => ({
  ...told,
  data: data.map(({ attachments, ...row }) => ({ ...row, attachments: attachments ?? [] })),
});

export const payoutOf = ({ amountPayable, ...told }: Told['payouts'][number]): ClaimPayout => ({
  ...told,
  amountPayable: amountPayable ?? null,
});

export const propositionOf = ({ itemTypes, ...told }: DefaultPropositionQuery['defaultProposition']): Proposition => ({
  ...told,
  itemTypes: itemTypes.map(({ properties, ...itemType }) => ({ ...itemType, properties: properties.map(fieldOf) })),
});

/** Properties have arbitrary types. Keeps only those that can be shown or edited as text. */
export const itemOf = ({
  itemId,
  itemTypeId,
  externalPolicyNumber,
  properties,
  permissions,
}: ItemsQuery['items'][number]): InsuredItem => ({
  itemId,
  itemTypeId,
  externalPolicyNumber,
  permissions,
  properties: Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  ),
});
