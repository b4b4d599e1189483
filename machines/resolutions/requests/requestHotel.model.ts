import type { Model } from '../../model.ts';
import { requestHotelMachine } from './requestHotel.machine.ts';
import { samplesOf } from './requests.model.ts';

export const requestHotelModel = {
  machine: requestHotelMachine,
  ...samplesOf('HOTEL', 'NO_AVAILABLE_HOTELS'),
} satisfies Model<typeof requestHotelMachine>;
