import { describeRequesting } from '#tests/kit/machines/requests/requests.ts';

import { requestHotelModel } from './requestHotel.model.ts';

describeRequesting(requestHotelModel, 'HOTEL');
