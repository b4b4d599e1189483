import {
  AirplaneTakeOffRegular,
  BedRegular,
  DrinkCoffeeRegular,
  GiftRegular,
  MoneyRegular,
  StarRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';

import type { Remedy } from '#schema/lifecycles.ts';
import type { TextId } from '#src/lib/texts.ts';

type Look = { name: TextId; icon: ReactElement };

const looks: Record<Remedy, Look> = {
  LOUNGE: { name: 'resolutions.remedy.lounge', icon: <DrinkCoffeeRegular /> },
  CASH: { name: 'resolutions.remedy.cash', icon: <MoneyRegular /> },
  REBOOKING: { name: 'resolutions.remedy.rebooking', icon: <AirplaneTakeOffRegular /> },
  HOTEL: { name: 'resolutions.remedy.hotel', icon: <BedRegular /> },
  POINTS: { name: 'resolutions.remedy.points', icon: <StarRegular /> },
};

const other: Look = { name: 'resolutions.remedy.other', icon: <GiftRegular /> };

/** Returns the name and icon of a remedy. Null stands for an unknown remedy or an open choice between several. */
export const getRemedyLook = (remedy: Remedy | null): Look => (remedy ? looks[remedy] : other);
