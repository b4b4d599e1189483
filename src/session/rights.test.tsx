import { describe, expect, it } from 'vitest';

import type { Session } from '#machines/session/session.ts';
import type { Flags, ThemeConfig } from '#schema/theme.ts';
import { user } from '#tests/kit/customer/account.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { type Showing, useRights } from './useRights.ts';

type Rights = ReturnType<typeof useRights>;
type Name = keyof { [Each in keyof Rights as Rights[Each] extends Showing ? Each : never]: true };

const [trips, insurance, passengers, luggage, payouts] = [
  'customer-travel-trips',
  'customer-insurance',
  'customer-travel-passengers',
  'customer-travel-luggage',
  'customer-payouts',
];
const ofTrips = [trips, insurance];
const features = [...ofTrips, passengers, luggage, payouts, 'customer-travel-resolutions'];

/** Roles without USER maintain passengers without any right. */
const ofPassengers: readonly Name[] = ['addingPassengers', 'editingPassengers', 'deletingPassengers'];

/** The right and the features that allow each action; pages depend on the feature alone. */
const allowedBy: Record<Name, { right: string | null; of: readonly string[]; writes: boolean }> = {
  insuring: { right: 'CREATE', of: ofTrips, writes: true },
  // Depends on the role alone.
  keepingPolicies: { right: null, of: [], writes: false },
  seeingInsurances: { right: null, of: ofTrips, writes: false },
  seeingLuggage: { right: null, of: [luggage], writes: false },
  seeingPassengers: { right: null, of: [passengers], writes: false },
  changingTravellers: { right: 'UPDATE', of: ofTrips, writes: true },
  cancelling: { right: 'DELETE', of: ofTrips, writes: true },
  addingPassengers: { right: 'CREATE', of: [passengers], writes: true },
  editingPassengers: { right: 'UPDATE', of: [passengers], writes: true },
  deletingPassengers: { right: 'DELETE', of: [passengers], writes: true },
  addingBags: { right: 'CREATE', of: [luggage], writes: true },
  editingBags: { right: 'UPDATE', of: [luggage], writes: true },
  deletingBags: { right: 'DELETE', of: [luggage], writes: true },
  addingItems: { right: 'CREATE', of: [insurance], writes: true },
  editingItems: { right: 'UPDATE', of: [insurance], writes: true },
  cancellingItems: { right: 'DELETE', of: [insurance], writes: true },
  seeingPayouts: { right: null, of: [payouts], writes: false },
  addingPayouts: { right: 'CREATE', of: [payouts], writes: true },
  editingPayouts: { right: 'UPDATE', of: [payouts], writes: true },
  deletingPayouts: { right: 'DELETE', of: [payouts], writes: true },
  reporting: { right: null, of: [], writes: true },
};
const names = Object.keys(allowedBy) as Name[];

type Given = Pick<Session, 'roles'> & {
  profile: Session['accessProfile'];
  flags?: Partial<Flags>;
  config?: Pick<ThemeConfig['config'], 'passengerMaintenance'>;
  employee?: 0 | 1;
};

async function rightsOf({ roles, profile, flags, config, employee = 0 }: Given) {
  const seen: Partial<Rights>[] = [];
  const Look = () => {
    seen.push(useRights());
    return null;
  };
  const { show } = openPortal({
    session: { roles, accessProfile: profile },
    flags: { luggageInclusion: true, ...flags },
    ...(config && { config }),
    answers: { User: { user: { ...user.user, employee } } },
  });
  const { unmount } = await show(<Look />);
  await settle();
  unmount();
  return Object.fromEntries(names.map((name) => [name, seen.at(-1)?.[name]]));
}

const [can, cannot] = [{ write: true }, { write: false }];
const everybody: readonly [string, Session['roles'], writes: boolean][] = [
  ['a customer', { USER: can }, true],
  ['a customer who only reads', { USER: cannot }, false],
  ['an agent', { AGENT: can }, true],
  ['an agent who only reads', { AGENT: cannot }, false],
  ['an agent who only reads, and is a customer who writes', { AGENT: cannot, USER: can }, false],
  ['an administrator', { ADMIN: can, USER: cannot }, true],
  ['an administrator who only reads', { ADMIN: cannot, AGENT: can, USER: can }, false],
  ['somebody without a role', {}, false],
];
const noCustomers = ['an agent', 'an agent who only reads', 'somebody without a role'];
const rights = ['CREATE', 'UPDATE', 'DELETE', 'READ'];

describe.each(everybody)('%s', (who, roles, writes) => {
  it.each(rights.flatMap((right) => features.map((feature) => [right, feature] as const)))(
    'allows by %s in %s what that is for, and nothing else',
    async (right, feature) => {
      const expected = names.map((name): [Name, Showing] => {
        const by = allowedBy[name];
        const isAllowedByRole =
          (noCustomers.includes(who) && ofPassengers.includes(name)) ||
          (name === 'seeingPassengers' && who.startsWith('an agent') && noCustomers.includes(who));
        const isShown =
          isAllowedByRole ||
          (by.of.length === 0 && (name !== 'keepingPolicies' || who.startsWith('an administrator'))) ||
          (by.of.includes(feature) && (by.right === null || by.right === right));
        return [name, isShown ? (by.writes && !writes ? 'disabled' : 'enabled') : 'hidden'];
      });

      expect(await rightsOf({ roles, profile: [{ feature, accessRights: [right] }] })).toEqual(
        Object.fromEntries(expected),
      );
    },
  );
});

describe('the settings of a partner', () => {
  const all = features.map((feature) => ({ feature, accessRights: rights }));
  const ofPayouts: Name[] = ['seeingPayouts', 'addingPayouts', 'editingPayouts', 'deletingPayouts'];
  const ofItems: readonly Name[] = ['addingItems', 'editingItems', 'cancellingItems'];
  const [customer, agent] = [{ USER: can }, { AGENT: can }];
  const [forEmployees, forNobody] = [
    { passengerMaintenance: { employees: true, users: false } },
    { passengerMaintenance: { employees: false, users: false } },
  ];

  it.each<[string, Partial<Given>, readonly Name[]]>([
    ['nothing', {}, []],
    ['to sell nothing', { flags: { purchase: false } }, ['insuring', 'addingItems']],
    ['not to ask who travels', { flags: { passengerSelection: false } }, ['changingTravellers']],
    ['to insure no luggage', { flags: { luggageInclusion: false } }, ['seeingLuggage']],
    [
      'to be there for disruptions alone',
      { flags: { resolutionOnly: true } },
      [
        'insuring',
        'seeingPassengers',
        'changingTravellers',
        'cancelling',
        ...ofItems,
        ...ofPassengers,
        ...ofPayouts,
        'reporting',
      ],
    ],
    ['to pay nothing out', { flags: { payoutsDisabled: true } }, ofPayouts],
    ['that employees maintain passengers, to a customer', { config: forEmployees }, ofPassengers],
    ['that employees maintain passengers, to an employee', { config: forEmployees, employee: 1 }, []],
    ['that nobody does, to an employee', { config: forNobody, employee: 1 }, ofPassengers],
    ['that nobody does, to an agent', { config: forNobody, roles: agent }, []],
  ])('%s', async (_what, given, hidden) => {
    const seen = await rightsOf({ roles: customer, profile: all, ...given });

    const ofPartner = names.filter((name) => name !== 'keepingPolicies');
    expect(ofPartner.filter((name) => seen[name] === 'hidden')).toEqual(
      ofPartner.filter((name) => hidden.includes(name)),
    );
  });
});
