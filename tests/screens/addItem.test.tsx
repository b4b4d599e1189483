import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { AddItemDraft } from '#machines/claims/items/addItem.machine.ts';
import { insuredWorkshop, workshop } from '#machines/claims/items/addItem.model.ts';
import { toldProposition } from '#paths/specs/addItem.ts';
import { itemDialogs } from '#src/app/pages/claims/BusinessInsurancePage.tsx';
import { itemDraft } from '#src/screens/claims/items/add/draft.ts';
import { InsuredItems } from '#src/screens/claims/items/changes/InsuredItems.tsx';
import { isUnfinished, keeperOf } from '#src/wizard/keeper.ts';
import { policies as everyPolicy } from '#tests/kit/customer/account.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';

const rights = ['CREATE', 'READ', 'UPDATE', 'DELETE'];
const [, running] = everyPolicy.policies;
const policiesCalled = (...numbers: string[]) => ({
  policies: numbers.map((externalPolicyNumber) => ({ ...running, externalPolicyNumber })),
});
const left: AddItemDraft = { details: workshop, insured: [], key: 'key-1', isSent: false };

type Opening = {
  answers?: Record<string, unknown>;
  draft?: AddItemDraft | null;
  isSettled?: boolean;
  accessRights?: string[];
};

/** The dialog over the page of what is insured, with what was left of it gone on with. */
async function opened({ answers, draft = null, isSettled = false, accessRights = rights }: Opening = {}) {
  const opened = openPortal({
    now,
    flags: { parametric: true },
    session: { accessProfile: [{ feature: 'customer-insurance', accessRights }] },
    answers: {
      DefaultProposition: toldProposition,
      Policies: policiesCalled('POL-ACTIVE'),
      AddItems: { addItems: { __typename: 'ItemsAdded', itemIds: ['workshop'] } },
      ...answers,
    },
  });
  const drafts = opened.portal.drafts();
  if (draft) drafts.write('addItem left', { version: itemDraft.version, savedAt: now, draft, entry: null, isSettled });
  if (isSettled) drafts.take('addItem', 'addItem left');
  await opened.show(<InsuredItems dialogs={itemDialogs} />);
  await press('Insure something more');
  if (draft && !isSettled) await press('Continue where you left off');
  return { ...opened, drafts };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });
const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
async function described() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Workshop or studio' }));
  await fill('Name', 'Frame workshop');
  await fill('Address', '3 Mill Lane, Leeds');
}

describe('what was insured', () => {
  it('is unfinished in no other tab that had it open', async () => {
    const { drafts } = await opened();
    await described();
    const other = keeperOf(drafts, itemDraft, () => now);
    other.keep(other.left as AddItemDraft);
    drafts.watch(other.restore);

    await press('Insure it');
    await heading('It is insured');
    await press('Back to what is insured');

    expect(isUnfinished(drafts, 'addItem', now)).toBe(false);
  });

  it('can be seen again by who loads its last page again', async () => {
    const items = [{ ...insuredWorkshop, propositionId: 'proposition', monitorId: null }];
    await opened({ answers: { Items: { items } }, draft: { ...left, isSent: true }, isSettled: true });

    await heading('It is insured');
    await press('See it again');
    expect(await screen.findByText('workshop')).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByText('Frame workshop')).toBeVisible();
  });
});
