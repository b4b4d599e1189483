import type { PredictRevenueActor } from '#machines/claims/prediction/predictRevenue.machine.ts';
import type { Claim } from '../claim.ts';

export type StepProps = { flow: PredictRevenueActor; claim: Claim };
