import { describeRequesting } from '#tests/kit/machines/requests.ts';

import { requestHotelModel } from './requestHotel.model.ts';

describeRequesting(requestHotelModel, 'HOTEL');
