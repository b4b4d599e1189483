import type { Remedy } from '#schema/lifecycles.ts';

import { ClaimOption } from './cash/ClaimOption.tsx';
import { LoungeView } from './lounge/LoungeView.tsx';
import type { OptionView } from './optionView.ts';
import { HotelView } from './requests/HotelView.tsx';
import { RebookingView } from './requests/RebookingView.tsx';

export const optionViews: Readonly<Record<Remedy, OptionView>> = {
  LOUNGE: LoungeView,
  CASH: ClaimOption,
  POINTS: ClaimOption,
  REBOOKING: RebookingView,
  HOTEL: HotelView,
};
