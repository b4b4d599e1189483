import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { itemDialogs } from '#src/app/pages/claims/BusinessInsurancePage.tsx';
import { InsuredItems } from '#src/screens/claims/items/changes/InsuredItems.tsx';
import { policies } from '#tests/kit/customer/account.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';

const accessProfile = [{ feature: 'customer-insurance', accessRights: ['CREATE', 'READ', 'UPDATE', 'DELETE'] }];
type Opening = NonNullable<Parameters<typeof openPortal>[0]>;

const show = ({ flags, session, answers }: Opening = {}) =>
  openPortal({
    now,
    flags: { parametric: true, ...flags },
    session: { accessProfile, ...session },
    ...(answers && { answers }),
  }).show(<InsuredItems dialogs={itemDialogs} />);
const add = () => screen.queryByRole('button', { name: 'Insure something more' });

describe('what is insured', () => {
  it('can be more where the partner sells it, and only there', async () => {
    await show({ flags: { purchase: false } });

    expect(await screen.findByRole('button', { name: 'Actions for Bakery' })).toBeVisible();
    expect(add()).toBeNull();
  });

  it.each(['CREATE', 'UPDATE', 'DELETE'])('offers nothing for which there is no right: %s', async (right) => {
    await show({ session: { accessProfile: [{ feature: 'customer-insurance', accessRights: ['READ', right] }] } });

    await screen.findByRole('heading', { name: 'Bakery' });
    expect(add() !== null).toBe(right === 'CREATE');
    const menu = screen.queryByRole('button', { name: 'Actions for Bakery' });
    expect(menu !== null).toBe(right !== 'CREATE');
    if (!menu) return;
    await userEvent.click(menu);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      right === 'UPDATE' ? 'Edit' : 'Cancel the insurance',
    ]);
  });

  it('says why there is nothing to insure under, where no policy is running', async () => {
    const [expired] = policies.policies;
    await show({ answers: { Policies: { policies: expired ? [expired] : [] } } });

    await userEvent.click(await screen.findByRole('button', { name: 'Insure something more' }));
    expect(await screen.findByRole('heading', { name: 'No policy insures anything more now' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to what is insured' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
