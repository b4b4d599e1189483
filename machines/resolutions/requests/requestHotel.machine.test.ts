import { describeRequesting } from '#tests/kit/machines/requests/requests.ts';
import { describeModel } from '#tests/kit/model.ts';

import { requestHotelModel } from './requestHotel.model.ts';

describeRequesting(requestHotelModel, 'HOTEL');
describeModel(requestHotelModel);
