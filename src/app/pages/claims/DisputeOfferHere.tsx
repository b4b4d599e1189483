export { DisputeOffer as default } from '#src/screens/claims/dispute/DisputeOffer.tsx';
