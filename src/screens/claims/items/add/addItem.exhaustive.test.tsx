import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { AddItemDraft } from '#machines/claims/items/addItem.logic.ts';
import { insuredWorkshop, workshop } from '#machines/claims/items/addItem.model.ts';
import { itemDialogs } from '#src/app/pages/claims/dialogs.ts';
import { removeEverywhere } from '#src/session/data/deleted.ts';
import { createDraftKeeper, isUnfinished } from '#src/wizard/keeper.ts';
import {} from '#tests/kit/customer/account.ts';
import { now } from '#tests/kit/customer/trips.ts';
import {
  buy,
  described,
  fill,
  heading,
  leave,
  left,
  note,
  open,
  opened,
  policiesCalled,
  press,
  rights,
  toldWorkshop,
  transaction,
} from '#tests/kit/screens/atAddItem.tsx';
import { InsuredItems } from '../changes/InsuredItems.tsx';
import { itemDraft } from './draft.ts';

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
    expect(await screen.findByRole('alert')).toHaveTextContent('Confirm the terms of business to continue.');
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
      'Your insurer didn’t accept this: Name. Nothing was insured',
    );
    expect(screen.getByLabelText('Name')).toBeInvalid();
    gateway.answer('AddItems', { addItems: { __typename: 'ItemsAdded', itemIds: ['workshop'] } });
    await fill('Name', 'Other workshop');
    expect(screen.getByLabelText('Name')).toBeValid();
    await buy();
    await heading('It’s insured');
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
    ['of what was sent', { ...left, isSent: true }, /We don’t know yet whether your last purchase went through/],
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
