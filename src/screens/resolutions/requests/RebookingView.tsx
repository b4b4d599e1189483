import { requestRebookingMachine } from '#machines/resolutions/requests/requestRebooking.machine.ts';

import type { OptionViewProps } from '../optionView.ts';
import { RequestView } from './RequestView.tsx';

export const RebookingView = (props: OptionViewProps) => (
  <RequestView {...props} machine={requestRebookingMachine} remedy="REBOOKING" />
);
