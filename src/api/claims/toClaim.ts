import type { Claim, ClaimPayout, Dataset, Proposition } from '#machines/claims/claims.ts';
import type { InsuredItem } from '#machines/claims/items/items.ts';

import type { ClaimsQuery, DefaultPropositionQuery, ItemsQuery } from '../generated/documents.ts';
import { toAskedField } from '../payouts/toPayoutMethod.ts';

type Answer = ClaimsQuery['claims'][number];

/** Maps a missing field to null or an empty value. */
export function toClaim({
  assigneeDetails,
  brokerAssignee,
  claimAssignee: _,
  events,
  datasets,
  payouts,
  ...told
}: Answer): Claim {
  return {
    ...told,
    datasets: datasets.map(toDataset),
    payouts: payouts.map(toClaimPayout),
    assignee: assigneeDetails,
    broker: brokerAssignee,
    events: events ?? [],
  };
}

export const toDataset = ({ data, ...told }: Answer['datasets'][number]): Dataset => ({
  ...told,
  data: data.map(({ attachments, ...row }) => ({ ...row, attachments: attachments ?? [] })),
});

export const toClaimPayout = ({ amountPayable, ...told }: Answer['payouts'][number]): ClaimPayout => ({
  ...told,
  amountPayable: amountPayable ?? null,
});

export const toProposition = ({ itemTypes, ...told }: DefaultPropositionQuery['defaultProposition']): Proposition => ({
  ...told,
  itemTypes: itemTypes.map(({ properties, ...itemType }) => ({
    ...itemType,
    properties: properties.map(toAskedField),
  })),
});

/** Properties have arbitrary types. Keeps only those that can be shown or edited as text. */
export const toItem = ({
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
