import { requestHotelMachine } from '#machines/resolutions/requests/requestHotel.machine.ts';

import type { OptionViewProps } from '../optionView.ts';
import { RequestView } from './RequestView.tsx';

export const HotelView = (props: OptionViewProps) => (
  <RequestView {...props} machine={requestHotelMachine} remedy="HOTEL" />
);
