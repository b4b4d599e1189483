import { Route, Routes } from 'react-router-dom';

import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import CasePage from '#src/app/pages/resolutions/CasePage.tsx';
import { addresses } from '#src/lib/addresses.ts';
import { now } from '../../customer/trips.ts';
import { openPortal } from '../../portal.tsx';

type Given = NonNullable<Parameters<typeof openPortal>[0]>;
type More = Parameters<typeof toldCase>[1];

const addressesOf = {
  FLIGHT: 'category=FLIGHT&tripId=t-delay&flightId=flight-SK102',
  LUGGAGE: 'category=LUGGAGE&bagId=bag',
  ITEM: 'category=ITEM&itemId=item&monitorId=monitor',
};

export async function openCase(
  options: readonly ReturnType<typeof toldOption>[],
  more: More = {},
  { of = 'FLIGHT', ...given }: Given & { of?: keyof typeof addressesOf } = {},
) {
  const opened = openPortal({
    now,
    ...given,
    answers: { ResolutionOptions: toldCase(options, more), ...given.answers },
  });
  await opened.show(
    <Routes>
      <Route path={addresses.resolution} element={<CasePage />} />
    </Routes>,
    `${addresses.resolution}?${addressesOf[of]}`,
  );
  return opened;
}
