import type { Portal } from './portal.ts';

/** Calls the insurer directly, past the portal and its faults. */
export type Caller = {
  userId: string;
  agentId: string | null;
  token: string;
  /** Throws unless the call succeeds. */
  call: (method: string, path: string, body?: unknown) => Promise<unknown>;
};

export const getPartner = (username: string): string => /@(\w+)\.test$/.exec(username)?.[1] ?? 'sky';

export async function signInCaller(portal: Portal, username: string): Promise<Caller> {
  const asked = new URLSearchParams({ user: username, type: 'bearer' });
  const { agentId = null, ...known } = (await portal.pull('GET', `token?${asked}`)) as {
    token: string;
    userId: string;
    agentId?: string;
  };
  const apiKey = await portal.apiKey(getPartner(username));

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = {
      authorization: `Bearer ${known.token}`,
      'x-api-key': apiKey,
      'idempotency-key': crypto.randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${portal.sandbox}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} of ${username} was answered ${answer.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  }
  return { ...known, agentId, call };
}

type Trip = {
  tripId: string;
  flights: { flightId: string; flightNumber: string; cancelled: number }[];
  passengers: { passengerId: string; name: string }[];
  alerts: { flightId?: string | null; alertType: string; delayDate?: string | null }[];
  delegated_passenger_id?: string | null;
};
type Passenger = { passengerId: string; name: string; surname: string; mobilePhoneNumber?: string | null };
type Bag = {
  bagId: string;
  pir: string;
  flightId?: string | null;
  description?: string | null;
  attachments: { name: string }[];
};

/** Reads and changes the insurer's data of a customer past the portal, as another device would. */
export const createInsurerClient = (portal: Portal, username: string) => {
  const read = async <T>(path: string): Promise<T> => {
    const { call, userId } = await signInCaller(portal, username);
    return (await call('GET', path.replace('{userId}', userId))) as T;
  };
  const trips = () => read<Trip[]>('/travel/trips?userId={userId}');

  return {
    passengers: () => read<Passenger[]>('/travel/passengers'),
    bags: () => read<Bag[]>('/travel/luggage/lost/bags'),
    /** Returns the trip with this flight; undefined if none is insured. */
    tripOf: async (flight: string) =>
      (await trips()).find(({ flights }) => flights.some(({ flightNumber }) => flightNumber === flight)),
    remove: async (path: string): Promise<void> =>
      void (await (await signInCaller(portal, username)).call('DELETE', path)),
  };
};
