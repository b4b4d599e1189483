import type { Model } from '../../kit/model.ts';
import { requestHotelMachine } from './requestHotel.machine.ts';
import { createRequestSamples } from './requests.model.ts';

export const requestHotelModel = {
  machine: requestHotelMachine,
  ...createRequestSamples('HOTEL', 'NO_AVAILABLE_HOTELS'),
} satisfies Model<typeof requestHotelMachine>;
