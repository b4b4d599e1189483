import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { policies } from '#tests/kit/customer/account.ts';
import { goOn, insuring, left } from '#tests/kit/walks/insuring.ts';
import { preload } from '#tests/kit/walks/preload.ts';
import { openStage, settled, skyPage } from '#tests/kit/walks/stage.tsx';
import { say } from '#tests/kit/walks/texts.ts';

const active = policies.policies.find(({ externalPolicyNumber }) => externalPolicyNumber === 'POL-ACTIVE');
const another = { ...active, externalPolicyNumber: 'POL-OTHER' };
const draft = { ...left, policyNumber: '', tripType: null };
const entry = { on: JSON.stringify(draft), values: { policyNumber: 'POL-GONE', tripType: 'single' } };

preload();

describe('a policy that was chosen another day and has run out since', () => {
  it.each([
    ['gives way to the only one there is', [active], 'flights'],
    ['is no choice any longer where there are several', [active, another], 'policy'],
  ])('%s', async (_, those, leadsTo) => {
    const stage = await openStage({
      ...insuring,
      answers: { ...insuring.answers, Policies: { policies: those } },
      drafts: { addInsurance: { version: 2, savedAt: skyPage.now, draft, entry } },
    });
    await goOn(stage);
    await stage.user.click(await screen.findByRole('button', { name: say('insurance.next') }));
    await settled();

    if (leadsTo === 'flights') expect(screen.getByRole('dialog')).toHaveTextContent('Policy POL-ACTIVE');
    else expect(screen.getByRole('alert')).toHaveTextContent(say('insurance.trip.policy.missing'));
    expect(screen.queryByText(/POL-GONE/)).toBeNull();
  });
});
