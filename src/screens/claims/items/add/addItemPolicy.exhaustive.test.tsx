import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { workshop } from '#machines/claims/items/addItem.model.ts';

import {
  beginning,
  buy,
  described,
  heading,
  left,
  offering,
  opened,
  policiesCalled,
  press,
  sentUnder,
  transaction,
} from '#tests/kit/screens/atAddItem.tsx';

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
