import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { near } from '#machines/agents/policies/findPolicies.model.ts';
import { openStage, settled, skyPage, until } from '#tests/kit/browser/stage.tsx';
import { anna, toUuid } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';

preload();

const administrator = { ...anna, agentId: toUuid(9), roles: { ADMIN: { write: true }, USER: { write: true } } };

async function open(session: typeof anna, policy: object = {}) {
  const stage = await openStage({
    path: '/admin/policies',
    session: { ...session, signedInAt: skyPage.now },
    answers: { PartnerPolicies: { partnerPolicies: [{ ...near, ...policy }] } },
  });
  await until(() => expect(screen.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible());
  const find = async () => {
    await stage.user.type(screen.getByLabelText('Number to search for'), 'NEAR');
    await stage.user.click(screen.getByRole('button', { name: 'Find' }));
    await settled();
  };
  return { ...stage, find };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the page of policies', () => {
  it('tells a customer that it is for administrators and leads to the overview', async () => {
    await open(anna);

    expect(screen.getByText(/Your account can’t manage policies/)).toHaveTextContent(
      'If you need to, ask an administrator at Sky. Your own policies are on your overview.',
    );
    expect(screen.getByRole('link', { name: 'Go to the overview' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByLabelText('Number to search for')).toBeNull();
  });

  it('tells an agent the same, without an overview', async () => {
    await open({ ...anna, agentId: toUuid(9), roles: { AGENT: { write: true } } });

    expect(screen.getByText(/Your account can’t manage policies/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to the overview' })).toBeNull();
  });

  it('shows policies to a read-only administrator with the reason why nothing can be changed', async () => {
    const { find } = await open({ ...administrator, roles: { ADMIN: { write: false }, USER: { write: true } } });
    await find();

    for (const name of ['Add a policy', 'Edit POL-NEAR', 'Delete POL-NEAR']) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      expect(button(name)).toHaveAccessibleDescription('You can view policies, but you can’t change them.');
    }
  });

  it('shows the data of a policy, with words for missing numbers', async () => {
    const { find } = await open(administrator, { maxInsured: 0, policyCap: null, products: null, entitlements: [] });
    await find();

    const cells = within(screen.getByRole('row', { name: /POL-NEAR/ })).getAllByRole('cell');
    expect(cells.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
      'Valid1st January 2031 to 31st December 2031',
      'StatusNot started',
      'People per tripNo maximum',
      'Payout limitNo limit',
      'ProductsNot recorded',
      'EntitlementsNone',
    ]);
  });

  it.each([
    ['Active', { policyStart: '2020-01-01', policyEnd: '2099-12-31' }],
    ['Ended', { policyStart: '2020-01-01', policyEnd: '2020-12-31' }],
    ['Not started', { policyStart: '2099-01-01', policyEnd: '2099-12-31' }],
    ['Not active', { active: 0, policyStart: '2020-01-01', policyEnd: '2099-12-31' }],
  ])('shows a policy as "%s"', async (status, policy) => {
    const { find } = await open(administrator, policy);
    await find();

    expect(within(screen.getByRole('row', { name: /POL-NEAR/ })).getAllByRole('cell')[1]).toHaveTextContent(
      `Status${status}`,
    );
  });

  it('asks for a number where none was recorded, and judges what is typed', async () => {
    const { find, user } = await open(administrator, { maxInsured: null, products: [] });
    await find();
    await user.click(button('Edit POL-NEAR'));
    const field = (name: string) => screen.getByLabelText(name);
    const save = () => user.click(button('Save'));

    await save();
    expect(field('Maximum people per trip')).toHaveAccessibleDescription(/This field is required|Enter/);
    await user.type(field('Maximum people per trip'), '1000');
    await user.clear(field('Payout limit'));
    await user.type(field('Payout limit'), 'a lot');
    await save();

    expect(field('Maximum people per trip')).toHaveAccessibleDescription(/whole number from 0 to 999/);
    expect(field('Payout limit')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Products')).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('says at the field that an entitlement does not exist, without a customer’s words', async () => {
    const { find, user, wire } = await open(administrator);
    wire.hold(['PatchPartnerPolicy']);
    await find();
    await user.click(button('Edit POL-NEAR'));
    const field = screen.getByLabelText('Entitlements');
    await user.type(field, ', SPA');
    await user.click(button('Save'));
    wire.refuse('PatchPartnerPolicy', { status: 400, code: 'INVALID_ENTITLEMENT' });

    await until(() => expect(field).toHaveAccessibleDescription(/One of the entitlements doesn’t exist/));
    expect(field).toHaveValue('LOUNGE, SPA');
  });
});
