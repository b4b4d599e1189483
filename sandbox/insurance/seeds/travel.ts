import { userId } from '../../account/seeds/accounts.ts';
import { people } from '../../account/seeds/people.ts';
import { toUuid } from '../../ids.ts';
import { disruptedTrips } from '../../resolutions/seeds/flights.ts';
import type { Area, Seeding } from '../../seeds/area.ts';
import type { Calendar } from '../../seeds/calendar.ts';
import { covers, flights, lostBags, passengers, travellers, tripAlerts, trips } from '../../tables.ts';
import { airports } from '../carriers/airports.ts';
import { crowd, type FlightSeed, type TripSeed, tripSeeds } from './trips.ts';

const passengerId = (login: string, name: string) => toUuid(`passenger:${login}:${name}`);

/** Passengers by login; other customers travel alone. Carla is on a trip. */
const companions: Record<string, string[]> = {
  'emil@sky.test': ['Emil', 'Frida', 'Greta', 'Hugo'],
  'vera@voyage.test': ['Vera', 'Wole'],
  'anna@sky.test': ['Anna', 'Ben', 'Carla', 'Dora'],
  'errors@sky.test': ['Erro', 'Ghost'],
  'full@sky.test': ['Fulvia', 'Gil', 'Hana', 'Ivo', 'Jana', 'Karl', 'Lena', 'Milo', 'Nils', 'Olga'],
};

const everyday = [seedPassengers, seedTrips, seedBags];

/** Trips, their passengers and bags. The crowded scenario gives Anna sixty more trips. */
export const travel: Area = {
  default: everyday,
  empty: [],
  crowded: [...everyday, (seeding) => seedTripsOf(seeding, 'anna@sky.test', crowd)],
};

async function seedPassengers({ db, calendar }: Seeding): Promise<void> {
  const everyone = Object.values(people).flat();
  const rows = everyone
    .filter(({ login }) => tripSeeds[login] ?? disruptedTrips[login])
    .flatMap(({ login, name, phone = null }) => {
      const [first = '', surname = ''] = name.split(' ');
      return (companions[login] ?? [first]).map((called, index) => ({
        passengerId: passengerId(login, called),
        userId: userId(login),
        active: 1 as const,
        created: calendar.at(-80 + index, '09:00'),
        name: called,
        surname,
        mobilePhoneNumber: index === 0 ? phone : null,
      }));
    });
  await db.insert(passengers).values(rows);
}

async function seedTrips(seeding: Seeding): Promise<void> {
  for (const [login, seeds] of Object.entries(tripSeeds)) await seedTripsOf(seeding, login, seeds);
  for (const [login, seeds] of Object.entries(disruptedTrips)) await seedTripsOf(seeding, login, seeds);
}

/** Adds trips to a customer. Carla is on Anna's first one. */
async function seedTripsOf({ db, calendar }: Seeding, login: string, seeds: TripSeed[]): Promise<void> {
  const [first = ''] = companions[login] ?? [firstNameOf(login)];
  const delegatedPassengerId = passengerId(login, first);
  const travelling = (key: string) => (key === 't-sched' ? [first, 'Carla'] : [first]);
  const flown = seeds.flatMap(({ key, flights }) =>
    flights.map((flight) => ({ tripId: toUuid(`trip:${key}`), flight, key })),
  );

  await db.insert(trips).values(
    seeds.map(({ key, type = 'single', bookingRef = null, policy = 'POL-ACTIVE' }) => ({
      tripId: toUuid(`trip:${key}`),
      userId: userId(login),
      type,
      bookingRef,
      policyNumber: policy,
      delegatedPassengerId,
    })),
  );
  await db.insert(flights).values(
    flown.map(({ tripId, flight, key }) => ({
      tripId,
      ...flightOf(flight, calendar),
      totalPassengers: travelling(key).length,
    })),
  );
  const policies = new Map(seeds.map(({ key, policy = 'POL-ACTIVE' }) => [toUuid(`trip:${key}`), policy]));
  await db.insert(covers).values(
    flown.map(({ tripId, flight }) => {
      const { flightId, flightNumber, embarkDate, origin } = flightOf(flight, calendar);
      const policyNumber = policies.get(tripId) ?? '';
      return { userId: userId(login), policyNumber, flightNumber, embarkDate, origin, flightId };
    }),
  );
  await db
    .insert(travellers)
    .values(
      seeds.flatMap(({ key }) =>
        travelling(key).map((name) => ({ tripId: toUuid(`trip:${key}`), passengerId: passengerId(login, name) })),
      ),
    );
  const raised = flown.flatMap(({ tripId, flight }) =>
    alertsOf(flight, calendar).map((alert) => ({ tripId, ...alert })),
  );
  if (raised.length > 0) await db.insert(tripAlerts).values(raised);
}

function flightOf(seed: FlightSeed, calendar: Calendar) {
  const { number, day, time, route, minutes = 135, terminal = '2', direction = 'outbound', flightType = 'main' } = seed;
  const [origin = '', destination = ''] = route.split('-');
  const [arrivalDate = '', arrivalTime = ''] = calendar.after(day, time, minutes).split(' ');
  const is = (what: NonNullable<FlightSeed['is']>[number]) => (seed.is?.includes(what) ? 1 : 0);
  return {
    flightId: toUuid(`flight:${number}`),
    flightNumber: number,
    embarkDate: calendar.day(day),
    embarkTime: time,
    arrivalDate,
    arrivalTime,
    origin,
    destination,
    originAirport: airports.get(origin) ?? origin,
    destinationAirport: airports.get(destination) ?? destination,
    terminal,
    direction,
    flightType,
    cancelled: is('cancelled'),
    active: is('inactive') ? 0 : 1,
    departed: is('departed'),
    alerted: is('alerted'),
    notified: is('notified'),
    isMonitored: is('unmonitored') ? 0 : 1,
  } as const;
}

function alertsOf({ number, day, time, alerts = [] }: FlightSeed, calendar: Calendar) {
  return alerts.map(({ late, daysAgo }, index) => ({
    alertId: toUuid(`alert:${number}:${index + 1}`),
    flightId: toUuid(`flight:${number}`),
    alertType: late === undefined ? ('CANCELLATION' as const) : ('DELAY' as const),
    delayDate: late === undefined ? null : calendar.after(day, time, late),
    created: calendar.at(-daysAgo, daysAgo > 0 ? '20:00' : '00:00'),
  }));
}

function firstNameOf(login: string): string {
  const found = Object.values(people)
    .flat()
    .find((person) => person.login === login);
  return found?.name.split(' ')[0] ?? '';
}

const pendingBags = ['LB03'];

async function seedBags({ db, calendar }: Seeding): Promise<void> {
  const bag = (key: string, owner: string, status: string, days: number, description: string) => ({
    bagId: toUuid(`bag:${key}`),
    userId: userId(owner),
    status,
    pir: `LHRVO${10_000 + key.charCodeAt(key.length - 1)}`,
    reportedOn: calendar.at(days, '17:45'),
    reportedOnLocal: calendar.after(days, '17:45', 60),
    description,
    resolutionPending: pendingBags.includes(key) ? (1 as const) : (0 as const),
  });
  await db
    .insert(lostBags)
    .values([
      bag('LB01', 'vera@voyage.test', 'BAG_LOST', -2, 'Black trolley, yellow ribbon on the handle'),
      bag('LB02', 'vera@voyage.test', 'BAG_UPDATED_DETAILS', -5, 'Blue duffel bag with a name tag'),
      bag('LB03', 'vera@voyage.test', 'BAG_LOST', -9, 'Guitar case, stickers on the lid'),
      bag('Ghost', 'errors@voyage.test', 'BAG_LOST', -1, 'A bag nobody will find'),
    ]);
}
