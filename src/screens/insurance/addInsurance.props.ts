import type { AddInsuranceActor } from '#machines/insurance/addInsurance.machine.ts';
import type { Setting } from './useSetting.ts';

export type PageProps = { flow: AddInsuranceActor; setting: Setting };
