export { ClaimHistory as default } from '#src/screens/claims/history/ClaimHistory.tsx';
