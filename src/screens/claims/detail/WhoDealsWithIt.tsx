import { Facts } from '#src/ui/content/Facts.tsx';
import { Tabs } from '#src/ui/content/Tabs.tsx';

import type { Claim } from '../claim.ts';

/** The specification requires this placeholder for a missing value. */
const missing = '---';

export function WhoDealsWithIt({ claim: { assigneeDetails, claimAssignee, brokerAssignee } }: { claim: Claim }) {
  return (
    <Tabs
      tabs={[
        {
          text: 'claims.info.assignee',
          view: (
            <Facts
              facts={{
                'claims.info.first_name': assigneeDetails?.firstname || missing,
                'claims.info.surname': assigneeDetails?.surname || missing,
                'claims.info.email': assigneeDetails?.email || claimAssignee || missing,
                'claims.info.phone': assigneeDetails?.mobilePhoneNumber || missing,
              }}
            />
          ),
        },
        { text: 'claims.info.broker', view: <Facts facts={{ 'claims.info.email': brokerAssignee || missing }} /> },
      ]}
    />
  );
}
