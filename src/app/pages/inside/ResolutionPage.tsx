export { ResolutionCase as default } from '#src/screens/trips/flights/ResolutionCase.tsx';
