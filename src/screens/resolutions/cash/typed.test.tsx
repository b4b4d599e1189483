import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { tell } from '#src/lib/tell.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';
import { openCase, told } from '#tests/kit/screens/resolutions/openCase.tsx';

const lounge = (loungeId: string, name: string) => ({
  loungeId,
  terminal: '2',
  name,
  securityLocation: 'After security',
  businessHours: 'Mon-Fri 05:00-22:00',
  directions: 'Left after the shops',
});
const lounges = [lounge('one', 'Harbour Lounge'), lounge('two', 'Skylight Lounge')];

const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await settle();
};
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const first = () => screen.findByRole('textbox', { name: /First name/ });

describe('unfinished input', () => {
  it('for a lounge is restored, however the customer left', async () => {
    const { comeBack } = await openCase(told('LOUNGE', 'Initial', { state: { lounges } }));
    await press(say('resolutions.lounge.yes'));
    await userEvent.click(await radio(/Skylight Lounge/));
    await userEvent.click(await radio(/Someone else/));
    await userEvent.type(await first(), 'Zoë');
    await press(say('wizard.back'));
    await press(say('resolutions.lounge.yes'));
    expect(await first()).toHaveValue('Zoë');

    await comeBack();
    await press(say('resolutions.lounge.yes'));
    expect(await radio(/Skylight Lounge/)).toBeChecked();
    expect(await first()).toHaveValue('Zoë');
  });

  it('is restored in its latest version, even if that equals the original', async () => {
    const { comeBack } = await openCase(told('HOTEL', 'OptionsSent'));
    for (const hotel of [/Gate Inn/, /Pier Hotel/]) {
      await userEvent.click(await radio(hotel));
      await comeBack();
      expect(await radio(hotel)).toBeChecked();
    }
    await userEvent.click(await radio(/Gate Inn/));
    await userEvent.click(await radio(/Pier Hotel/));
    await comeBack();
    expect(await radio(/Pier Hotel/)).toBeChecked();
  });

  it('can be sent unchanged for flights', async () => {
    const { gateway, comeBack } = await openCase(told('REBOOKING', 'OptionsSent'));
    await userEvent.click(await radio(/1 change/));
    await comeBack();
    await press(say('resolutions.rebooking.submit'));
    expect(gateway.variables('SubmitResolution')).toMatchObject({ resolution: { flightIds: ['SK2', 'SK3'] } });
  });

  it('is not sent for an unavailable choice', async () => {
    const { gateway, comeBack } = await openCase(told('HOTEL', 'OptionsSent'));
    await userEvent.click(await radio(/Gate Inn/));
    const availableHotels = [{ alternateId: 'HTL-PIER', resolutionId: null, description: 'Pier Hotel' }];
    gateway.answer('ResolutionOptions', told('HOTEL', 'OptionsSent', { state: { availableHotels } }));
    await comeBack();
    await press(say('resolutions.hotel.submit'));
    expect(gateway.asked).not.toContain('SubmitResolution');
  });

  it('exists only in memory, for the same customer', async () => {
    const session = { roles: { AGENT: { write: true } }, agentId: 'agent-7' };
    const { portal, comeBack } = await openCase(told('LOUNGE', 'Initial', { state: { lounges } }), { session });
    await press(say('resolutions.lounge.yes'));
    await userEvent.click(await radio(/Someone else/));
    await userEvent.type(await first(), 'Zoë');
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('Zoë');

    tell(portal.app, 'session', { type: 'customer.changed', userId: 'another' });
    await comeBack();
    await press(say('resolutions.lounge.yes'));
    expect(screen.queryByRole('textbox', { name: /First name/ })).toBeNull();
  });
});
