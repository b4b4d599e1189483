import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addresses } from '#src/lib/addresses.ts';
import { insuring } from '#tests/kit/areas/insuring.ts';
import { openStage, settled, skyPage, until } from '#tests/kit/browser/stage.tsx';
import { anna, toUuid } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

const session = { ...anna, signedInAt: skyPage.now };
const agent = { ...session, agentId: toUuid(9), roles: { AGENT: { write: true } } };
const admin = { ...agent, id: toUuid(9), roles: { ADMIN: { write: true }, USER: { write: true } } };

const found = (id: number, firstName: string, surname: string) => ({
  userId: toUuid(id),
  firstName,
  surname,
  emailAddress: `${firstName.toLowerCase()}@sky.test`,
  policies: ['POL-ACTIVE'],
});
const gala = found(3, 'Gala', 'Rask');
const handedOver = (id: number) => ({
  actFor: { userId: toUuid(id), accessToken: `for ${id}`, agentId: toUuid(9), mfaRequired: null, session: null },
});

type Stage = Awaited<ReturnType<typeof openStage>>;

preload();

async function find({ user }: Stage, sought: string): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: say('agents.sought') }), sought);
  await user.click(screen.getByRole('button', { name: say('agents.find') }));
  await settled();
}

describe('the banner of an agent', () => {
  it('names the customer on every page and leads back to the search without signing out', async () => {
    const stage = await openStage({ path: addresses.insurance, session: agent });

    expect(await screen.findByText('You are acting for Anna Berg')).toBeVisible();
    await stage.user.click(screen.getByRole('button', { name: say('shell.acting.leave') }));
    await settled();

    expect(window.location.pathname).toBe(addresses.agent);
    expect(screen.queryByText(/You are acting for Anna/)).toBeNull();
    expect(screen.getByText(say('shell.acting.nobody'))).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: say('agents.title') })).toHaveFocus();
    expect(sessionStorage.getItem('accessToken')).toContain('the token');
  });

  it('differs from the agent’s own account in the menu', async () => {
    const stage = await openStage({ path: addresses.insurance, session: agent });
    await stage.user.click(await screen.findByRole('button', { name: say('shell.account') }));

    const menu = within(screen.getByRole('menu'));
    expect(menu.getByText('You are acting for Anna Berg')).toBeInTheDocument();
    expect(menu.queryByText(/Signed in as/)).toBeNull();
  });

  it('appears in a wizard as well, whose dialog dims everything behind it', async () => {
    await openStage({ ...insuring, session: agent });

    const dialog = within(await screen.findByRole('dialog', { name: say('insurance.add') }));
    expect(await dialog.findByText('You are acting for Anna Berg')).toBeVisible();
  });

  it.each([
    ['on a page', { path: addresses.insurance, session }],
    ['in a wizard', insuring],
  ])('is hidden from the customer %s', async (_where, opening) => {
    await openStage(opening);

    await screen.findByRole('button', { name: say('shell.account'), hidden: true });
    expect(screen.queryByText(/You are acting for/)).toBeNull();
  });

  it('names an administrator’s own account while they act for no customer', async () => {
    const stage = await openStage({ path: addresses.insurance, session: admin });

    expect(await screen.findByText(say('shell.acting.own'))).toBeVisible();
    await stage.user.click(screen.getByRole('button', { name: say('shell.acting.find') }));
    expect(window.location.pathname).toBe(addresses.agent);
    await stage.user.click(screen.getByRole('link', { name: say('agents.back') }));
    expect(window.location.pathname).toBe(addresses.insurance);
  });
});

describe('an agent without a customer', () => {
  it('is sent from a page to the search with the reason, and returns there with the chosen customer', async () => {
    const stage = await openStage({
      path: addresses.insurance,
      session: { ...agent, id: '' },
      answers: { Customers: { customers: [gala] }, ActFor: handedOver(3) },
    });
    await until(() => expect(window.location.pathname).toBe(addresses.agent));
    expect(await screen.findByText(say('agents.reason'))).toBeVisible();

    await find(stage, 'gala@sky.test');
    await stage.user.click(await screen.findByRole('button', { name: 'Act for Gala Rask' }));
    await settled();

    expect(window.location.pathname).toBe(addresses.insurance);
    expect(stage.portal.app.getSnapshot().context.session?.id).toBe(toUuid(3));
    expect(sessionStorage.getItem('accessToken')).toContain('for 3');
  });

  it('requests none of a customer’s data', async () => {
    const stage = await openStage({ path: addresses.dashboard, session: { ...agent, id: '' }, holds: ['Trips'] });
    await screen.findByRole('heading', { name: say('agents.title') });
    // Sign-in leads to the overview when no other page was requested.
    expect(screen.getByText(say('agents.lead'))).toBeVisible();

    expect(stage.wire.isWaiting('Trips')).toBe(false);
  });
});

describe('the customer search', () => {
  it('does not exist for customers', async () => {
    await openStage({ path: addresses.agent, session });

    expect(await screen.findByRole('heading', { name: say('app.not_found.title') })).toBeVisible();
  });

  it('does not exist for a partner who hands agents over from another system', async () => {
    const { theme } = skyPage;
    const page = theme && { theme: { ...theme, config: { ...theme.config, customerFinder: false } } };
    await openStage({ path: addresses.agent, session: agent, ...(page && { page }) });

    expect(await screen.findByRole('heading', { name: say('agents.none.title') })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('requires a search text', async () => {
    const stage = await openStage({ path: addresses.agent, session: agent });
    await stage.user.click(await screen.findByRole('button', { name: say('agents.find') }));

    expect(screen.getByRole('textbox')).toBeInvalid();
  });

  it('keeps the last search when the agent leaves a customer', async () => {
    const stage = await openStage({
      path: addresses.agent,
      session: { ...agent, id: '' },
      answers: { Customers: { customers: [gala] }, ActFor: handedOver(3) },
    });
    await find(stage, 'gala@sky.test');
    await stage.user.click(await screen.findByRole('button', { name: 'Act for Gala Rask' }));
    await settled();
    await stage.user.click(await screen.findByRole('button', { name: say('shell.acting.leave') }));
    await settled();

    expect(await screen.findByRole('textbox')).toHaveValue('gala@sky.test');
  });
});

describe('a customer who is taken from an agent', () => {
  it('does not end the session: the search page reports the loss', async () => {
    const stage = await openStage({ path: addresses.insurance, session: agent, holds: ['Trips'] });
    await screen.findByText('You are acting for Anna Berg');
    stage.wire.refuse('Trips', { status: 401, code: 'ACCESS_DENIED' });
    await settled();

    await until(() => expect(window.location.pathname).toBe(addresses.agent));
    expect(await screen.findByText(say('agents.lost'))).toBeVisible();
    expect(screen.queryByText(/You are acting for Anna/)).toBeNull();
  });
});

describe('a delay that an agent reports', () => {
  it('ends the session with the reason if the insurer no longer accepts the agent', async () => {
    const path = `${addresses.insurance}/t-unmon`;
    const stage = await openStage({ path, session: agent, holds: ['RaiseAlert'] });
    await stage.user.click(await screen.findByRole('button', { name: /^Update status of flight SK111/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await stage.user.click(dialog.getByRole('radio', { name: say('disruption.cancelled') }));
    await stage.user.type(dialog.getByRole('textbox'), 'Told by the airline');
    await stage.user.click(dialog.getByRole('button', { name: say('disruption.submit') }));
    await stage.user.click(await screen.findByRole('button', { name: say('disruption.confirm.yes') }));
    await until(() => expect(stage.wire.isWaiting('RaiseAlert')).toBe(true));
    stage.wire.refuse('RaiseAlert', { status: 401, code: 'REQUIRES_ELEVATED_ROLE' });

    await until(() => expect(document.body).toHaveTextContent(say('errors.requires_elevated_role')));
    expect(window.location.pathname).toBe('/');
    expect(sessionStorage.getItem('accessToken')).toBeNull();
  });
});
