export { ReviewOffer as default } from '#src/screens/claims/offer/ReviewOffer.tsx';
