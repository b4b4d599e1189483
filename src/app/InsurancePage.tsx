export { Insurances as default } from '#src/screens/trips/Insurances.tsx';
