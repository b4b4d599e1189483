import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

import type { AddItemDraft } from '#machines/claims/items/addItem.logic.ts';
import { insuredWorkshop, workshop } from '#machines/claims/items/addItem.model.ts';
import { toldProposition } from '#paths/specs/claims/addItem.ts';
import type { Roles } from '#rules/people/rights.ts';
import { itemDialogs } from '#src/app/pages/claims/dialogs.ts';
import { itemDraft } from '#src/screens/claims/items/add/draft.ts';
import { InsuredItems } from '#src/screens/claims/items/changes/InsuredItems.tsx';
import type { Drafts } from '#src/session/drafts.ts';
import { policies as everyPolicy } from '../customer/account.ts';
import { now } from '../customer/trips.ts';
import { openPortal } from '../portal.tsx';

export const rights = ['CREATE', 'READ', 'UPDATE', 'DELETE'];
const [, running] = everyPolicy.policies;
export const policiesCalled = (...numbers: string[]) => ({
  policies: numbers.map((externalPolicyNumber) => ({ ...running, externalPolicyNumber })),
});
export const toldWorkshop = { ...insuredWorkshop, propositionId: 'proposition', monitorId: null };
export const left: AddItemDraft = { details: workshop, insured: [], key: 'key-1', isSent: false };

/** The usual proposition with only these item types. */
export const offering = (...wanted: string[]) => {
  const { defaultProposition } = toldProposition;
  const itemTypes = defaultProposition.itemTypes.filter(({ itemTypeId }) => wanted.includes(itemTypeId ?? ''));
  return { defaultProposition: { ...defaultProposition, itemTypes } };
};

/** The usual proposition, with addresses that begin with a town and an optional email address. */
export const beginning = (() => {
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

export type Opening = { answers?: Record<string, unknown>; accessRights?: string[]; roles?: Roles };
export type Left = { draft?: AddItemDraft | null; isSettled?: boolean };

export const open = ({ answers, accessRights = rights, roles }: Opening = {}) =>
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

export function leave(drafts: Drafts, draft: AddItemDraft, isSettled = false) {
  drafts.write('addItem left', { version: itemDraft.version, savedAt: now, draft, entry: null, isSettled });
  if (isSettled) drafts.take('addItem', 'addItem left');
}

/** Opens the dialog over the page of items, and resumes a draft if there is one. */
export async function opened({ draft = null, isSettled = false, ...opening }: Opening & Left = {}) {
  const stage = open(opening);
  const drafts = stage.portal.drafts();
  if (draft) leave(drafts, draft, isSettled);
  await stage.show(<InsuredItems dialogs={itemDialogs} />);
  await press('Insure another item');
  if (draft && !isSettled) await press('Continue where you left off');
  return { ...stage, drafts };
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const note = (text: RegExp) => screen.queryByText(text, { selector: 'p' });
export const heading = (name: string) => screen.findByRole('heading', { name });
export const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
/** Continues to the review, confirms the terms and buys. */
export async function buy() {
  await press('Continue');
  await userEvent.click(await screen.findByRole('checkbox', { name: /terms of business/ }));
  await press('Insure it');
}
export async function described() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Workshop or studio' }));
  await fill('Name', 'Frame workshop');
  await fill('Address', '3 Mill Lane, Leeds');
}

export const transaction = ({ variables }: Awaited<ReturnType<typeof opened>>['gateway']) =>
  variables('AddItems')?.transaction;
export const sentUnder = (externalPolicyNumber: string) => expect.objectContaining({ externalPolicyNumber });
