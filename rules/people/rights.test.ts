import { describe, expect, it } from 'vitest';

import {
  canWrite,
  getLoginRole,
  hasAgentOptions,
  hasFeature,
  hasRight,
  isElevated,
  isFieldDisabled,
  mayAnswer,
  mayOnPassengers,
  mayOnTrips,
  type Profile,
  type Roles,
  seesPassengers,
  showsInsurances,
  showsPassengers,
  showsResolutions,
} from './rights.ts';

const [user, agent, admin] = [{ USER: { write: true } }, { AGENT: { write: true } }, { ADMIN: { write: true } }];
const profileOf = (feature: string, ...accessRights: string[]) => [{ feature, accessRights }];

describe('roles', () => {
  it.each<[string, Roles, ReturnType<typeof getLoginRole>, boolean, boolean]>([
    ['a customer', user, 'USER', false, true],
    ['a reader', { USER: { write: false } }, 'USER', false, false],
    ['an agent', agent, 'AGENT', true, true],
    ['an agent who is a customer too', { USER: { write: true }, AGENT: { write: false } }, 'AGENT', true, false],
    ['everything at once', { USER: null, AGENT: { write: false }, ADMIN: { write: true } }, 'ADMIN', true, true],
    ['nobody', { ADMIN: null, AGENT: null, USER: null }, null, false, false],
  ])('of %s', (_, roles, role, elevated, writes) => {
    expect(getLoginRole(roles)).toBe(role);
    expect(isElevated(roles)).toBe(elevated);
    expect(canWrite(roles)).toBe(writes);
  });
});

describe('rights', () => {
  it('are looked up by feature', () => {
    const profile = [...profileOf('customer-payouts'), ...profileOf('customer-travel-trips', 'CREATE')];

    expect(hasFeature(profile, 'customer-payouts')).toBe(true);
    expect(hasFeature(profile, 'customer-insurance')).toBe(false);
    expect(hasRight(profile, 'customer-travel-trips', 'CREATE')).toBe(true);
    expect(hasRight(profile, 'customer-travel-trips', 'DELETE')).toBe(false);
    expect(hasRight(profile, 'customer-payouts', 'CREATE')).toBe(false);
  });

  it('may come from an alternative right', () => {
    const profile = profileOf('customer-travel-trips', 'MANAGE');

    expect(hasRight(profile, 'customer-travel-trips', 'CREATE', 'MANAGE')).toBe(true);
    expect(hasRight(profile, 'customer-travel-trips', 'CREATE', 'OTHER')).toBe(false);
  });

  it('are combined if a feature is listed twice', () => {
    const profile = [...profileOf('customer-insurance', 'CREATE'), ...profileOf('customer-insurance', 'DELETE')];

    expect(hasRight(profile, 'customer-insurance', 'DELETE')).toBe(true);
  });

  it.each(['CREATE', 'UPDATE', 'DELETE'] as const)('to %s trips come from trips or from insurance', (right) => {
    expect(mayOnTrips(profileOf('customer-travel-trips', right), right)).toBe(true);
    expect(mayOnTrips(profileOf('customer-insurance', right), right)).toBe(true);
    expect(mayOnTrips(profileOf('customer-payouts', right), right)).toBe(false);
    expect(mayOnTrips(profileOf('customer-insurance'), right)).toBe(false);
  });

  it('to resolve a disruption come with the feature alone', () => {
    expect(showsResolutions(profileOf('customer-travel-resolutions'))).toBe(true);
    expect(showsResolutions(profileOf('customer-travel-trips'))).toBe(false);
  });

  it('to answer options come from resolutions or from insurance, with the write flag', () => {
    const [may, mayNot] = [{ USER: { write: true } }, { USER: { write: false } }];
    expect(mayAnswer(profileOf('customer-travel-resolutions', 'UPDATE'), may)).toBe(true);
    expect(mayAnswer(profileOf('customer-insurance', 'UPDATE'), may)).toBe(true);
    expect(mayAnswer(profileOf('customer-insurance', 'UPDATE'), mayNot)).toBe(false);
    expect(mayAnswer(profileOf('customer-travel-resolutions', 'READ'), may)).toBe(false);
    expect(mayAnswer(profileOf('customer-travel-trips', 'UPDATE'), may)).toBe(false);
  });

  it('are part of resolutions, or separate, for agents', () => {
    expect(hasAgentOptions(profileOf('customer-travel-resolutions', 'AGENT-OPTIONS'))).toBe(true);
    expect(hasAgentOptions(profileOf('AGENT-OPTIONS'))).toBe(true);
    expect(hasAgentOptions(profileOf('customer-travel-resolutions', 'CREATE'))).toBe(false);
    expect(hasAgentOptions(profileOf('customer-travel-trips', 'AGENT-OPTIONS'))).toBe(false);
  });
});

describe('maintaining passengers', () => {
  const profile = profileOf('customer-travel-passengers', 'CREATE');
  const [everybody, employees, nobody] = [
    { employees: true, users: true },
    { employees: true, users: false },
    { employees: false, users: false },
  ];

  it.each([
    ['a customer where everybody may', user, 0, everybody, true],
    ['an employee where everybody may', user, 1, everybody, true],
    ['a customer where employees may', user, 0, employees, false],
    ['an employee where employees may', user, 1, employees, true],
    ['an employee where nobody may', user, 1, nobody, false],
    ['a customer where nobody may', user, 0, nobody, false],
    ['a customer who may write nothing, where everybody may', { USER: { write: false } }, 0, everybody, true],
    ['an administrator who is a customer too, where employees may', { ...admin, ...user }, 0, employees, false],
    ['an agent, always', agent, 0, nobody, true],
    ['an administrator, always', admin, 0, nobody, true],
    ['somebody without a role, always', {}, 0, nobody, true],
  ])('is allowed for %s', (_, roles, employee, setting, may) => {
    expect(mayOnPassengers({ roles, profile, employee }, 'CREATE', setting)).toBe(may);
  });

  it.each(['CREATE', 'UPDATE', 'DELETE'] as const)('needs the right to %s only with the role USER', (right) => {
    const mayWith = (profile: Profile, roles: Roles = user) =>
      mayOnPassengers({ roles, employee: 0, profile }, right, everybody);
    expect(mayWith(profileOf('customer-travel-passengers', right))).toBe(true);
    for (const profile of [
      [],
      profileOf('customer-travel-passengers', 'READ'),
      profileOf('customer-insurance', right),
    ]) {
      expect(mayWith(profile)).toBe(false);
      expect(mayWith(profile, { ...admin, ...user })).toBe(false);
      expect(mayWith(profile, agent)).toBe(true);
    }
  });

  it('has a page for agents, and for customers with the feature', () => {
    const feature = profileOf('customer-travel-passengers');
    expect([seesPassengers(feature, user), seesPassengers([], user)]).toEqual([true, false]);
    expect([seesPassengers([], agent), seesPassengers([], { ...agent, ...user })]).toEqual([true, false]);
    expect(seesPassengers([], {})).toBe(false);
  });

  it('differs from viewing them, which needs only the feature', () => {
    expect(showsPassengers(profileOf('customer-travel-passengers'))).toBe(true);
    expect(showsInsurances(profileOf('customer-travel-trips'))).toBe(true);
    expect(showsInsurances(profileOf('customer-insurance'))).toBe(true);
    expect(showsInsurances(profileOf('customer-travel-passengers'))).toBe(false);
    expect(showsPassengers(profileOf('customer-travel-trips', 'CREATE'))).toBe(false);
  });
});

describe('a field', () => {
  const locked = { ADMIN: [], AGENT: ['surname'], USER: ['surname'] };

  it('is enabled only with the write flag', () => {
    expect(isFieldDisabled('surname', user)).toBe(false);
    expect(isFieldDisabled('surname', { USER: { write: false } })).toBe(true);
  });

  it('is disabled if it is locked for the role', () => {
    expect(isFieldDisabled('surname', user, locked)).toBe(true);
    expect(isFieldDisabled('firstName', user, locked)).toBe(false);
  });

  it('is never locked for a user who is not a customer', () => {
    expect(isFieldDisabled('surname', agent, locked)).toBe(false);
    expect(isFieldDisabled('surname', { ...agent, ...user }, locked)).toBe(true);
  });
});
