import { ActionPlan } from '#src/screens/monitoring/plan/ActionPlan.tsx';

/** What to do about an alert. */
export default function ActionPlanPage() {
  return <ActionPlan />;
}
