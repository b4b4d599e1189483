import { Alerts } from '#src/screens/monitoring/alerts/Alerts.tsx';

/** The alerts about monitored data, open and handled. */
export default function AlertsPage() {
  return <Alerts />;
}
