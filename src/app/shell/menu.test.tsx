import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openStage, skyPage } from '#tests/kit/browser/stage.tsx';
import { anna, skyTheme } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

preload();

const session = { ...anna, signedInAt: skyPage.now };
const aBusiness = {
  ...skyTheme,
  config: { ...skyTheme.config, flags: { ...skyTheme.config.flags, parametric: true } },
};

const withLuggage = {
  ...skyTheme,
  config: { ...skyTheme.config, flags: { ...skyTheme.config.flags, luggageInclusion: true } },
};

async function openAt(path: string, theme = skyTheme) {
  const stage = await openStage({ path, session, page: { theme } });
  await screen.findByRole('heading', { level: 1 });
  // jsdom has no width, so the narrow layout renders and this one is hidden.
  const menu = await screen.findByRole('navigation', { hidden: true });
  const current = (role: 'link' | 'menuitem', place: HTMLElement) =>
    within(place)
      .getAllByRole(role, { hidden: true })
      .filter((entry) => entry.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent);
  return { ...stage, current: () => current('link', menu), inList: (list: HTMLElement) => current('menuitem', list) };
}

describe('the menu', () => {
  it.each([
    ['/insurance', 'shell.nav.claims'],
    ['/claim/offer/a-4', 'shell.nav.claims'],
    ['/claim/history/a-4', 'shell.nav.claims'],
    ['/permissions/grant', 'shell.nav.claims'],
    ['/help/signing-in', 'shell.nav.help'],
  ] as const)('of a business marks the current page: %s', async (path, entry) => {
    const { current } = await openAt(path, aBusiness);

    expect(current()).toEqual([say(entry)]);
  });

  it.each([
    ['/dashboard', ['shell.nav.dashboard']],
    ['/insurance/t-sched', ['shell.nav.insurance']],
    ['/resolution/select', ['shell.nav.insurance']],
    ['/payout-methods', []],
  ] as const)('of a traveller marks the current page: %s', async (path, entries) => {
    const { current } = await openAt(path);

    expect(current()).toEqual(entries.map((entry) => say(entry)));
  });

  it("marks the lost bags on the page of a bag's options", async () => {
    const { current } = await openAt('/resolution/select?category=LUGGAGE&bagId=b-1', withLuggage);

    expect(current()).toEqual([say('shell.nav.luggage')]);
  });

  it.each([
    ['has', skyTheme],
    [
      'has no',
      { ...skyTheme, config: { ...skyTheme.config, flags: { ...skyTheme.config.flags, payoutsDisabled: true } } },
    ],
  ])('of the account %s payout methods, because the partner pays', async (has, theme) => {
    const { user } = await openAt('/dashboard', theme);
    await user.click(screen.getByRole('button', { name: say('shell.account') }));
    const entry = () => within(screen.getByRole('menu')).queryByRole('menuitem', { name: say('payouts.title') });
    if (has === 'has no') {
      expect(entry()).not.toBeInTheDocument();
      return;
    }

    await user.click(entry() as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: say('payouts.title') })).toBeVisible();
  });

  it('marks the same page in the list of a narrow screen', async () => {
    const { user, inList } = await openAt('/claim/history/a-4', aBusiness);
    await user.click(screen.getByRole('button', { name: say('shell.account') }));

    expect(inList(await screen.findByRole('menu'))).toEqual([say('shell.nav.claims')]);
  });
});
