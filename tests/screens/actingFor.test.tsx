import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { paths } from '#src/app/paths.ts';
import { anna, idOf } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/walks/preload.ts';
import { openStage, settled, skyPage, until } from '#tests/kit/walks/stage.tsx';
import { say } from '#tests/kit/walks/texts.ts';

const session = { ...anna, signedInAt: skyPage.now };

preload();

describe('whose account it is', () => {
  it('is told to an agent on every page, who leaves it there', async () => {
    const stage = await openStage({ path: paths.insurance, session: { ...session, agentId: idOf(9) } });

    expect(await screen.findByText('You are acting for Anna Berg')).toBeVisible();
    await stage.user.click(screen.getByRole('button', { name: say('shell.acting.leave') }));
    await settled();

    await until(() => expect(window.location.pathname).toBe(paths.front));
    expect(screen.queryByText(/You are acting for/)).toBeNull();
  });

  it('is not told to its customer', async () => {
    await openStage({ path: paths.insurance, session });

    await screen.findByRole('button', { name: say('shell.account') });
    expect(screen.queryByText(/You are acting for/)).toBeNull();
  });
});
