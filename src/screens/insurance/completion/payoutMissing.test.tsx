import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addresses } from '#src/lib/addresses.ts';
import { continueOfferedDraft, insuring, leftAtTravellers, leftUnfinished } from '#tests/kit/areas/insuring.ts';
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
describe('a customer without a payout method', () => {
  it('sets one up and continues where they were', async () => {
    const stage = await openStage(left);
    await continueOfferedDraft(stage);
    expect(await screen.findByRole('heading', { level: 3, name: say('insurance.payout.title') })).toHaveFocus();

    await setUpWallet(stage);
    await press(stage, say('insurance.payout.onward'));

    expect(await screen.findByRole('heading', { level: 3, name: say('insurance.travellers.title') })).toBeVisible();
  });

  it('may set one up and keep the trip for later', async () => {
    const stage = await openStage(left);
    await continueOfferedDraft(stage);

    await setUpWallet(stage);
    await press(stage, say('payouts.complete.close'));
    await settled();

    expect(window.location.pathname).toBe(addresses.insurance);
    expect(screen.getByText(say('insurance.unfinished'))).toBeVisible();
  });

  it('is asked again if they set none up after all', async () => {
    const stage = await openStage(left);
    await continueOfferedDraft(stage);

    await press(stage, say('insurance.payout.set_up'));
    await screen.findByRole('heading', { level: 3, name: say('payouts.setUp.describe', { provider: 'PayGo wallet' }) });
    await press(stage, say('payouts.form.cancel'));
    await settled();

    expect(screen.getByRole('heading', { level: 3, name: say('insurance.payout.title') })).toBeVisible();
    expect(screen.getByRole('button', { name: say('insurance.payout.set_up') })).toHaveFocus();
  });

  it('can go back without losing input', async () => {
    const stage = await openStage(left);
    await continueOfferedDraft(stage);

    await press(stage, say('insurance.payout.back'));
    await settled();

    expect(window.location.pathname).toBe(addresses.insurance);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(say('insurance.unfinished'))).toBeVisible();
  });
});

describe('a customer who may not set one up', () => {
  const accessProfile = anna.accessProfile.filter(({ feature }) => feature !== 'customer-payouts');
  const session = { ...anna, accessProfile, signedInAt: skyPage.now };

  it('sees the contact who can', async () => {
    await openStage({ ...insuring, session, answers, page: { theme: payoutFirst } });

    expect(await screen.findByText(/Then come back here and insure your trip/)).toBeVisible();
    expect(page().getByRole('link', { name: 'help@sky.test' })).toHaveAttribute('href', 'mailto:help@sky.test');
    expect(page().queryByRole('button', { name: say('insurance.payout.set_up') })).toBeNull();
  });

  it("sees the partner's name if there is no contact", async () => {
    const theme = { ...payoutFirst, config: { ...payoutFirst.config, contact: null } };
    await openStage({ ...insuring, session, answers, page: { theme } });

    expect(await screen.findByText(say('insurance.payout.ask', { partner: 'Sky' }))).toBeVisible();
  });
});
