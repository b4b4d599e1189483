export { SetUpPayout as default } from '#src/screens/payouts/setUp/SetUpPayout.tsx';
