/* For the compiler only: every row below is wrong, and `tsc` fails if it accepts one. */
import { array, type } from 'superstruct';

import { calls } from '#gateway/calls.ts';
import { table } from '#gateway/row.ts';
import type * as graphql from '#schema/generated/portal.ts';
import { id } from '#schema/rest/common.ts';
import type { NewPassenger } from '#schema/rest/insurance.ts';
import type { Credentials, OneTimeCode, OneTimeCodeRequest, SecondFactor } from '#schema/rest/session.ts';
import { Trip } from '#schema/rest/trips.ts';

const { trips, login, ...others } = calls;
const answer = array(Trip);
const few = array(type({ tripId: id }));

// @ts-expect-error The argument userId goes nowhere.
table({ ...others, login, trips: { call: 'GET /travel/trips', answer } });
// @ts-expect-error No argument fills tripId.
table({ ...others, login, trips: { call: 'GET /travel/trips/{tripId}?userId', answer } });
// @ts-expect-error The answer is one trip, not a list of them.
table({ ...others, login, trips: { call: 'GET /travel/trips?userId', answer: Trip } });
// @ts-expect-error The answer lacks what the schema promises.
table({ ...others, login, trips: { call: 'GET /travel/trips?userId', answer: few } });
// @ts-expect-error Only a mutation says how it may be repeated.
table({ ...others, login, trips: { call: 'GET /travel/trips?userId', answer, repeat: 'never' } });
// @ts-expect-error Only a mutation signs in.
table({ ...others, login, trips: { ...trips, signsIn: true } });
// @ts-expect-error There is no such method.
table({ ...others, login, trips: { call: 'FETCH /travel/trips?userId', answer } });
// @ts-expect-error A mutation says how it may be repeated.
table({ ...others, trips, login: { call: 'POST /platform/user/login', body: 'credentials', answer: login.answer } });
// @ts-expect-error No argument fills user.
table({ ...others, trips, login: { ...login, body: 'user' } });
// @ts-expect-error No such field in portal.graphql.
table({ ...others, trips, login, journeys: trips });
// @ts-expect-error The field trips has no row.
table({ ...others, login });

const { validateFlight, addPassenger, ...further } = others;
const rest = { ...further, login, trips };
const { besideStatus, ...plainCheck } = validateFlight;

// @ts-expect-error The field answers a status and a list, not a list alone.
table({ ...rest, addPassenger, validateFlight: plainCheck });
// @ts-expect-error The field has no list of that name.
table({ ...rest, addPassenger, validateFlight: { ...validateFlight, besideStatus: 'journeys' } });
// @ts-expect-error The list is one of checked flights.
table({ ...rest, addPassenger, validateFlight: { ...validateFlight, answer: few } });
// @ts-expect-error There is no status to put the list beside.
table({ ...rest, addPassenger, validateFlight, trips: { ...trips, besideStatus: 'trips' } });
// @ts-expect-error Only a read puts the status beside its list.
table({ ...rest, validateFlight, addPassenger: { ...addPassenger, besideStatus: 'passengers' } });

// Right: the path, a fixed parameter and a gathered body have their places too.
table({ ...others, login, trips: { call: 'GET /travel/users/{userId}/trips/?filter=complete', answer } });
table({ ...others, trips, login: { ...login, call: 'PUT /platform/user/login', body: ['credentials'] } });

type Known<Struct extends { TYPE: unknown }> = Struct['TYPE'];

/** The REST contract accepts everything that GraphQL accepts. */
export const contracts: [
  (given: graphql.Credentials) => Known<typeof Credentials>,
  (given: graphql.OneTimeCodeRequest) => Known<typeof OneTimeCodeRequest>,
  (given: graphql.OneTimeCode) => Known<typeof OneTimeCode>,
  (given: graphql.SecondFactor) => Known<typeof SecondFactor>,
  (given: graphql.NewPassenger) => Known<typeof NewPassenger>,
] = [(given) => given, (given) => given, (given) => given, (given) => given, (given) => given];
