import { variantOf } from '#rules/datasets.ts';
import { policyStateOf } from '#rules/insurance/policies.ts';
import { dayOf } from '#src/lib/time/dates.ts';
import { Account } from '#src/screens/account/page/Account.tsx';
import type { PolicyOf } from '#src/screens/account/page/PoliciesCard.tsx';
import { PolicyView } from '#src/screens/dashboard/PolicyView.tsx';
import { useApp, usePortal } from '#src/session/portal.ts';

export default function AccountPage() {
  return <Account PolicyOf={PolicyOfAccount} />;
}

const PolicyOfAccount: PolicyOf = ({ policy }) => {
  const { clock } = usePortal();
  const isForPeople = useApp(({ context }) => {
    const flags = context.theme?.config.flags;
    return flags !== undefined && variantOf(flags) === 'travel';
  });

  return <PolicyView policy={policy} state={policyStateOf(policy, dayOf(clock.now()))} isForPeople={isForPeople} />;
};
