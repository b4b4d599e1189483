import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addresses } from '#src/lib/addresses.ts';
import { goOn, insuring, leftAtTravellers, leftUnfinished } from '#tests/kit/areas/insuring.ts';
import { oneWallet, press, setUpWallet } from '#tests/kit/areas/payouts.ts';
import { openStage, settled, skyPage } from '#tests/kit/browser/stage.tsx';
import { anna, skyTheme } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

const { config } = skyTheme;
const payoutFirst = {
  ...skyTheme,
  config: { ...config, flags: { ...config.flags, payoutRequiredBeforeTrip: true } },
};
const answers = { ...insuring.answers, ...oneWallet };
const left = { ...leftUnfinished(leftAtTravellers), answers, page: { theme: payoutFirst } };

preload();

const page = () => within(screen.getByRole('dialog'));
describe('whoever cannot be paid yet', () => {
  it('sets a payout method up, and goes on where they were', async () => {
    const stage = await openStage(left);
    await goOn(stage);
    expect(await screen.findByRole('heading', { level: 3, name: say('insurance.payout.title') })).toHaveFocus();

    await setUpWallet(stage);
    await press(stage, say('insurance.payout.onward'));

    expect(await screen.findByRole('heading', { level: 3, name: say('insurance.travellers.title') })).toBeVisible();
  });

  it('may set one up and leave the trip for later, of which nothing is lost', async () => {
    const stage = await openStage(left);
    await goOn(stage);

    await setUpWallet(stage);
    await press(stage, say('payouts.complete.close'));
    await settled();

    expect(window.location.pathname).toBe(addresses.insurance);
    expect(screen.getByText(say('insurance.unfinished'))).toBeVisible();
  });

  it('is asked again what to do where they set none up after all', async () => {
    const stage = await openStage(left);
    await goOn(stage);

    await press(stage, say('insurance.payout.set_up'));
    await screen.findByRole('heading', { level: 3, name: say('payouts.setUp.describe', { provider: 'PayGo wallet' }) });
    await press(stage, say('payouts.form.cancel'));
    await settled();

    expect(screen.getByRole('heading', { level: 3, name: say('insurance.payout.title') })).toBeVisible();
    expect(screen.getByRole('button', { name: say('insurance.payout.set_up') })).toHaveFocus();
  });

  it('is led back without losing anything', async () => {
    const stage = await openStage(left);
    await goOn(stage);

    await press(stage, say('insurance.payout.back'));
    await settled();

    expect(window.location.pathname).toBe(addresses.insurance);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(say('insurance.unfinished'))).toBeVisible();
  });
});

describe('whoever may set none up', () => {
  const accessProfile = anna.accessProfile.filter(({ feature }) => feature !== 'customer-payouts');
  const session = { ...anna, accessProfile, signedInAt: skyPage.now };

  it('is told how to reach who does', async () => {
    await openStage({ ...insuring, session, answers, page: { theme: payoutFirst } });

    expect(await screen.findByText(/Then come back here and insure your trip/)).toBeVisible();
    expect(page().getByRole('link', { name: 'help@sky.test' })).toHaveAttribute('href', 'mailto:help@sky.test');
    expect(page().queryByRole('button', { name: say('insurance.payout.set_up') })).toBeNull();
  });

  it('is told whom to ask where the partner gave no way to be reached', async () => {
    const theme = { ...payoutFirst, config: { ...payoutFirst.config, contact: null } };
    await openStage({ ...insuring, session, answers, page: { theme } });

    expect(await screen.findByText(say('insurance.payout.ask', { partner: 'Sky' }))).toBeVisible();
  });
});
