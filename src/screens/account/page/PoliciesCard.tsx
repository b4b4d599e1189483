import { AddRegular } from '@fluentui/react-icons';
import type { ComponentType } from 'react';

import type { PoliciesQuery } from '#src/api/generated/documents.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { LongList } from '#src/ui/content/LongList.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

import { ChangeButton } from './ChangeButton.tsx';

export type PolicyComponent = ComponentType<{ policy: PoliciesQuery['policies'][number] }>;

/** The customer's policies, with a button to add another. */
export function PoliciesCard({ PolicyOf, onAdd }: { PolicyOf: PolicyComponent; onAdd: () => void }) {
  const add = <ChangeButton text="account.policies.add" icon={<AddRegular />} onPress={onAdd} />;

  return (
    <DataCard
      title="account.policies.title"
      reading={useDataset('POLICIES')}
      failed="account.policies.failed"
      isEmpty={({ policies }) => policies.length === 0}
      empty="account.policies.empty"
      emptyAction={add}
      skeleton={<Lines count={5} />}
      footer={add}
    >
      {({ policies }) => (
        <LongList items={policies} keyOf={({ externalPolicyNumber }) => externalPolicyNumber} step={5} of="ruled">
          {(policy) => <PolicyOf policy={policy} />}
        </LongList>
      )}
    </DataCard>
  );
}
