import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { workshop } from '#machines/claims/items/addItem.model.ts';
import { toldProposition } from '#paths/specs/claims/addItem.ts';
import { itemDialogs } from '#src/app/pages/claims/dialogs.ts';
import { policies } from '#tests/kit/customer/account.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';
import { InsuredItems } from '../changes/InsuredItems.tsx';
import { itemDraft } from './draft.ts';

const [, running] = policies.policies;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function buy() {
  await press('Continue');
  await userEvent.click(await screen.findByRole('checkbox', { name: /terms of business/ }));
  await press('Insure it');
}
const left = { details: workshop, insured: [], key: 'key-1', isSent: false };

async function opened() {
  const { gateway, portal, show } = openPortal({
    now,
    flags: { parametric: true },
    session: { accessProfile: [{ feature: 'customer-insurance', accessRights: ['CREATE', 'READ'] }] },
    answers: {
      DefaultProposition: toldProposition,
      Policies: { policies: [{ ...running, externalPolicyNumber: workshop.externalPolicyNumber }] },
    },
  });
  portal
    .drafts()
    .write('addItem left', { version: itemDraft.version, savedAt: now, draft: left, entry: null, isSettled: false });
  await show(<InsuredItems dialogs={itemDialogs} />);
  await press('Insure another item');
  await press('Continue where you left off');
  return gateway;
}

it.each([
  [
    'in its words',
    { message: 'No workshops on Mill Lane' },
    /It says: “No workshops on Mill Lane”\. Nothing was insured/,
  ],
  ['without any', { code: 'NEVER_HEARD_OF' }, /we don’t know why\. Nothing was insured/],
])(
  'says that an item refused with an unknown code is not insured, %s, and can send it again',
  async (_, refusal, said) => {
    const gateway = await opened();
    gateway.refuse('AddItems', { status: 400, ...refusal });
    await buy();

    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Frame workshop');
    gateway.answer('AddItems', { addItems: { __typename: 'ItemsAdded', itemIds: ['workshop'] } });
    await buy();
    expect(await screen.findByRole('heading', { name: 'It’s insured' })).toBeVisible();
  },
);
