import { getVariant } from '#rules/datasets.ts';
import { getPolicyState } from '#rules/insurance/policies.ts';
import { toDay } from '#src/lib/time/dates.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useApp, usePortal } from '#src/session/portal.ts';
import { BalanceFailed } from '#src/session/trips/BalanceFailed.tsx';
import { LongList } from '#src/ui/content/LongList.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { Figure } from '#src/ui/values/Figure.tsx';

import { PolicyView } from './PolicyView.tsx';
import { CoveredLink, stillOpen } from './SummaryNext.tsx';

export function SummaryCard() {
  const { clock } = usePortal();
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const variant = flags && getVariant(flags);
  const isForPeople = variant === 'travel';
  const today = toDay(clock.now());

  return (
    <DataCard
      title="dashboard.summary.title"
      reading={useDataset('POLICIES')}
      failed="dashboard.summary.failed"
      isEmpty={({ policies }) => policies.length === 0}
      empty="dashboard.summary.empty"
      skeleton={<Lines hasFigure count={5} />}
      way={isForPeople ? <CoveredLink /> : null}
      footer={variant ? stillOpen(variant) : null}
    >
      {({ policies }) => {
        const stateOf = (policy: (typeof policies)[number]) => getPolicyState(policy, today);
        const inForce = policies.filter((policy) => stateOf(policy) === 'active');
        const others = policies.filter((policy) => stateOf(policy) !== 'active');
        return (
          <>
            {policies.length > 1 ? <Figure id="dashboard.summary.figure" count={inForce.length} /> : null}
            <BalanceFailed policies={policies} />
            <LongList
              items={[...inForce, ...others]}
              keyOf={({ externalPolicyNumber }) => externalPolicyNumber}
              step={2}
              of="matters"
            >
              {(policy) => <PolicyView policy={policy} state={stateOf(policy)} isForPeople={isForPeople} />}
            </LongList>
          </>
        );
      }}
    </DataCard>
  );
}
