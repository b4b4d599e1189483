import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addresses } from '#src/lib/addresses.ts';
import { anna, idOf } from '#tests/kit/customer/sky.ts';
import { insuring } from '#tests/kit/flows/insuring.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { openStage, settled, skyPage, until } from '#tests/kit/flows/stage.tsx';
import { say } from '#tests/kit/flows/texts.ts';

const session = { ...anna, signedInAt: skyPage.now };

preload();

describe('whose account it is', () => {
  it('is told to an agent on every page, who leaves it there', async () => {
    const stage = await openStage({ path: addresses.insurance, session: { ...session, agentId: idOf(9) } });

    expect(await screen.findByText('You are acting for Anna Berg')).toBeVisible();
    await stage.user.click(screen.getByRole('button', { name: say('shell.acting.leave') }));
    await stage.user.click(screen.getByRole('button', { name: say('shell.acting.leave.yes') }));
    await settled();

    await until(() => expect(window.location.pathname).toBe(addresses.front));
    expect(screen.queryByText(/You are acting for/)).toBeNull();
  });

  it('is left only by who has been told that it signs them out', async () => {
    const stage = await openStage({ path: addresses.insurance, session: { ...session, agentId: idOf(9) } });
    await stage.user.click(await screen.findByRole('button', { name: say('shell.acting.leave') }));

    const question = screen.getByRole('dialog', { name: say('shell.acting.leave.title') });
    expect(question).toHaveTextContent(say('shell.acting.leave.body'));
    expect(screen.getByRole('button', { name: say('shell.acting.leave.no') })).toHaveFocus();
    await stage.user.click(screen.getByRole('button', { name: say('shell.acting.leave.no') }));
    await settled();

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe(addresses.insurance);
    expect(screen.getByRole('button', { name: say('shell.acting.leave') })).toHaveFocus();
  });

  it('is not taken for the agent’s own in the menu', async () => {
    const stage = await openStage({ path: addresses.insurance, session: { ...session, agentId: idOf(9) } });
    await stage.user.click(await screen.findByRole('button', { name: say('shell.account') }));

    const menu = within(screen.getByRole('menu'));
    expect(menu.getByText('You are acting for Anna Berg')).toBeInTheDocument();
    expect(menu.queryByText(/Signed in as/)).toBeNull();
  });

  it('is told in a wizard, too, whose dialog dims all that is behind it', async () => {
    await openStage({ ...insuring, session: { ...session, agentId: idOf(9) } });

    const dialog = within(await screen.findByRole('dialog', { name: say('insurance.add') }));
    expect(await dialog.findByText('You are acting for Anna Berg')).toBeVisible();
  });

  it('is not told to its customer', async () => {
    await openStage({ path: addresses.insurance, session });

    await screen.findByRole('button', { name: say('shell.account') });
    expect(screen.queryByText(/You are acting for/)).toBeNull();
  });

  it('is not told to its customer in a wizard', async () => {
    await openStage(insuring);

    await screen.findByRole('dialog', { name: say('insurance.add') });
    expect(screen.queryByText(/You are acting for/)).toBeNull();
  });
});
