import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Session } from '#machines/session/session.ts';
import type { ThemeConfig } from '#schema/theme.ts';
import { addresses } from '#src/lib/addresses.ts';
import { openStage, settled, skyPage } from '#tests/kit/browser/stage.tsx';
import { lostBags } from '#tests/kit/customer/account.ts';
import { anna, skyTheme, toUuid } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

type Roles = Session['roles'];
type Right = 'CREATE' | 'UPDATE' | 'DELETE';
/** A menu is shown if either right allows one of its entries. */
type Wanted = Right | 'either' | null;
type Who = { roles: Roles; agentId?: string; profile?: Session['accessProfile'] };
/** `hidden`, `enabled`, or the reason of a disabled button. */
type Seen = string;

/**
 * The right that shows a button; null if none is needed. `whyOffAlone`: the reason on a page that shows nothing else.
 */
type Button = { name: string; right: Wanted; whyOff: string; whyOffAlone?: string };
type Page = { path: string; buttons: Readonly<Record<string, Button>> };

const [bag] = lostBags.lostBags;
const onTrip = { whyOff: say('trips.change.no_write') };
const onPeople = { whyOff: say('passengers.no_write') };
const onPayouts = { whyOff: say('payouts.no_write') };
const onBags = { whyOff: say('luggage.no_write') };
const reporting = { right: null, whyOff: say('disruption.no_write') };

const pages = {
  'My insurances': {
    path: addresses.insurance,
    buttons: {
      'insure a trip': {
        name: say('insurance.add'),
        right: 'CREATE',
        whyOff: say('insurance.add.no_write'),
      },
    },
  },
  'the page of a trip': {
    path: `${addresses.insurance}/t-sched`,
    buttons: {
      'change who travels': { ...onTrip, name: say('trips.edit'), right: 'UPDATE' },
      'cancel the insurance': { ...onTrip, name: say('trips.cancel'), right: 'DELETE' },
      'late or cancelled?': { ...reporting, name: say('disruption.open_flight', { flight: 'SK101' }) },
    },
  },
  'the page of a trip that nobody watches': {
    path: `${addresses.insurance}/t-unmon`,
    buttons: {
      'update the status': { ...reporting, name: say('trips.update_flight', { flight: 'SK111' }) },
    },
  },
  Passengers: {
    path: addresses.passengers,
    buttons: {
      'add a passenger': {
        ...onPeople,
        name: say('insurance.travellers.add'),
        right: 'CREATE',
        whyOffAlone: say('passengers.add.no_write'),
      },
      'edit a passenger': { ...onPeople, name: say('passengers.edit.of', { name: 'Ben Berg' }), right: 'UPDATE' },
      'delete a passenger': { ...onPeople, name: say('passengers.delete.of', { name: 'Ben Berg' }), right: 'DELETE' },
    },
  },
  'Lost luggage': {
    path: addresses.luggage,
    buttons: {
      'report a bag': {
        ...onBags,
        name: say('luggage.add'),
        right: 'CREATE',
        whyOffAlone: say('luggage.add.no_write'),
      },
      'what can be done about a bag': {
        ...onBags,
        name: say('luggage.menu', { pir: bag?.pir ?? '' }),
        right: 'either',
      },
    },
  },
  'the page of a bag': {
    path: `${addresses.luggage}/${bag?.bagId}`,
    buttons: {
      'edit the bag': { ...onBags, name: say('luggage.edit'), right: 'UPDATE' },
      'add files': { ...onBags, name: say('luggage.files.add'), right: 'UPDATE' },
      'delete the bag': { ...onBags, name: say('luggage.delete'), right: 'DELETE' },
    },
  },
  'Payout methods': {
    path: addresses.payoutMethods,
    buttons: {
      'set one up': {
        ...onPayouts,
        name: say('payouts.add'),
        right: 'CREATE',
        whyOffAlone: say('payouts.add.no_write'),
      },
      'what can be done about one': {
        ...onPayouts,
        name: say('payouts.menu', { description: 'PayGo wallet' }),
        right: 'either',
      },
    },
  },
} satisfies Record<string, Page>;
const everyPage = Object.entries(pages) as [string, Page][];

preload();

const { config } = skyTheme;
const themeWith = (changes: Partial<ThemeConfig['config']>): ThemeConfig => ({
  ...skyTheme,
  config: { ...config, ...changes, flags: { ...config.flags, luggageInclusion: true, ...changes.flags } },
});

/** A profile with only these rights on every feature. */
const only = (rights: readonly string[]) =>
  anna.accessProfile.map(({ feature }) => ({ feature, accessRights: ['READ', ...rights] }));

async function seenOn(
  { path, buttons }: Page,
  { roles, agentId, profile }: Who,
  theme = themeWith({}),
): Promise<Record<string, Seen>> {
  const session = { ...anna, roles, agentId: agentId ?? null, signedInAt: skyPage.now };
  await openStage({
    path,
    session: { ...session, accessProfile: profile ?? anna.accessProfile },
    page: { theme },
    answers: { LostBag: { lostBag: bag } },
  });
  await screen.findByRole('heading', { level: 1 });
  await settled();
  return Object.fromEntries(Object.entries(buttons).map(([what, { name }]) => [what, seenOf(name)]));
}

function seenOf(name: string): Seen {
  const [button] = [...screen.queryAllByRole('button', { name }), ...screen.queryAllByRole('link', { name })];
  if (!button) return 'hidden';
  if (button.getAttribute('aria-disabled') !== 'true') return 'enabled';
  const reason = (button.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  return reason.map((words) => words?.textContent ?? '').join(' ');
}

const isFor = ({ right }: Button, rights: readonly Right[]) =>
  right === null || rights.some((each) => each === right || (right === 'either' && each !== 'CREATE'));

/** Returns the expected buttons of a page: shown by their right and enabled by the write flag. */
function expectedOn({ buttons }: Page, writes: boolean, rights: readonly Right[]) {
  const seen = (button: Button): Seen => {
    if (!isFor(button, rights)) return 'hidden';
    const whyOff = rights.length > 1 ? button.whyOff : (button.whyOffAlone ?? button.whyOff);
    return writes ? 'enabled' : whyOff;
  };
  return Object.fromEntries(Object.entries(buttons).map(([what, button]) => [what, seen(button)]));
}

const [can, cannot] = [{ write: true }, { write: false }];
const agentId = toUuid(9);

/** The write flag of the first of ADMIN, AGENT and USER counts. */
const people: readonly [who: string, Who, writes: boolean][] = [
  ['a customer', { roles: { USER: can } }, true],
  ['a customer who only reads', { roles: { USER: cannot } }, false],
  ['an agent for a customer', { roles: { AGENT: can }, agentId }, true],
  ['an agent who only reads', { roles: { AGENT: cannot }, agentId }, false],
  ['an agent who only reads, and is a customer who writes', { roles: { AGENT: cannot, USER: can }, agentId }, false],
  ['an administrator for a customer', { roles: { ADMIN: can, USER: cannot }, agentId }, true],
  ['an administrator who only reads', { roles: { ADMIN: cannot, AGENT: can, USER: can }, agentId }, false],
  ['somebody without a role', { roles: {} }, false],
];
const everyRight: readonly Right[] = ['CREATE', 'UPDATE', 'DELETE'];

describe.each(people)('%s with every right', (_who, who, writes) => {
  it.each(everyPage)('finds the enabled buttons on %s, or the reasons', async (_name, page) => {
    expect(await seenOn(page, { ...who, profile: only(everyRight) })).toEqual(expectedOn(page, writes, everyRight));
  });
});

// The features of each right have their own table in `src/session/rights.test.tsx`.
describe.each<[Right, Roles, writes: boolean]>([
  ['CREATE', { USER: can }, true],
  ['UPDATE', { USER: can }, true],
  ['DELETE', { USER: can }, true],
  ['CREATE', { USER: cannot }, false],
])('a user with the right to %s only', (right, roles, writes) => {
  it.each(everyPage)('finds its buttons on %s', async (_name, page) => {
    expect(await seenOn(page, { roles, profile: only([right]) })).toEqual(expectedOn(page, writes, [right]));
  });
});

describe('the settings of a partner', () => {
  const customer = { roles: { USER: can } };
  const { flags } = config;

  it.each<[string, keyof typeof pages, Who, Partial<ThemeConfig['config']>, readonly string[]]>([
    ['sells nothing', 'My insurances', customer, { flags: { ...flags, purchase: false } }, []],
    [
      'does not ask who travels',
      'the page of a trip',
      customer,
      { flags: { ...flags, passengerSelection: false } },
      ['cancel the insurance', 'late or cancelled?'],
    ],
    [
      'is there for disruptions alone',
      'the page of a trip',
      customer,
      { flags: { ...flags, resolutionOnly: true } },
      [],
    ],
    [
      'lets employees alone maintain passengers',
      'Passengers',
      customer,
      { passengerMaintenance: { employees: true, users: false } },
      [],
    ],
    [
      'lets nobody, which binds no agent',
      'Passengers',
      { roles: { AGENT: can }, agentId },
      { passengerMaintenance: { employees: false, users: false } },
      ['add a passenger', 'edit a passenger', 'delete a passenger'],
    ],
  ])('%s', async (_, name, who, changes, shown) => {
    const page: Page = pages[name];
    const seen = await seenOn(page, who, themeWith(changes));

    expect(Object.keys(seen).filter((what) => seen[what] !== 'hidden')).toEqual(shown);
  });
});
