import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { toldCase, toldOption } from '#paths/specs/shared/remedies.ts';
import type { TextId } from '#src/lib/texts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';

import { openCase } from '../resolutions/openCase.tsx';

preload();

const insured = { payoutCurrency: 'USD', payouts: null, disruptionOptions: { callMeAllowed: true, noAllowed: true } };
const press = async (name: TextId) => {
  await userEvent.click(screen.getByRole('button', { name: say(name) }));
  await settle();
};

describe('a field that the insurer refuses, where there is no form, is told in words at the card:', () => {
  it.each([
    ['LOUNGE', ['resolutions.call_me'], 'callMe', 'resolutions.refused.call'],
    ['LOUNGE', ['resolutions.lounge.no', 'resolutions.lounge.no.yes'], 'firstName', 'passengers.form.name'],
    ['POINTS', ['resolutions.claim.call'], 'callMe', 'resolutions.refused.call'],
    ['POINTS', ['resolutions.claim.no', 'resolutions.claim.no.yes'], 'rejected', 'resolutions.refused.no'],
    ['HOTEL', ['resolutions.request.call'], 'callMe', 'resolutions.refused.call'],
    ['REBOOKING', ['resolutions.rebooking.no', 'resolutions.request.sure.yes'], 'rejected', 'resolutions.refused.no'],
  ] as const)('%s %s', async (type, answers, field, words) => {
    const { gateway } = await openCase(toldCase([toldOption(type, { prize: 40 })], { insured }));
    gateway.refuse('SubmitResolution', { status: 422, code: 'FAILED_VALIDATION', fields: { [field]: 'invalid' } });
    for (const answer of answers) await press(answer);

    const told = await screen.findByRole('alert');
    expect(told).toHaveAttribute('data-told', `option option-${type}`);
    expect(told).toHaveTextContent(say('resolutions.refused.for'));
    expect(told).toHaveTextContent(say(words));
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('nor is a code told, of a field that nobody knows', async () => {
    const { gateway } = await openCase(toldCase([toldOption('POINTS', { prize: 40 })], { insured }));
    gateway.refuse('SubmitResolution', { status: 422, type: 'Payments', fields: { glAccount: 'invalid' } });
    await press('resolutions.claim.points.submit');

    expect(await screen.findByRole('alert')).toHaveTextContent(say('resolutions.refused'));
    expect(document.body).not.toHaveTextContent('glAccount');
  });
});
