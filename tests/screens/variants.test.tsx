import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addresses } from '#src/lib/addresses.ts';
import { anna, skyTheme } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { openStage, skyPage } from '#tests/kit/flows/stage.tsx';
import { say } from '#tests/kit/flows/texts.ts';

const session = { ...anna, signedInAt: skyPage.now };
const themeOf = (variant: 'parametric' | 'dataMonitoring') => ({
  ...skyTheme,
  config: { ...skyTheme.config, flags: { ...skyTheme.config.flags, [variant]: true } },
});

preload();

describe.each(['parametric', 'dataMonitoring'] as const)('a portal that is %s', (variant) => {
  it.each([addresses.insurance, addresses.insureTrip, addresses.resolution])('has no page at %s', async (path) => {
    await openStage({ path, session, page: { theme: themeOf(variant) } });

    expect(await screen.findByRole('heading', { level: 1, name: say('app.not_found.title') })).toBeVisible();
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
  });

  it('sends no guest to the sign-in page for a page that is not there', async () => {
    await openStage({ path: addresses.insurance, page: { theme: themeOf(variant) } });

    expect(await screen.findByRole('heading', { level: 1, name: say('app.not_found.title') })).toBeVisible();
  });
});
