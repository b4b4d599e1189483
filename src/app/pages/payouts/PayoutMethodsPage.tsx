export { PayoutMethods as default } from '#src/screens/payouts/page/PayoutMethods.tsx';
