export { PredictRevenue as default } from '#src/screens/claims/prediction/PredictRevenue.tsx';
