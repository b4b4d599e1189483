import { describeCancelling } from '#tests/kit/machines/cancelling.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { cancelInsuranceMachine } from './cancelInsurance.machine.ts';
import { cancelInsuranceModel } from './cancelInsurance.model.ts';

describeCancelling(cancelInsuranceMachine, {
  gone: createRefusal('TRIP_NOT_FOUND'),
  locked: 'FLIGHT_ALERTED',
  refusal: 'IN_USE',
});

describeModel(cancelInsuranceModel);
