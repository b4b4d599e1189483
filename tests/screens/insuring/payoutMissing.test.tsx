import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addresses } from '#src/lib/addresses.ts';
import { skyTheme } from '#tests/kit/customer/sky.ts';
import { goOn, insuring, leftAtTravellers, leftUnfinished } from '#tests/kit/flows/insuring.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { openStage, settled } from '#tests/kit/flows/stage.tsx';
import { say } from '#tests/kit/flows/texts.ts';

const { config } = skyTheme;
const payoutFirst = {
  ...skyTheme,
  config: { ...config, flags: { ...config.flags, payoutRequiredBeforeTrip: true } },
};
const answers = { ...insuring.answers, PayoutMethods: { payoutMethods: [] } };

preload();

describe('whoever cannot be paid yet', () => {
  it('is told what to do next, and led back without losing anything', async () => {
    const left = { ...leftUnfinished(leftAtTravellers), answers, page: { theme: payoutFirst } };
    const stage = await openStage(left);
    await goOn(stage);

    expect(await screen.findByRole('heading', { level: 3, name: say('insurance.payout.title') })).toHaveFocus();
    const page = within(screen.getByRole('dialog'));
    expect(page.getByRole('link', { name: 'help@sky.test' })).toHaveAttribute('href', 'mailto:help@sky.test');
    expect(screen.getByText(/Then come back here and insure your trip/)).toBeVisible();
    await stage.user.click(screen.getByRole('button', { name: say('insurance.payout.back') }));
    await settled();

    expect(window.location.pathname).toBe(addresses.insurance);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(say('insurance.unfinished'))).toBeVisible();
  });

  it('is told whom to ask where the partner gave no way to be reached', async () => {
    const theme = { ...payoutFirst, config: { ...payoutFirst.config, contact: null } };
    await openStage({ ...insuring, answers, page: { theme } });

    expect(await screen.findByText(say('insurance.payout.ask', { partner: 'Sky' }))).toBeVisible();
  });
});
