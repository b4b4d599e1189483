import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { near } from '#machines/agents/policies/findPolicies.model.ts';
import { openStage, settled, skyPage, until } from '#tests/kit/browser/stage.tsx';
import { user as loaded } from '#tests/kit/customer/account.ts';
import { anna, toUuid } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';

preload();

/** Saves another last name. The answer is held. */
async function saveLastName(lastName: string) {
  const { user, wire } = await openStage({
    path: '/account',
    session: { ...anna, signedInAt: skyPage.now },
    holds: ['UpdateUser'],
  });
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const name = await screen.findByLabelText('Last name');
  await user.clear(name);
  await user.type(name, lastName);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save details' }));
  await settled();
  return { name, wire };
}

it('refreshes the account after details change', async () => {
  const { wire } = await saveLastName('Lund');
  const before = wire.calls('User').length;

  wire.answerAsEver('UpdateUser');

  await until(() => expect(wire.calls('User').length).toBeGreaterThan(before));
});

it('keeps the notice about a lost answer while the account is refreshed', async () => {
  const { name, wire } = await saveLastName('Lund');
  const before = wire.calls('User').length;
  wire.prepare('User', { user: { ...loaded.user, surname: 'Lund' } });

  wire.lose('UpdateUser');

  await until(() => expect(wire.calls('User').length).toBeGreaterThan(before));
  await settled();
  expect(within(screen.getByRole('dialog')).getByText(/no answer/)).toBeVisible();
  expect(name).toHaveValue('Lund');
});

it('refreshes the found policies after one of them changes', async () => {
  const { user, wire } = await openStage({
    path: '/admin/policies',
    session: { ...anna, agentId: toUuid(9), roles: { ADMIN: { write: true } }, signedInAt: skyPage.now },
    answers: { PartnerPolicies: { partnerPolicies: [near] } },
    holds: ['PatchPartnerPolicy'],
  });
  await user.type(await screen.findByLabelText('Number to search for'), 'NEAR');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: 'Edit POL-NEAR' }));
  const people = await screen.findByLabelText('Maximum people per trip');
  await user.clear(people);
  await user.type(people, '4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await settled();
  expect(wire.calls('PartnerPolicies')).toHaveLength(1);

  wire.prepare('PartnerPolicies', { partnerPolicies: [{ ...near, maxInsured: 4 }] });
  wire.answer('PatchPartnerPolicy', { patchPartnerPolicy: { ...near, maxInsured: 4, policyCapUsed: null } });

  await until(() => expect(wire.calls('PartnerPolicies')).toHaveLength(2));
  expect(within(await screen.findByRole('row', { name: /POL-NEAR/ })).getByText('4')).toBeVisible();
});

it('keeps a guest’s message as possibly sent, until it is known to be sent', async () => {
  const { user, wire } = await openStage({ path: '/support', holds: ['SendSupportTicket'] });
  const send = () => user.click(screen.getByRole('button', { name: /^Send/ }));
  await user.selectOptions(await screen.findByLabelText('Topic'), 'Claims');
  await user.type(screen.getByLabelText('Subject'), 'A flight is missing');
  await user.type(screen.getByLabelText('Message'), 'My flight back is not listed.');
  await user.type(screen.getByLabelText('Your name'), 'Lina Brook');
  await user.type(screen.getByLabelText('Your email address'), 'lina@sky.test');
  await send();
  await settled();
  expect(sessionStorage.getItem('supportMessage')).toContain('"isUnheard":true');

  wire.lose('SendSupportTicket');
  await settled();
  expect(sessionStorage.getItem('supportMessage')).toContain('"isUnheard":true');

  await send();
  await settled();
  wire.answer('SendSupportTicket', { sendSupportTicket: { ticketId: 'T-1001' } });
  await until(() => expect(screen.getByText('T-1001')).toBeVisible());
  expect(sessionStorage.getItem('supportMessage')).toBeNull();
});
