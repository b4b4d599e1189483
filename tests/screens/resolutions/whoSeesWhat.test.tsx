import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { Session } from '#machines/session/session.ts';
import { toldCase, toldOption } from '#paths/specs/shared/remedies.ts';
import { actsOf, isAnswerAllowed, optionStatuses, type Remedy, remedies } from '#schema/lifecycles.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';

import { openCase, told } from './openCase.tsx';

preload();

const resolutions = (...accessRights: string[]) => [{ feature: 'customer-travel-resolutions', accessRights }];
const profile = resolutions('READ', 'UPDATE');
const withOptions = resolutions('READ', 'UPDATE', 'AGENT-OPTIONS');
/** Everybody there is, and whether they may change options by hand. */
const people = {
  'a customer': { roles: { USER: { write: true } }, accessProfile: profile, seesAll: false, overrides: false },
  'a customer with AGENT-OPTIONS': {
    roles: { USER: { write: true } },
    accessProfile: withOptions,
    seesAll: false,
    overrides: false,
  },
  'an agent': { roles: { AGENT: { write: true } }, accessProfile: withOptions, seesAll: true, overrides: true },
  'an agent by a feature of its own': {
    roles: { AGENT: { write: true } },
    accessProfile: [...profile, { feature: 'AGENT-OPTIONS', accessRights: [] }],
    seesAll: true,
    overrides: true,
  },
  'an agent without AGENT-OPTIONS': {
    roles: { AGENT: { write: true } },
    accessProfile: profile,
    seesAll: true,
    overrides: false,
  },
  'an agent who may change nothing': {
    roles: { AGENT: { write: true } },
    accessProfile: resolutions('READ', 'AGENT-OPTIONS'),
    seesAll: true,
    overrides: false,
    answers: false,
  },
  'an administrator': { roles: { ADMIN: { write: true } }, accessProfile: withOptions, seesAll: true, overrides: true },
};
type Person = {
  roles: Session['roles'];
  accessProfile: Session['accessProfile'];
  seesAll: boolean;
  overrides: boolean;
  answers?: boolean;
};

const allowances = { yesAllowed: null, noAllowed: null, callMeAllowed: true };
const insured = { payoutCurrency: 'USD', payouts: null, disruptionOptions: allowances };

/** Options of these, each in every status. */
const allOf = (types: readonly Remedy[]) =>
  toldCase(
    types.flatMap((type) =>
      optionStatuses.map((status) => {
        const [option] = told(type, status).resolutionOptions.resolutions as ReturnType<typeof toldOption>[];
        return toldOption(type, { ...option, id: `${type} ${status}` });
      }),
    ),
    { insured, next: { resolution: types[0] ?? null, optionId: null } },
  );

const open = ({ roles, accessProfile }: Person, types: readonly Remedy[]) =>
  openCase(allOf(types), { session: { roles, accessProfile } });

const card = (id: string) => document.querySelector<HTMLElement>(`:not([hidden]) > [data-option="${id}"]`);
const namesIn = (place: HTMLElement | null | undefined) =>
  [...(place?.querySelectorAll('button') ?? [])]
    .filter((button) => button.getAttribute('aria-disabled') !== 'true')
    .map(({ textContent }) => textContent);

/** What can be seen and pressed in each cell, as it is on screen. */
const seen = (remedy: Remedy) =>
  Object.fromEntries(
    optionStatuses.map((status) => {
      const found = card(`${remedy} ${status}`);
      return [
        status,
        found && {
          byHand: namesIn(found.querySelector<HTMLElement>('[data-agent]')),
          answers: namesIn(found).filter((name) => Object.values(answerNames[remedy] ?? {}).includes(name)),
        },
      ];
    }),
  );

const byHandNames: Record<string, string> = {
  'agent.reject': say('resolutions.override.reject'),
  'agent.reset': say('resolutions.override.reset'),
};
const noneNames: Partial<Record<Remedy, string>> = {
  LOUNGE: say('resolutions.override.no_lounge'),
  HOTEL: say('resolutions.override.no_hotel'),
};
const leadsTo: Record<string, string> = { 'agent.reject': 'Rejected', 'agent.reset': 'Initial', 'agent.none': 'None' };
const answerNames: Partial<Record<Remedy, Record<string, string>>> = {
  REBOOKING: {
    'customer.yes': say('resolutions.rebooking.yes'),
    'customer.choose': say('resolutions.rebooking.submit'),
    'customer.no': say('resolutions.rebooking.no'),
    'customer.callMe': say('resolutions.request.call'),
  },
  HOTEL: {
    'customer.yes': say('resolutions.hotel.yes'),
    'customer.choose': say('resolutions.hotel.submit'),
    'customer.no': say('resolutions.hotel.no'),
    'customer.callMe': say('resolutions.request.call'),
  },
};
/** Nobody but who acts for customers is shown that these were declined. */
const silent: readonly Remedy[] = ['REBOOKING', 'HOTEL', 'POINTS'];

/** The same, as the lifecycle has it. */
const expected = (remedy: Remedy, { isAgents, overrides, answers: mayAnswer = true }: Person & { isAgents: boolean }) =>
  Object.fromEntries(
    optionStatuses.map((status) => {
      const acts = (who: 'agent' | 'customer') => actsOf(remedy, status, who, { manual: false });
      const byHand = acts('agent')
        .filter((act) => leadsTo[act] !== status)
        .map((act) => (act === 'agent.none' ? noneNames[remedy] : byHandNames[act]));
      const answers = acts('customer')
        .filter((act) => mayAnswer && isAnswerAllowed(remedy, act, allowances))
        .flatMap((act) => answerNames[remedy]?.[act] ?? []);
      const isHidden = !isAgents && status === 'Rejected' && silent.includes(remedy);
      return [status, isHidden ? null : { byHand: isAgents && overrides ? byHand : [], answers }];
    }),
  );

const everybody: [string, Person][] = Object.entries(people);

it.each(everybody.filter(([, { seesAll }]) => seesAll))(
  '%s sees each remedy in each status, and changes by hand what they may',
  async (_, person) => {
    await open(person, remedies);
    for (const remedy of remedies)
      expect([remedy, seen(remedy)]).toEqual([remedy, expected(remedy, { ...person, isAgents: true })]);
  },
);

describe.each(everybody)('%s', (_, person) => {
  it.each(remedies)('as a customer sees and answers %s as its lifecycle has it', async (remedy) => {
    await open(person, [remedy]);
    const toCustomers = screen.queryByRole('button', { name: say('resolutions.view.customer') });
    expect(toCustomers !== null).toBe(person.seesAll);
    if (toCustomers) {
      await userEvent.click(toCustomers);
      await settle();
    }
    expect(seen(remedy)).toEqual(expected(remedy, { ...person, isAgents: false }));
  });
});

it('tells nobody who acts for nobody what was changed by hand, even if it were told to the portal', async () => {
  const lastChange = {
    agentId: 'agent-7',
    userId: 'anna',
    from: 'CallMe',
    to: 'Initial',
    reason: 'On the phone',
    on: '2026-11-20T07:00:00.000Z',
  };
  const { roles, accessProfile } = people['a customer'];
  await openCase(told('REBOOKING', 'Initial', { state: { lastChange } }), { session: { roles, accessProfile } });
  expect(document.body).not.toHaveTextContent('On the phone');
});
