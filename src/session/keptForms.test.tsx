import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStage, type Stage, settled, skyPage, until } from '#tests/kit/browser/stage.tsx';
import { anna } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { addresses } from '../lib/addresses.ts';

const MINUTE = 60_000;
const own = { ...anna, signedInAt: skyPage.now };

preload();

const sendToSession = (stage: Stage, event: object) =>
  act(async () => {
    stage.portal.app.getSnapshot().children.session?.send(event as never);
    await settled();
  });

const firstName = () => screen.getByLabelText('First name');

async function openForm({ user }: Stage): Promise<void> {
  await until(() => expect(screen.getAllByRole('button', { name: 'Add a passenger' })[0]).toBeEnabled());
  await user.click(screen.getAllByRole('button', { name: 'Add a passenger' })[0] as HTMLElement);
  await until(() => expect(firstName()).toBeVisible());
}

async function typeAName(): Promise<Stage> {
  const stage = await openStage({ path: addresses.passengers, session: own });
  await openForm(stage);
  await stage.user.type(firstName(), 'Nadia');
  return stage;
}

/** Signs in in the same tab and returns to the previous page. */
async function signInAgain(stage: Stage, session = own): Promise<void> {
  const at = stage.portal.clock.now();
  await sendToSession(stage, { type: 'session.opened', session: { ...session, signedInAt: at }, at });
  await until(() => expect(screen.queryByRole('heading', { name: 'Sign in' })).not.toBeInTheDocument());
}

describe('a form that is open when the session ends', () => {
  it('keeps its input for the same customer after the next sign-in', async () => {
    const stage = await typeAName();

    await stage.pass(60 * MINUTE);
    await signInAgain(stage);
    await openForm(stage);

    expect(firstName()).toHaveValue('Nadia');
  });

  it('keeps its input after “Sign in again now”, too', async () => {
    const stage = await typeAName();
    await stage.pass(58 * MINUTE);

    await stage.user.click(screen.getByRole('button', { name: 'Sign in again now' }));
    await signInAgain(stage);
    await openForm(stage);

    expect(firstName()).toHaveValue('Nadia');
  });

  it('keeps changes of a record, emptied fields included', async () => {
    const openDetails = async () => {
      await until(() => expect(screen.getByRole('button', { name: 'Edit details' })).toBeEnabled());
      await stage.user.click(screen.getByRole('button', { name: 'Edit details' }));
      await until(() => expect(screen.getByLabelText('Last name')).toBeVisible());
    };
    const stage = await openStage({ path: addresses.account, session: own });
    await openDetails();
    await stage.user.clear(screen.getByLabelText('Last name'));
    await stage.user.type(screen.getByLabelText('Last name'), 'Lindqvist');
    await stage.user.clear(firstName());

    await stage.pass(60 * MINUTE);
    await signInAgain(stage);
    await openDetails();

    expect(screen.getByLabelText('Last name')).toHaveValue('Lindqvist');
    expect(firstName()).toHaveValue('');
    expect(screen.getByLabelText('Language for messages')).toHaveValue('EN');
  });

  it.each([
    ['another customer', 'session.forced', { ...own, id: 'emil' }],
    ['the same customer after signing out', 'session.closed', own],
  ])('is empty for %s', async (_, type, next) => {
    const stage = await typeAName();

    await sendToSession(stage, { type, code: 'SESSION_NOT_FOUND' });
    await signInAgain(stage, next);
    await openForm(stage);

    expect(firstName()).toHaveValue('');
  });
});
