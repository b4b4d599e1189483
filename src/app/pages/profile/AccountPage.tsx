import { getVariant } from '#rules/datasets.ts';
import { getPolicyState } from '#rules/insurance/policies.ts';
import { toDay } from '#src/lib/time/dates.ts';
import { Account } from '#src/screens/account/page/Account.tsx';
import type { PolicyComponent } from '#src/screens/account/page/PoliciesCard.tsx';
import { PolicyView } from '#src/screens/dashboard/PolicyView.tsx';
import { useApp, usePortal } from '#src/session/portal.ts';

export default function AccountPage() {
  return <Account PolicyOf={PolicyOfAccount} />;
}

const PolicyOfAccount: PolicyComponent = ({ policy }) => {
  const { clock } = usePortal();
  const isForPeople = useApp(({ context }) => {
    const flags = context.theme?.config.flags;
    return flags !== undefined && getVariant(flags) === 'travel';
  });

  return <PolicyView policy={policy} state={getPolicyState(policy, toDay(clock.now()))} isForPeople={isForPeople} />;
};
