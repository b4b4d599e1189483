import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { AddInsuranceDraft } from '#machines/insurance/tripEntries.ts';
import { chooseTravellers, confirmPurchase } from '#paths/specs/kit/insuring.ts';
import { toDraftItem } from '#rules/insurance/tripTypes.ts';
import { addresses } from '#src/lib/addresses.ts';
import {
  continueOfferedDraft,
  insuring,
  left,
  leftAtTravellers,
  leftUnfinished,
  out,
} from '#tests/kit/areas/insuring.ts';
import { openStage, type Stage, settled, skyPage, until } from '#tests/kit/browser/stage.tsx';
import { policies } from '#tests/kit/customer/account.ts';
import { toUuid } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

const active = { ...policies.policies[1], externalPolicyNumber: 'POL-ACTIVE' };
const another = { ...active, externalPolicyNumber: 'POL-OTHER' };
const draft = { ...left, policyNumber: '', tripType: null };
const known = { passengerIds: [toUuid(20)], delegatedPassengerId: null, bookingRef: null, key: toUuid(80) };
const entry = { on: JSON.stringify(draft), values: { policyNumber: 'POL-GONE', tripType: 'single' } };

preload();

describe('a policy of a draft that has ended since', () => {
  it.each([
    ['gives way to the only one there is', [active], 'flights'],
    ['is no choice any longer where there are several', [active, another], 'policy'],
  ])('%s', async (_, those, leadsTo) => {
    const stage = await openStage({
      ...insuring,
      answers: { ...insuring.answers, Policies: { policies: those } },
      drafts: { addInsurance: { version: 3, savedAt: skyPage.now, draft, entry } },
    });
    await continueOfferedDraft(stage);
    await stage.user.click(await screen.findByRole('button', { name: say('insurance.next') }));
    await settled();

    if (leadsTo === 'flights') expect(screen.getByRole('dialog')).toHaveTextContent('Policy POL-ACTIVE');
    else expect(screen.getByRole('alert')).toHaveTextContent(say('insurance.trip.policy.missing'));
    expect(screen.queryByText(/POL-GONE/)).toBeNull();
  });
});

type Policy = (typeof policies.policies)[number];

const policyOf = (more: Partial<Policy>) => ({ ...active, ...more });
const full = policyOf({ externalPolicyNumber: 'POL-FULL', blockedBy: 'MAX_TRIPS_EXCEEDED' });
const capped = policyOf({ externalPolicyNumber: 'POL-CAPPED', policyCapUsed: 500 });
const held = (...those: readonly object[]) => ({ ...insuring.answers, Policies: { policies: those } });

const radios = () => {
  const group = within(screen.getByRole('radiogroup', { name: say('insurance.trip.policy') }));
  return group.getAllByRole<HTMLInputElement>('radio').map((radio) => ({
    says: radio.labels?.[0]?.textContent,
    isOff: radio.disabled,
    isChosen: radio.checked,
  }));
};

async function openWith(those: readonly object[], draft: AddInsuranceDraft | null = null, holds: string[] = []) {
  const opening = draft ? leftUnfinished(draft) : insuring;
  const stage = await openStage({ ...opening, answers: held(...those), holds });
  await continueOfferedDraft(stage);
  return stage;
}

describe('the policy of a trip', () => {
  it('is shown with the reason why it cannot be chosen', async () => {
    const stage = await openWith([
      ...policies.policies,
      full,
      policyOf({ externalPolicyNumber: 'POL-USED', blockedBy: 'POLICY_TOO_MANY_USES' }),
      policyOf({ externalPolicyNumber: 'POL-ODD', blockedBy: 'SOMETHING_NEW' }),
      policyOf({ externalPolicyNumber: 'POL-NEXT', policyStart: '2027-01-01' }),
    ]);

    const [free, off] = [
      { isOff: false, isChosen: false },
      { isOff: true, isChosen: false },
    ];
    expect(radios()).toEqual([
      { says: 'POL-ACTIVEUntil 30th June 2027', ...free },
      { says: 'POL-NEARUntil 30th June 2027', ...free },
      { says: 'POL-NOLIMITUntil 30th June 2027', ...free },
      { says: 'POL-EXPIREDEnded on 19th November 2026', ...off },
      { says: 'POL-CAPPEDUsed up: it has paid out its limit', ...off },
      { says: 'POL-INACTIVENot active', ...off },
      { says: 'POL-FULLCan’t cover any more trips', ...off },
      { says: 'POL-USEDAlready used the maximum number of times', ...off },
      { says: 'POL-ODDCan’t cover new trips right now', ...off },
      { says: 'POL-NEXTStarts on 1st January 2027', ...off },
    ]);
    await stage.user.click(screen.getByText('POL-FULL'));
    expect(radios().filter(({ isChosen }) => isChosen)).toEqual([]);
  });

  it('is preselected if only one is possible', async () => {
    await openWith([full, active, capped]);

    expect(radios().map(({ isChosen }) => isChosen)).toEqual([true, false, false]);
  });

  it.each([
    ['the only one', [full], ['POL-FULLCan’t cover any more trips']],
    [
      'any of several',
      [capped, full],
      ['POL-CAPPEDUsed up: it has paid out its limit', 'POL-FULLCan’t cover any more trips'],
    ],
    ['there at all', [], []],
  ])('is not asked for if it is not %s, with an explanation and a link to the overview', async (_, those, reasons) => {
    const { user } = await openWith(those);

    const wizard = within(screen.getByRole('dialog'));
    expect(wizard.getByRole('heading', { level: 3 })).toHaveTextContent(say('insurance.no_policy.title'));
    expect(wizard.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(reasons);
    expect(wizard.queryByRole('button', { name: say('insurance.next') })).toBeNull();
    await user.click(wizard.getByRole('button', { name: say('insurance.no_policy.overview') }));
    await settled();
    expect(window.location.pathname).toBe(addresses.dashboard);
  });
});

describe('a draft under a policy that can no longer insure a trip', () => {
  const gone = () => screen.queryByText(say('insurance.trip.policy.gone', { policy: 'POL-FULL' }));
  const begun: AddInsuranceDraft = { ...leftAtTravellers, policyNumber: 'POL-FULL' };

  it('asks for another policy at once and keeps its flights until then', async () => {
    const { user } = await openWith([active, full], begun);

    expect(gone()).toBeVisible();
    expect(screen.getByRole('alert')).toContainElement(gone());
    await user.click(screen.getByRole('radio', { name: /POL-ACTIVE/ }));
    await user.click(screen.getByRole('button', { name: say('insurance.next') }));
    expect(await screen.findByRole('dialog', { name: say('insurance.change.title') })).toBeVisible();
  });

  it('is checked all the same if it may have been bought', async () => {
    const completion = { ...known, page: 'buying' } as const;
    const stage = await openWith([active, full], { ...begun, completion }, ['BoughtTrips']);

    await until(() => expect(stage.wire.isWaiting('BoughtTrips')).toBe(true));
    expect(gone()).toBeNull();
  });

  it("shows the insurer's refusal and reads the policies again", async () => {
    const completion = { ...known, page: 'details' } as const;
    const stage = await openStage({
      ...leftUnfinished({ ...begun, completion }),
      answers: held(active, { ...full, blockedBy: null }),
      holds: ['InsureTrip'],
    });
    await continueOfferedDraft(stage);
    await perform(stage, confirmPurchase, { bookingRef: '', termsConfirmed: true });
    await until(() => expect(stage.wire.isWaiting('InsureTrip')).toBe(true));
    const before = stage.wire.calls('Policies').length;

    stage.wire.refuse('InsureTrip', { status: 409, code: 'MAX_TRIPS_EXCEEDED' });

    await until(() => expect(screen.getByRole('alert')).toHaveTextContent(say('errors.max_trips_exceeded')));
    await until(() => expect(stage.wire.calls('Policies')).toHaveLength(before + 1));
  });
});

describe('the maximum of travellers', () => {
  const wide = toDraftItem([{ ...out, totalPassengers: 9 }]);
  const passengers = ['Anna Berg', 'Ben Berg', 'Carla Berg'];
  const choose = (stage: Stage) =>
    perform(stage, chooseTravellers, { passengerIds: passengers, delegatedPassengerId: null });

  it("is the policy's if that is less than the flights', and says so", async () => {
    const stage = await openWith([{ ...active, maxInsured: 2 }], { ...leftAtTravellers, items: [wide] });

    expect(await screen.findByText('Your policy covers up to 2 people per trip')).toBeVisible();
    await choose(stage);
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at most 2 passengers.');
  });

  it("is the flights' otherwise", async () => {
    await openWith([{ ...active, maxInsured: 3 }], leftAtTravellers);

    expect(await screen.findByText('Up to 2 passengers on these flights')).toBeVisible();
  });
});

it('resumes a draft even if no policy accepts a further trip, because it may have used the last one up', async () => {
  await openStage({ ...leftUnfinished(leftAtTravellers), path: addresses.insurance, answers: held(full) });
  await settled();

  expect(await screen.findByText(say('insurance.unfinished'))).toBeVisible();
  expect(screen.getByRole('button', { name: say('insurance.add') })).toHaveAttribute('aria-disabled', 'true');
});
