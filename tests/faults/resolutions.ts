import { randomUUID } from 'node:crypto';

import type { Case } from '#machines/resolutions/resolutions.ts';
import { toUuid } from '#sandbox/ids.ts';
import { createInsuranceApi } from '#src/api/insurance/insurance.ts';
import { createResolutionsApi } from '#src/api/resolutions/resolutions.ts';
import { createAlertsApi } from '#src/api/trips/alerts.ts';
import { cover } from '../kit/sandbox/purchases.ts';

import type { Line } from './line.ts';

const userId = toUuid('user:anna@sky.test');
const still = new AbortController().signal;
const late = { category: 'FLIGHT', tripId: toUuid('trip:t-delay'), flightId: toUuid('flight:SK102') } as const;
const embarkDate = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
const lounge = { loungeId: 'LNG-NORTH', firstName: 'Anna', surname: 'Berg' };

/** Each call uses a new flight, because an answered option would be refused. */
let flown = 1_000;

const api = (line: Line) => createResolutionsApi({ ...line, clock: Date });

/** Insures and cancels a flight of Anna's and returns its option, if possible. */
async function freshOption(line: Line): Promise<string> {
  const found = await freshCase(line).catch(() => undefined);
  return found?.options[0]?.optionId ?? toUuid('no option');
}

async function freshCase(line: Line): Promise<Case | undefined> {
  const flights = [cover(`SX${(flown += 1)}`, { embarkDate })];
  const passengers = [toUuid('passenger:anna@sky.test:Anna')];
  const trip = { type: 'SINGLE' as const, policyNumber: 'POL-ACTIVE', passengers, flights };
  const insurer = createInsuranceApi(line);
  const bought = await insurer.insureTrip(trip, randomUUID());
  const read = await insurer.readTrips(userId, still);
  if (bought.kind !== 'insured' || read.kind !== 'read') return undefined;
  const { tripId } = bought.trip;
  const flightId = read.trips.find((each) => each.tripId === tripId)?.flights[0]?.flightId ?? '';
  await createAlertsApi(line).notifyAlert({
    tripId,
    flightId,
    disruption: { alertType: 'CANCELLATION' },
    key: randomUUID(),
  });
  const answer = await api(line).readCase({ category: 'FLIGHT', tripId, flightId }, still);
  return answer.kind === 'read' ? answer.case : undefined;
}

/** Books the lounge of Anna's late flight unless it is booked. */
async function booked(line: Line): Promise<string> {
  const which = { userId, resolutionType: 'LOUNGE', optionId: toUuid('option:SK102:1') };
  await api(line)
    .submit({ ...which, answer: lounge, key: randomUUID() })
    .catch(() => undefined);
  const answer = await api(line)
    .readCase(late, still)
    .catch(() => undefined);
  const option = answer?.kind === 'read' ? answer.case.options[0] : undefined;
  return option?.resolutionId ?? toUuid('no resolution');
}

const confirmed = async (line: Line) => api(line).confirm({ resolutionId: await booked(line), key: randomUUID() });

/** The app's calls about resolutions. */
export const askingResolutions = {
  resolutionOptions: (line: Line) => api(line).readCase(late, still),
  submitResolution: async (line: Line) => {
    const which = { userId, resolutionType: 'REBOOKING', optionId: await freshOption(line) };
    return api(line).submit({ ...which, answer: {}, key: randomUUID() });
  },
  confirmResolution: confirmed,
  patchResolution: async (line: Line) => {
    await confirmed(line).catch(() => undefined);
    return api(line).patch({ resolutionId: await booked(line), status: 'Confirmed', key: randomUUID() });
  },
};
