import type { Claim, Dataset } from '#machines/claims/claims.ts';

import type { ClaimsQuery } from '../generated/documents.ts';

type Told = ClaimsQuery['claims'][number];

/** What the insurer does not say is not there. */
export function claimOf({ assigneeDetails, brokerAssignee, claimAssignee: _, events, datasets, ...told }: Told): Claim {
  return {
    ...told,
    datasets: datasets.map(datasetOf),
    assignee: assigneeDetails,
    broker: brokerAssignee,
    events: events ?? [],
  };
}

export const datasetOf = ({ data, ...told }: Told['datasets'][number]): Dataset => ({
  ...told,
  data: data.map(({ attachments, ...row }) => ({ ...row, attachments: attachments ?? [] })),
});
