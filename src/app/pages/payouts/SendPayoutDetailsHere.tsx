export { SendPayoutDetails as default } from '#src/screens/claims/details/SendPayoutDetails.tsx';
