import { describe, expect, it } from 'vitest';

import type { Session } from '#machines/session/session.ts';
import {
  type Act,
  type Allowances,
  isAnswerAllowed,
  lifecycles,
  listActs,
  type OptionStatus,
  type Remedy,
  remedies,
} from '#schema/lifecycles.ts';
import type { TextId } from '#src/lib/texts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';
import {
  type Cell,
  cardsOnScreen,
  cells,
  describeCell,
  isClaimed,
  toldCells,
} from '#tests/kit/screens/resolutions/cells.ts';
import { contact } from '#tests/kit/screens/resolutions/contact.ts';
import { openCase, told } from '#tests/kit/screens/resolutions/openCase.tsx';

preload();

type Person = Pick<Session, 'roles' | 'accessProfile'> & {
  /** Agents see all options, and may switch to their customer's view. */
  seesAll?: true;
  overrides?: boolean;
  /** Includes manual payments, which look the same to the others. */
  seesByHand?: true;
  answers?: boolean;
};

const resolutions = (...accessRights: string[]) => [{ feature: 'customer-travel-resolutions', accessRights }];
const profile = resolutions('READ', 'UPDATE');
const withOptions = resolutions('READ', 'UPDATE', 'AGENT-OPTIONS');
const [customer, agent] = [{ USER: { write: true } }, { AGENT: { write: true } }];
const administrator = { ADMIN: { write: true }, USER: { write: true } };

const people: Record<string, Person> = {
  'a customer': { roles: customer, accessProfile: profile, seesByHand: true },
  'a customer with AGENT-OPTIONS': { roles: customer, accessProfile: withOptions },
  'a customer who may only look': { roles: { USER: { write: false } }, accessProfile: profile, answers: false },
  'an agent': { roles: agent, accessProfile: withOptions, seesAll: true, overrides: true, seesByHand: true },
  'an agent without AGENT-OPTIONS': { roles: agent, accessProfile: profile, seesAll: true },
  'an agent who may change nothing': {
    roles: agent,
    accessProfile: resolutions('READ', 'AGENT-OPTIONS'),
    seesAll: true,
    overrides: true,
    answers: false,
  },
  'an administrator': { roles: administrator, accessProfile: withOptions, seesAll: true, overrides: true },
  'an administrator without AGENT-OPTIONS': { roles: administrator, accessProfile: profile, seesAll: true },
};

const claimWords = {
  'customer.confirm': 'resolutions.claim.unconfirmed.finish',
  'customer.no': 'resolutions.claim.no',
  'customer.callMe': 'resolutions.claim.call',
} as const;
const answerWords: Record<Remedy, Partial<Record<Act, TextId>>> = {
  LOUNGE: {
    'customer.choose': 'resolutions.lounge.yes',
    'customer.confirm': 'resolutions.lounge.confirm',
    'customer.no': 'resolutions.lounge.no',
    'customer.callMe': 'resolutions.call_me',
  },
  CASH: { ...claimWords, 'customer.claim': 'resolutions.claim.cash.submit' },
  POINTS: { ...claimWords, 'customer.claim': 'resolutions.claim.points.submit' },
  REBOOKING: {
    'customer.yes': 'resolutions.rebooking.yes',
    'customer.choose': 'resolutions.rebooking.submit',
    'customer.no': 'resolutions.rebooking.no',
    'customer.callMe': 'resolutions.request.call',
  },
  HOTEL: {
    'customer.yes': 'resolutions.hotel.yes',
    'customer.choose': 'resolutions.hotel.submit',
    'customer.no': 'resolutions.hotel.no',
    'customer.callMe': 'resolutions.request.call',
  },
};
const onceMore: Partial<Record<string, TextId>> = {
  'LOUNGE Failed customer.choose': 'resolutions.lounge.choose_again',
  'LOUNGE Failed customer.confirm': 'resolutions.lounge.confirm_again',
};
const byHandWords: Record<string, (remedy: Remedy) => TextId> = {
  'agent.reject': () => 'resolutions.override.reject',
  'agent.reset': () => 'resolutions.override.reset',
  'agent.none': (remedy) => (remedy === 'HOTEL' ? 'resolutions.override.no_hotel' : 'resolutions.override.no_lounge'),
};
const leadsTo: Record<string, OptionStatus> = {
  'agent.reject': 'Rejected',
  'agent.reset': 'Initial',
  'agent.none': 'None',
};

/**
 * Answers that the lifecycle allows but the card does not show: the list of lounges has one, and cash never reaches the
 * other.
 */
const elsewhere = ({ remedy, status }: Cell, act: Act) =>
  act === 'customer.noLounge' || (isClaimed(remedy) && status === 'OptionsSent');

/**
 * A call, and declining money or points, are hidden if they are not allowed. Other answers are disabled with the
 * reason.
 */
const isHidden = ({ remedy }: Cell, act: Act, allowances: Allowances) =>
  !isAnswerAllowed(remedy, act, allowances) && (act === 'customer.callMe' || isClaimed(remedy));

const amount = { amount: '$40.00' };
const button = (label: string, why: TextId | null) => (why ? `${label} (${say(why, contact())})` : label);

/** Labels of the buttons that decline a remedy while it is next, if money or points follow. */
const skipLabels: Partial<Record<Remedy, string>> = {
  LOUNGE: 'Skip the lounge and get $40.00',
  HOTEL: 'Skip the hotel and get 40 points',
};

function answersIn(cell: Cell, { answers = true }: Person, allowances: Allowances, next: Remedy): string[] {
  const { remedy, status, manual } = cell;
  return listActs(remedy, status, 'customer', { manual })
    .filter((act) => !elsewhere(cell, act) && !isHidden(cell, act, allowances))
    .flatMap((act) => {
      const words = onceMore[`${remedy} ${status} ${act}`] ?? answerWords[remedy][act];
      if (!words) throw new Error(`What is ${act} of ${remedy} called?`);
      const why = isAnswerAllowed(remedy, act, allowances)
        ? null
        : act === 'customer.no'
          ? 'resolutions.request.not_declined'
          : 'resolutions.request.not_offered';
      const skip = act === 'customer.no' && remedy === next ? skipLabels[remedy] : undefined;
      const answer = button(skip ?? say(words, amount), answers ? why : 'resolutions.no_rights');
      // A user who may claim money may choose the account first.
      return remedy === 'CASH' && act === 'customer.claim' && answers
        ? [answer, say('resolutions.money.choose')]
        : answer;
    });
}

const byHandIn = ({ remedy, status, manual }: Cell, { overrides, answers = true }: Person): string[] =>
  listActs(remedy, status, 'agent', { manual })
    .filter((act) => overrides && leadsTo[act] !== status)
    .map((act) => button(say(byHandWords[act]?.(remedy) as TextId), answers ? null : 'resolutions.no_rights'));

type Shown = { answers: string[]; byHand: string[] };
const table = (found: readonly (readonly [string, Shown])[]) =>
  Object.fromEntries(found.map(([name, { answers, byHand }]) => [name, { answers: answers.sort(), byHand }]));

/** The expected table, according to the lifecycles. */
const toAgents = (of: readonly Cell[], person: Person, allowances: Allowances, next: Remedy = 'LOUNGE') =>
  table(
    of.map((cell) => [
      describeCell(cell),
      { answers: answersIn(cell, person, allowances, next), byHand: byHandIn(cell, person) },
    ]),
  );

/** Only agents see that these were declined. */
const silent: readonly Remedy[] = ['REBOOKING', 'HOTEL', 'POINTS'];
const isShown = ({ remedy, status }: Cell) => status !== 'Rejected' || !silent.includes(remedy);
const toCustomers = (of: readonly Cell[], person: Person, allowances: Allowances, next: Remedy) =>
  toAgents(of.filter(isShown), { ...person, overrides: false }, allowances, next);

const onScreen = () => table([...cardsOnScreen()].map(([name, card]) => [name, shownIn(card)]));

function shownIn(card: HTMLElement): Shown {
  const shown: Shown = { answers: [], byHand: [] };
  for (const each of card.querySelectorAll('button')) {
    const why = document.getElementById(each.getAttribute('aria-describedby') ?? '');
    const isOff = each.getAttribute('aria-disabled') === 'true';
    const name = isOff ? `${each.textContent} (${why?.textContent})` : (each.textContent ?? '');
    shown[each.closest('[data-agent]') ? 'byHand' : 'answers'].push(name);
  }
  return shown;
}

const look = async (as: 'agent' | 'customer') => {
  const views = [...document.querySelectorAll('button')];
  const view = views.find(({ textContent }) => textContent === say(`resolutions.view.${as}`));
  view?.click();
  await settle();
  return view !== undefined;
};

const [first] = remedies;

describe.each(Object.entries(people))('%s', (_, person) => {
  it('sees each remedy in each status, with the answers that its lifecycle and their rights allow', async () => {
    const allowances = { yesAllowed: null, noAllowed: null, callMeAllowed: true };
    const { roles, accessProfile, seesAll = false, seesByHand = false } = person;
    const of = cells.filter(({ manual }) => seesByHand || !manual);
    const { gateway } = await openCase(toldCells({ of, allowances }), { session: { roles, accessProfile } });
    if (seesAll) expect(onScreen()).toEqual(toAgents(of, person, allowances));
    expect(await look('customer')).toBe(seesAll);
    for (const next of remedies) {
      if (next !== first) {
        gateway.answer('ResolutionOptions', toldCells({ of, allowances, next }));
        document.dispatchEvent(new Event('visibilitychange'));
        await settle();
      }
      const ofNext = of.filter(({ remedy }) => remedy === next);
      expect(onScreen()).toEqual(toCustomers(ofNext, person, allowances, next));
    }
  });
});

const open: readonly OptionStatus[] = ['Initial', 'OptionsSent', 'CallMe', 'Failed'];

it.each<Allowances>([
  {},
  { yesAllowed: false, noAllowed: false, callMeAllowed: false },
  { yesAllowed: true, noAllowed: true, callMeAllowed: null },
  { yesAllowed: false, noAllowed: true, callMeAllowed: true },
])('enables allowed answers and explains or hides the others: %j', async (allowances) => {
  const person = people['an agent without AGENT-OPTIONS'] as Person;
  const { roles, accessProfile } = person;
  const of = cells.filter(({ status, manual }) => open.includes(status) && !manual);
  await openCase(toldCells({ of, allowances }), { session: { roles, accessProfile } });
  expect(onScreen()).toEqual(toAgents(of, person, allowances));
});

it('has a label for each answer', () => {
  for (const remedy of remedies)
    for (const act of Object.keys(lifecycles[remedy]).filter((each) => each.startsWith('customer.')))
      expect([remedy, act, answerWords[remedy][act as Act] !== undefined]).toEqual([
        remedy,
        act,
        act !== 'customer.noLounge',
      ]);
});

it('hides overrides from everyone but agents, even if the gateway sent them', async () => {
  const lastChange = {
    agentId: 'agent-7',
    agentName: 'Agna Tennant',
    userId: 'anna',
    from: 'CallMe',
    to: 'Initial',
    resolutionType: 'REBOOKING',
    reason: 'On the phone',
    on: '2026-11-20T07:00:00.000Z',
  };
  const { roles, accessProfile } = people['a customer'] as Person;
  await openCase(told('REBOOKING', 'Initial', { state: { lastChange } }), { session: { roles, accessProfile } });
  expect(document.body).not.toHaveTextContent('On the phone');
});
