export { AcceptTerms as default } from '#src/screens/account/terms/AcceptTerms.tsx';
