import { readFileSync } from 'node:fs';

import {
  buildSchema,
  type GraphQLType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Struct } from 'superstruct';
import { describe, expect, it } from 'vitest';

import {
  Claim,
  ClaimAttachment,
  ClaimChanges,
  ClaimPayoutDetails,
  Dataset,
  DatasetChanges,
  NewDispute,
  StreamUrl,
} from '#schema/rest/claims.ts';
import { Client } from '#schema/rest/client.ts';
import { Airport, Article, Document, Question } from '#schema/rest/content.ts';
import { NewPassenger, NewTrip, UserProvidedFlight } from '#schema/rest/insurance.ts';
import { InsuredItem, ItemChanges, ItemsAdded, NewItems, Proposition } from '#schema/rest/items.ts';
import { LostBag, NewBag } from '#schema/rest/luggage.ts';
import {
  AlertAction,
  AlertChanges,
  MonitoredItem,
  NewMonitoredItem,
  OwlActions,
  OwlAlert,
  Scan,
  Subscriber,
  Subscriptions,
  TokenFrame,
} from '#schema/rest/monitoring.ts';
import { NewPartnerPolicy, PartnerPolicy, PartnerPolicyChanges } from '#schema/rest/partnerPolicies.ts';
import { ForgottenPassword, PasswordReset } from '#schema/rest/password.ts';
import {
  BankLookupResult,
  PayoutConfig,
  PayoutMethod,
  PayoutMethodCreated,
  PayoutWidget,
  RequiredFields,
} from '#schema/rest/payouts.ts';
import { Enrolment, PersonalLink, Registered, Registration } from '#schema/rest/registration.ts';
import { Resolution, ResolutionChanged, ResolutionOptions, SubmittedResolution } from '#schema/rest/resolutions.ts';
import {
  Access,
  Credentials,
  OneTimeCode,
  OneTimeCodeRequest,
  OneTimeCodeSession,
  SecondFactor,
  SignIn,
} from '#schema/rest/session.ts';
import { SupportTicket, TicketSent } from '#schema/rest/support.ts';
import { CheckedFlight, Passenger, Trip } from '#schema/rest/trips.ts';
import { OfferedSecret, SecondFactorChange, SecondFactorState } from '#schema/rest/twoStep.ts';
import { Policy, User } from '#schema/rest/users.ts';

const sdl = buildSchema(readFileSync(new URL('../../schema/portal.graphql', import.meta.url), 'utf8'));

const structs = {
  Access,
  Airport,
  AlertAction,
  AlertChanges,
  Article,
  BankLookupResult,
  CheckedFlight,
  Claim,
  ClaimAttachment,
  ClaimChanges,
  ClaimPayoutDetails,
  Client,
  Credentials,
  Dataset,
  DatasetChanges,
  Document,
  Enrolment,
  ForgottenPassword,
  InsuredItem,
  ItemChanges,
  ItemsAdded,
  LostBag,
  MonitoredItem,
  NewBag,
  NewDispute,
  NewItems,
  NewMonitoredItem,
  NewPartnerPolicy,
  NewPassenger,
  NewTrip,
  OfferedSecret,
  OneTimeCode,
  OneTimeCodeRequest,
  OneTimeCodeSession,
  OwlActions,
  OwlAlert,
  PartnerPolicy,
  PartnerPolicyChanges,
  Passenger,
  PasswordReset,
  PayoutConfig,
  PayoutMethod,
  PayoutMethodCreated,
  PayoutWidget,
  PersonalLink,
  Policy,
  Proposition,
  Question,
  Registered,
  Registration,
  RequiredFields,
  Resolution,
  ResolutionChanged,
  ResolutionOptions,
  SecondFactor,
  SecondFactorChange,
  SecondFactorState,
  SignIn,
  StreamUrl,
  SubmittedResolution,
  Scan,
  Subscriber,
  Subscriptions,
  SupportTicket,
  TicketSent,
  TokenFrame,
  Trip,
  User,
  UserProvidedFlight,
};

describe('the GraphQL schema and the REST contract', () => {
  it.each(Object.entries(structs))('agree on %s', (name, struct) => {
    const type = sdl.getType(name);
    if (!type) throw new Error(`The schema has no ${name}`);
    expect(disagreements(type, struct as unknown as AnyStruct, name)).toEqual([]);
  });
});

type AnyStruct = Struct<unknown, unknown>;

/** Lists fields that only one side has, or that only one side allows to be missing. */
function disagreements(wrapped: GraphQLType, struct: AnyStruct, path: string): string[] {
  const type = getNullableType(wrapped);
  if (isListType(type)) return disagreements(type.ofType, struct.schema as AnyStruct, `${path}[]`);
  if (!isObjectType(type) && !isInputObjectType(type)) return [];

  const fields = Object.entries(type.getFields());
  const schema = struct.schema as Record<string, AnyStruct>;
  const strangers = Object.keys(schema).filter((key) => !fields.some(([field]) => field === key));
  return [
    ...strangers.map((key) => `${path}.${key} is unknown to the schema`),
    ...fields.flatMap(([field, { type: ofField }]) => {
      const inStruct = schema[field];
      const at = `${path}.${field}`;
      if (!inStruct) return [`${at} is unknown to the struct`];
      const [may, does] = [!isNonNullType(ofField), inStruct.is(null) && inStruct.is(undefined)];
      const never = !inStruct.is(null) && !inStruct.is(undefined);
      if (may !== does || may === never) return [`${at} may be missing on one side`];
      return disagreements(ofField, inStruct, at);
    }),
  ];
}
