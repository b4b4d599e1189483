import { useMonitoredList } from './useMonitoredList.ts';

/** Refreshes the list of monitored data on a page that shows it and changes nothing. */
export default function MonitoredRefresh() {
  useMonitoredList();
  return null;
}
