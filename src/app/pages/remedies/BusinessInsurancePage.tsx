export { BusinessInsurance as default } from '#src/screens/claims/BusinessInsurance.tsx';
