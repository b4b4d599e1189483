import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addresses } from '#src/lib/addresses.ts';
import { openStage, skyPage, until } from '#tests/kit/browser/stage.tsx';
import { anna, skyTheme } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

const session = { ...anna, signedInAt: skyPage.now };
const themeOf = (variant: 'parametric' | 'dataMonitoring') => ({
  ...skyTheme,
  config: { ...skyTheme.config, flags: { ...skyTheme.config.flags, [variant]: true } },
});

preload();

describe.each([
  ['parametric', [addresses.insureTrip, addresses.luggage]],
  ['dataMonitoring', [addresses.insurance, addresses.insureTrip]],
] as const)('a portal of the variant %s', (variant, missing) => {
  it.each(missing)('has no page at %s', async (path) => {
    await openStage({ path, session, page: { theme: themeOf(variant) } });

    expect(await screen.findByRole('heading', { level: 1, name: say('app.not_found.title') })).toBeVisible();
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
  });

  it('does not ask a guest to sign in for a page that does not exist', async () => {
    await openStage({ path: missing[0], page: { theme: themeOf(variant) } });

    expect(await screen.findByRole('heading', { level: 1, name: say('app.not_found.title') })).toBeVisible();
  });
});

it('shows a business its own page instead of the trips', async () => {
  await openStage({ path: addresses.insurance, session, page: { theme: themeOf('parametric') } });

  expect(await screen.findByRole('heading', { level: 1, name: say('claims.page.title') })).toBeVisible();
});

describe('the monitored data', () => {
  it.each([
    ['is read again every two minutes', 'dataMonitoring', 3],
    ['is not asked for where nothing is watched', 'parametric', 0],
  ] as const)('%s', async (_, variant, count) => {
    const stage = await openStage({ path: addresses.dashboard, session, page: { theme: themeOf(variant) } });
    await screen.findByRole('heading', { level: 1 });

    for (let minutes = 0; minutes < 4; minutes += 2) await stage.pass(120_000);

    expect(stage.wire.calls('Subscriptions')).toHaveLength(count);
  });

  it('is read again silently unless that fails', async () => {
    const stage = await openStage({ path: addresses.dashboard, session, page: { theme: themeOf('dataMonitoring') } });
    const card = () => document.querySelector('[data-card=MONITORED_DATA] [data-dataset]');
    const isIn = (state: string) => until(() => expect(card()).toHaveAttribute('data-state', state));
    await isIn('loaded');
    stage.wire.hold(['Subscriptions']);

    await stage.pass(120_000);
    await isIn('refreshing');
    expect(card()).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('progressbar', { name: say('data.refreshing') })).toBeNull();
    stage.wire.lose('Subscriptions');

    await isIn('stale');
    expect(card()).toHaveTextContent(say('data.retry'));
  });
});
