import { AdministratorsOnly } from '#src/screens/agents/policies/AdministratorsOnly.tsx';
import { PartnerPolicies } from '#src/screens/agents/policies/PartnerPolicies.tsx';
import { useApp } from '#src/session/portal.ts';

/** The policies of the partner, for administrators. */
export default function PartnerPoliciesPage() {
  const isAdministrator = useApp(({ context }) => Boolean(context.session?.roles.ADMIN));

  return isAdministrator ? <PartnerPolicies /> : <AdministratorsOnly />;
}
