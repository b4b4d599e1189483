import { cleanup } from '@testing-library/react';

import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import FocusKeeper from '#src/app/shell/FocusKeeper.tsx';
import { CaseView } from '#src/screens/resolutions/case/CaseView.tsx';
import { openPortal } from '../../portal.tsx';

const which = { category: 'FLIGHT', tripId: 'trip', flightId: 'flight' } as const;

const now = Date.parse('2026-11-20T08:00:00Z');

const flown = (flightId: string, linkId: string, route: string, leaves: string, lands: string) => ({
  flightId,
  flightNumber: flightId,
  linkId,
  origin: route.slice(0, 3),
  destination: route.slice(4),
  embarkDate: `2026-11-21 ${leaves}`,
  arrivalDate: `2026-11-21 ${lands}`,
  terminal: '2',
});
export const alternates = [
  flown('SK1', 'direct', 'OSL-LHR', '14:05', '16:50'),
  flown('SK3', 'stop', 'CDG-LHR', '14:40', '15:55'),
  flown('SK2', 'stop', 'OSL-CDG', '11:00', '13:05'),
];
export const availableHotels = [
  { alternateId: 'HTL-PIER', resolutionId: null, description: 'Pier Hotel' },
  { alternateId: 'HTL-GATE', resolutionId: null, description: 'Gate Inn' },
];

/** A disruption with one option, in the gateway's format. */
export const told = (type: string, status: string, { state = {}, ...more }: Record<string, unknown> = {}) =>
  toldCase(
    [
      toldOption(type, {
        state: {
          status,
          ...(status === 'Initial' ? {} : { resolution: { resolutionId: 'resolution', flightId: 'flight' } }),
          ...(type.includes('REBOOKING') && { alternates }),
          ...(type.includes('HOTEL') && { availableHotels }),
          ...(state as object),
        },
      }),
    ],
    more,
  );

type Opening = Omit<Parameters<typeof openPortal>[0] & object, 'answers' | 'now'> & { path?: string };
const ofCase = `/resolution/select?${new URLSearchParams(which)}`;

/** Opens the options with answers that the test controls. */
export async function openCase(
  first: unknown,
  { path = ofCase, ...opening }: Opening = {},
  answers: Record<string, unknown> = {},
) {
  const portal = openPortal({ now, answers: { ResolutionOptions: first, ...answers }, ...opening });
  const show = () =>
    portal.show(
      <>
        <FocusKeeper />
        <CaseView which={which} bagChip={() => null} />
      </>,
      path,
    );
  await show();
  return {
    ...portal,
    comeBack: async () => {
      cleanup();
      await show();
    },
  };
}

export const changed = (status: string) => ({ submitResolution: { resolutionId: 'resolution', status } });
