import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addresses } from '#src/lib/addresses.ts';
import { openStage, skyPage } from '#tests/kit/browser/stage.tsx';
import { anna, skyTheme } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

preload();

const { config } = skyTheme;
const theme = { ...skyTheme, config: { ...config, flags: { ...config.flags, luggageInclusion: true } } };

const pages = [
  [addresses.passengers, 'customer-travel-passengers', say('shell.nav.passengers'), say('passengers.title')],
  [addresses.luggage, 'customer-travel-luggage', say('shell.nav.luggage'), say('luggage.title')],
] as const;

const open = (path: string, without: string[]) =>
  openStage({
    path,
    page: { theme },
    session: {
      ...anna,
      signedInAt: skyPage.now,
      accessProfile: anna.accessProfile.filter(({ feature }) => !without.includes(feature)),
    },
  });
const entry = (name: string) => screen.queryByRole('link', { name, hidden: true });

it.each(pages)('shows %s to customers with the right, in the menu and by address', async (path, _, name, title) => {
  await open(path, []);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(entry(name)).toHaveAttribute('href', path);
});

it.each(pages)(
  'hides %s from customers without the right and leads them to the overview',
  async (path, feature, name) => {
    await open(path, [feature]);

    expect(await screen.findByText(/Good (morning|afternoon|evening)/)).toBeVisible();
    expect(window.location.pathname).toBe(addresses.dashboard);
    expect(entry(name)).toBeNull();
  },
);
