export { CancelInsurance as default } from '#src/screens/trips/changes/CancelInsurance.tsx';
