export { MonitoredData as default } from '#src/screens/monitoring/list/MonitoredData.tsx';
