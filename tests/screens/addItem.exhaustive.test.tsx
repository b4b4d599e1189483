import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { AddItemDraft } from '#machines/claims/items/addItem.machine.ts';
import { insuredWorkshop, workshop } from '#machines/claims/items/addItem.model.ts';
import { toldProposition } from '#paths/specs/addItem.ts';
import type { Roles } from '#rules/people/rights.ts';
import { itemDialogs } from '#src/app/pages/claims/dialogs.ts';
import { itemDraft } from '#src/screens/claims/items/add/draft.ts';
import { InsuredItems } from '#src/screens/claims/items/changes/InsuredItems.tsx';
import { removeEverywhere } from '#src/session/data/deleted.ts';
import type { Drafts } from '#src/session/drafts.ts';
import { createDraftKeeper, isUnfinished } from '#src/wizard/keeper.ts';
import { policies as everyPolicy } from '#tests/kit/customer/account.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';

const rights = ['CREATE', 'READ', 'UPDATE', 'DELETE'];
const [, running] = everyPolicy.policies;
const policiesCalled = (...numbers: string[]) => ({
  policies: numbers.map((externalPolicyNumber) => ({ ...running, externalPolicyNumber })),
});
const toldWorkshop = { ...insuredWorkshop, propositionId: 'proposition', monitorId: null };
const left: AddItemDraft = { details: workshop, insured: [], key: 'key-1', isSent: false };

/** The usual proposition with only these item types. */
const offering = (...wanted: string[]) => {
  const { defaultProposition } = toldProposition;
  const itemTypes = defaultProposition.itemTypes.filter(({ itemTypeId }) => wanted.includes(itemTypeId ?? ''));
  return { defaultProposition: { ...defaultProposition, itemTypes } };
};

/** The usual proposition, with addresses that begin with a town and an optional email address. */
const beginning = (() => {
  const { defaultProposition } = toldProposition;
  const itemTypes = defaultProposition.itemTypes.map(({ properties, ...itemType }) => ({
    ...itemType,
    properties: [
      ...properties.map((each) => ({
        ...each,
        defaultValue: each.key === 'address' ? (itemType.itemTypeId === 'WORKSHOP' ? 'Leeds' : 'Hull') : null,
      })),
      ...properties.slice(0, 1).map((each) => ({ ...each, key: 'email', label: 'Email', required: false })),
    ],
  }));
  return { defaultProposition: { ...defaultProposition, itemTypes } };
})();

type Opening = { answers?: Record<string, unknown>; accessRights?: string[]; roles?: Roles };
type Left = { draft?: AddItemDraft | null; isSettled?: boolean };

const open = ({ answers, accessRights = rights, roles }: Opening = {}) =>
  openPortal({
    now,
    flags: { parametric: true },
    session: { accessProfile: [{ feature: 'customer-insurance', accessRights }], ...(roles && { roles }) },
    answers: {
      DefaultProposition: toldProposition,
      Policies: policiesCalled('POL-ACTIVE'),
      AddItems: { addItems: { __typename: 'ItemsAdded', itemIds: ['workshop'] } },
      ...answers,
    },
  });

function leave(drafts: Drafts, draft: AddItemDraft, isSettled = false) {
  drafts.write('addItem left', { version: itemDraft.version, savedAt: now, draft, entry: null, isSettled });
  if (isSettled) drafts.take('addItem', 'addItem left');
}

/** Opens the dialog over the page of items, and resumes a draft if there is one. */
async function opened({ draft = null, isSettled = false, ...opening }: Opening & Left = {}) {
  const stage = open(opening);
  const drafts = stage.portal.drafts();
  if (draft) leave(drafts, draft, isSettled);
  await stage.show(<InsuredItems dialogs={itemDialogs} />);
  await press('Insure another item');
  if (draft && !isSettled) await press('Continue where you left off');
  return { ...stage, drafts };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const note = (text: RegExp) => screen.queryByText(text, { selector: 'p' });
const heading = (name: string) => screen.findByRole('heading', { name });
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
/** Continues to the review, confirms the terms and buys. */
async function buy() {
  await press('Continue');
  await userEvent.click(await screen.findByRole('checkbox', { name: /terms of business/ }));
  await press('Insure it');
}
async function described() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Workshop or studio' }));
  await fill('Name', 'Frame workshop');
  await fill('Address', '3 Mill Lane, Leeds');
}

describe('an insured item', () => {
  it('leaves no draft in another tab that had it open', async () => {
    const { drafts } = await opened();
    await described();
    const other = createDraftKeeper(drafts, itemDraft, () => now);
    other.keep(other.left as AddItemDraft);
    drafts.watch(other.restore);

    await buy();
    await heading('It’s insured');
    await press('Back to insured items');

    expect(isUnfinished(drafts, 'addItem', now)).toBe(false);
  });

  it('is shown again when its last page is reloaded', async () => {
    await opened({ answers: { Items: { items: [toldWorkshop] } }, draft: { ...left, isSent: true }, isSettled: true });

    await heading('It’s insured');
    await press('See it again');
    expect(await screen.findByText('POL-ACTIVE · Frame workshop')).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByText('3 Mill Lane, Leeds')).toBeVisible();
  });
});

describe('the review', () => {
  const dialog = () => screen.getByRole('dialog');
  const running = policiesCalled('POL-ACTIVE').policies.map((policy) => ({ ...policy, policyEnd: '2027-06-30' }));

  it('shows the price, the period of the cover and the remaining amount, and requires the terms', async () => {
    const { gateway } = await opened({ answers: { Policies: { policies: running } } });
    await described();
    await press('Continue');

    await heading('Insure this?');
    expect(dialog()).toHaveTextContent('ItemWorkshop or studioFrame workshop3 Mill Lane, Leeds');
    expect(dialog()).toHaveTextContent('CoverBusiness interruption');
    expect(dialog()).toHaveTextContent('Cover startsToday, 20th November 2026, as soon as your insurer confirms');
    expect(dialog()).toHaveTextContent('Cover ends30th June 2027, with your policy');
    expect(dialog()).toHaveTextContent('PriceIncluded in your policy');
    expect(dialog()).toHaveTextContent('Cover left$375 of $500');
    expect(within(dialog()).getByRole('link', { name: /terms of business/ })).toHaveAttribute('href', '/terms');
    await press('Insure it');
    expect(await screen.findByRole('alert')).toHaveTextContent('Confirm the terms of business to carry on.');
    expect(gateway.asked).not.toContain('AddItems');
  });

  it('leads back to the form with its input, and uses the changes', async () => {
    const { gateway } = await opened();
    await described();
    await press('Continue');
    await press('Change what you’re insuring');
    await fill('Name', 'Other workshop');
    await buy();

    await heading('It’s insured');
    expect(transaction(gateway)).toMatchObject({ items: [{ properties: { name: 'Other workshop' } }] });
  });
});

describe('the confirmation', () => {
  it('names the item, its start and a reference, also after a lost answer', async () => {
    const { gateway } = await opened();
    gateway.lose('AddItems');
    await described();
    gateway.answer('Items', { items: [toldWorkshop] });
    await buy();

    await heading('It’s insured');
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('ReferencePOL-ACTIVE · Frame workshop');
    expect(dialog).toHaveTextContent('Cover starts20th November 2026');
    expect(dialog).not.toHaveTextContent(/[0-9a-f]{8}-[0-9a-f]{4}/);
    expect(gateway.asked.filter((each) => each === 'AddItems')).toHaveLength(1);
  });

  it('asks for the bank connection that the cover needs', async () => {
    const { gateway } = await opened();
    await described();
    const permissions = [{ __typename: 'ItemPermission', permission: 'BANKING', required: true, granted: false }];
    gateway.answer('Items', { items: [{ ...toldWorkshop, permissions }] });
    await buy();

    await heading('It’s insured');
    expect(await within(screen.getByRole('dialog')).findByRole('link', { name: /connect/i })).toHaveAttribute(
      'href',
      '/permissions/grant',
    );
  });
});

describe('a refusal of a field', () => {
  it('appears in the form at its field and disappears with a change', async () => {
    const { gateway } = await opened();
    gateway.refuse('AddItems', { status: 400, code: 'INVALID_PARAMS', fields: { name: 'invalid' } });
    await described();
    await buy();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your insurer didn’t accept this: Name. Nothing more is',
    );
    expect(screen.getByLabelText('Name')).toBeInvalid();
    gateway.answer('AddItems', { addItems: { __typename: 'ItemsAdded', itemIds: ['workshop'] } });
    await fill('Name', 'Other workshop');
    expect(screen.getByLabelText('Name')).toBeValid();
    await buy();
    await heading('It’s insured');
  });
});

const transaction = ({ variables }: Awaited<ReturnType<typeof opened>>['gateway']) =>
  variables('AddItems')?.transaction;
const sentUnder = (externalPolicyNumber: string) => expect.objectContaining({ externalPolicyNumber });

describe('the policy of an item', () => {
  it('is the only remaining one if the draft had another', async () => {
    const details = { ...workshop, externalPolicyNumber: 'POL-ENDED' };
    const { gateway } = await opened({ draft: { ...left, details } });

    expect(await within(screen.getByRole('dialog')).findByText('POL-ACTIVE')).toBeVisible();
    await buy();
    await heading('It’s insured');
    expect(transaction(gateway)).toEqual(sentUnder('POL-ACTIVE'));
  });

  it('is chosen again if the sent one has ended in the meantime', async () => {
    const { gateway } = await opened({ answers: { Policies: policiesCalled('POL-ACTIVE', 'POL-2', 'POL-3') } });
    gateway.refuse('AddItems', { status: 400, code: 'INVALID_ENTITLEMENT' });
    gateway.answer('Policies', policiesCalled('POL-2', 'POL-3'));
    await userEvent.selectOptions(await screen.findByLabelText('Policy number'), 'POL-ACTIVE');
    await described();
    await buy();

    await waitFor(() => expect(screen.getByLabelText('Policy number')).toHaveValue(''));
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a policy.');
    expect(gateway.asked.filter((each) => each === 'AddItems')).toHaveLength(1);
  });

  it('matches the page if only one is left after a refusal', async () => {
    const { gateway } = await opened({ answers: { Policies: policiesCalled('POL-ACTIVE', 'POL-2') } });
    gateway.refuse('AddItems', { status: 400, code: 'INVALID_ENTITLEMENT' });
    gateway.answer('Policies', policiesCalled('POL-2'));
    await userEvent.selectOptions(await screen.findByLabelText('Policy number'), 'POL-ACTIVE');
    await described();
    await buy();
    expect(await within(screen.getByRole('dialog')).findByText('POL-2')).toBeVisible();
    gateway.answer('AddItems', { addItems: { __typename: 'ItemsAdded', itemIds: ['workshop'] } });
    await buy();

    await heading('It’s insured');
    expect(transaction(gateway)).toEqual(sentUnder('POL-2'));
  });
});

describe('the type of an item', () => {
  it("is the only one offered if the draft's type is no longer available", async () => {
    const { gateway } = await opened({ answers: { DefaultProposition: offering('BUSINESS-PREMISES') }, draft: left });

    await buy();
    await heading('It’s insured');
    expect(transaction(gateway)).toMatchObject({ items: [{ itemTypeId: 'BUSINESS-PREMISES' }] });
  });

  it("is chosen again if the draft's type is no longer available", async () => {
    const details = { ...workshop, itemTypeId: 'STALL' };
    const { gateway } = await opened({ draft: { ...left, details } });

    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a type.');
    await userEvent.click(screen.getByRole('radio', { name: 'Business premises' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Frame workshop');
    await buy();
    await heading('It’s insured');
    expect(transaction(gateway)).toMatchObject({ items: [{ itemTypeId: 'BUSINESS-PREMISES' }] });
  });

  it('fills its fields with its defaults, unless the customer changed them', async () => {
    const { gateway } = await opened({ answers: { DefaultProposition: beginning } });
    const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

    await choose('Workshop or studio');
    expect(screen.getByLabelText('Address')).toHaveValue('Leeds');
    await choose('Business premises');
    expect(screen.getByLabelText('Address')).toHaveValue('Hull');
    await described();
    await choose('Business premises');
    expect(screen.getByLabelText('Address')).toHaveValue('3 Mill Lane, Leeds');
    await buy();
    await heading('It’s insured');
    expect(transaction(gateway)).toMatchObject({ items: [{ properties: { address: '3 Mill Lane, Leeds' } }] });
  });

  it('requires no optional field, whatever its name', async () => {
    const { gateway } = await opened({ answers: { DefaultProposition: beginning } });
    await described();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    await buy();

    await heading('It’s insured');
    expect(transaction(gateway)).toMatchObject({ items: [{ properties: { email: '' } }] });
  });

  it('comes from the current proposition after a refusal', async () => {
    const { gateway } = await opened();
    gateway.refuse('AddItems', { status: 400, code: 'PROPOSITION_INVALID' });
    gateway.answer('DefaultProposition', offering('BUSINESS-PREMISES'));
    await described();
    await buy();

    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    gateway.answer('AddItems', { addItems: { __typename: 'ItemsAdded', itemIds: ['workshop'] } });
    await buy();
    await heading('It’s insured');
    expect(transaction(gateway)).toMatchObject({ items: [{ itemTypeId: 'BUSINESS-PREMISES' }] });
  });
});

describe('a customer without an active policy', () => {
  const none = { Policies: { policies: [] } };

  it('sees the reason and loses no input', async () => {
    const { drafts } = await opened({ answers: none, draft: left });

    await heading('You have no active policy');
    await press('Back to insured items');
    await press('Save for later');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isUnfinished(drafts, 'addItem', now)).toBe(true);
  });

  it('sees the outcome of an open purchase first', async () => {
    await opened({ answers: none, draft: { ...left, isSent: true } });

    await heading('It isn’t insured yet');
    expect(screen.queryByText('You have no active policy')).toBeNull();
  });
});

describe('a sent purchase', () => {
  it.each([
    ['is said to be editable to who may edit', ['CREATE', 'UPDATE'], workshop, true],
    ['is not to who may not', ['CREATE'], workshop, false],
    ['is not where it is known otherwise', rights, { ...workshop, address: undefined }, false],
  ] as const)('%s', async (_, accessRights, details, isSaid) => {
    const draft = { ...left, details: JSON.parse(JSON.stringify(details)), isSent: true };
    await opened({ draft, accessRights: [...accessRights, 'READ'] });

    await heading('It isn’t insured yet');
    expect(note(/edit its name and address/) !== null).toBe(isSaid);
  });

  it('does not match an item that was cancelled a moment ago', async () => {
    const { gateway, portal } = await opened({ answers: { Items: { items: [toldWorkshop] } } });
    removeEverywhere(portal, insuredWorkshop.itemId);
    gateway.lose('AddItems');
    await described();
    await buy();

    await heading('It isn’t insured yet');
  });
});

describe('the page of items', () => {
  it.each([
    ['of what was entered', left, /You started insuring something/],
    ['of what was sent', { ...left, isSent: true }, /You asked to insure something/],
  ])('uses %s, and not while a draft is resumed', async (_, draft, text) => {
    const { show, portal } = open();
    leave(portal.drafts(), draft);
    await show(<InsuredItems dialogs={itemDialogs} />);

    expect(await screen.findByText(text)).toBeVisible();
    await press('Insure another item');
    await screen.findByRole('dialog');
    expect(screen.queryByText(text, { ignore: '[role=dialog] *' })).toBeNull();
  });

  it('says why nothing can be insured if the list is empty', async () => {
    const { show } = open({ answers: { Items: { items: [] } }, roles: { USER: { write: false } } });
    await show(<InsuredItems dialogs={itemDialogs} />);

    const add = await screen.findByRole('button', { name: 'Insure another item' });
    expect(add).toHaveAccessibleDescription('You can look at your insured items, but not change them.');
  });
});
