import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { itemDialogs } from '#src/app/pages/claims/dialogs.ts';
import { Refusing } from '#tests/kit/answers.ts';
import { policies } from '#tests/kit/customer/account.ts';
import { claim, items } from '#tests/kit/customer/business.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';
import { InsuredItems } from './InsuredItems.tsx';

const accessProfile = [{ feature: 'customer-insurance', accessRights: ['CREATE', 'READ', 'UPDATE', 'DELETE'] }];
type Opening = NonNullable<Parameters<typeof openPortal>[0]>;

async function show({ flags, session, answers }: Opening = {}) {
  const { gateway, show } = openPortal({
    now,
    flags: { parametric: true, ...flags },
    session: { accessProfile, ...session },
    ...(answers && { answers }),
  });
  await show(<InsuredItems dialogs={itemDialogs} />);
  return gateway;
}
const add = () => screen.queryByRole('button', { name: 'Insure another item' });

describe('the list of items', () => {
  it('offers to add one if the partner sells them', async () => {
    await show({ flags: { purchase: false } });

    expect(await screen.findByRole('button', { name: 'Actions for Bakery' })).toBeVisible();
    expect(add()).toBeNull();
  });

  it.each(['CREATE', 'UPDATE', 'DELETE'])('offers nothing without the right: %s', async (right) => {
    await show({ session: { accessProfile: [{ feature: 'customer-insurance', accessRights: ['READ', right] }] } });

    await screen.findByRole('button', { name: /^Bakery/ });
    expect(add() !== null).toBe(right === 'CREATE');
    const menu = screen.queryByRole('button', { name: 'Actions for Bakery' });
    expect(menu !== null).toBe(right !== 'CREATE');
    if (!menu) return;
    await userEvent.click(menu);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      right === 'UPDATE' ? 'Edit' : 'Cancel the insurance',
    ]);
  });

  it('edits only the known properties', async () => {
    const [known] = items.items;
    const told = [{ ...known, properties: { name: 'Bakery', address: 5 } }];
    const gateway = await show({ answers: { Items: { items: told }, UpdateItem: {} } });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Bakery' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const name = await screen.findByLabelText('Name');
    expect(screen.queryByLabelText('Address')).toBeNull();

    // After a lost answer the insurer's record is unknown, so everything is sent.
    gateway.lose('UpdateItem');
    await userEvent.type(name, ' shop');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(gateway.variables('UpdateItem')?.changes).toEqual({ properties: { name: 'Bakery shop' } }),
    );
  });

  it('offers no edit for an item without editable properties', async () => {
    const [known] = items.items;
    await show({ answers: { Items: { items: [{ ...known, properties: { registration: 'B 17' } }] } } });

    await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Cancel the insurance']);
  });

  it('leads from a monitored item to its options', async () => {
    const [shop, ...others] = items.items;
    await show({ answers: { Items: { items: [{ ...shop, monitorId: 'monitor' }, ...others] } } });

    const caseLink = () => screen.queryByRole('link', { name: 'See your options' });
    await userEvent.click(await screen.findByRole('button', { name: /^Bakery/ }));
    expect(screen.getByText('Policy number')).toBeVisible();
    expect(caseLink()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Corner shop/ }));
    expect(caseLink()).toHaveAttribute(
      'href',
      `/resolution/select?category=ITEM&itemId=${shop?.itemId}&monitorId=monitor`,
    );
  });

  it('says why nothing can be insured if no policy is active', async () => {
    const [expired] = policies.policies;
    await show({ answers: { Policies: { policies: expired ? [expired] : [] } } });

    await userEvent.click(await screen.findByRole('button', { name: 'Insure another item' }));
    expect(await screen.findByRole('heading', { name: 'You have no active policy' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to insured items' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('blocks cancelling an item with an open claim until the claim is closed elsewhere', async () => {
    const open = [claim(1), claim(2, { completed: true })];
    const gateway = await show({ answers: { Claims: { claims: open } } });
    const release = gateway.hold('Claims');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Corner shop' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel the insurance' }));

    expect(await screen.findByRole('dialog', { name: 'Corner shop can’t be cancelled yet' })).toHaveTextContent(
      'Still open: claim CL-01.',
    );
    expect(screen.queryByRole('button', { name: 'Cancel this insurance' })).toBeNull();

    gateway.answer('Claims', { claims: [claim(1, { completed: true })] });
    release();
    expect(await screen.findByRole('button', { name: 'Cancel this insurance' })).toBeVisible();
  });
});

describe('cancelling with an outdated list of claims', () => {
  const open = claim(1);
  const over = claim(1, { completed: true });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const cancel = async () => {
    await press('Actions for Corner shop');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel the insurance' }));
    await press('Cancel this insurance');
    await press('Yes, cancel it');
  };

  /** A fake insurer that does not cancel items with an open claim. */
  async function insurer(listed: typeof open, held: typeof open) {
    let insured = items.items;
    const gateway = await show({ answers: { Claims: { claims: [listed] }, Items: () => ({ items: insured }) } });
    await screen.findByText('Corner shop');
    gateway.answer('Claims', { claims: [held] });
    gateway.answer('DeleteItem', ({ itemId }: { itemId: string }) => {
      if (!held.completed) throw new Refusing({ status: 409, code: 'IN_USE' });
      insured = insured.filter((each) => each.itemId !== itemId);
      return { deleteItem: null };
    });
    return () => insured.map(({ properties }) => properties.name);
  }

  it('names the open claim that the list has as closed, and keeps the item', async () => {
    const held = await insurer(over, open);
    await cancel();

    expect(await screen.findByText('Corner shop can’t be cancelled yet')).toBeVisible();
    expect(await screen.findByText(/Still open: claim CL-01/)).toBeVisible();
    expect(held()).toContain('Corner shop');
  });

  it('succeeds if the claim is closed that the list has as open', async () => {
    const held = await insurer(open, over);
    await cancel();

    await waitFor(() => expect(screen.queryByText('Corner shop')).toBeNull());
    expect(held()).not.toContain('Corner shop');
  });
});
