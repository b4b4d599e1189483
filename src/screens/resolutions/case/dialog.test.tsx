import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';

import { open } from '#tests/kit/screens/atTrip.tsx';
import { changed, told } from '#tests/kit/screens/resolutions/openCase.tsx';

preload();

const agent = {
  roles: { AGENT: { write: true } },
  agentId: 'agent-7',
  accessProfile: [
    { feature: 'customer-travel-resolutions', accessRights: ['READ', 'UPDATE', 'AGENT-OPTIONS'] },
    { feature: 'customer-insurance', accessRights: ['READ'] },
  ],
};
const offered = toldCase([toldOption('HOTEL'), toldOption('POINTS', { prize: 100 })]);
const remedies = { hotel: say('resolutions.remedy.hotel'), points: say('resolutions.remedy.points') };

/** After a dialog closes, the page stays hidden from assistive technology for a moment. */
const opener = () => screen.getByRole('button', { name: 'See your options for flight SK102', hidden: true });
const dialog = () => within(screen.getByRole('dialog', { name: say('resolutions.title') }));
const cards = () => Object.values(remedies).filter((name) => dialog().queryByRole('region', { name }) !== null);

async function reopen() {
  await userEvent.click(opener());
  await screen.findByRole('dialog', { name: say('resolutions.title') });
  await dialog().findByRole('region', { name: remedies.hotel });
}

/** Opens the page of a trip with a late flight, and its options in a dialog. */
async function look({ answer = offered as unknown, session = {} } = {}) {
  const opened = await open('t-delay', { session, answers: { ResolutionOptions: answer } });
  opened.gateway.asked.length = 0;
  await reopen();
  return opened;
}

describe('the options over the page of a trip', () => {
  it('are read at each opening, and by the page after closing, and have no heading', async () => {
    const { gateway } = await look();
    expect(gateway.asked).toEqual(['ResolutionOptions']);
    expect(dialog().queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    expect(dialog().getByText('SK102')).toBeVisible();
    expect(cards()).toEqual([remedies.hotel]);

    await userEvent.keyboard('{Escape}');
    await settle();
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(gateway.asked.splice(0)).toEqual(['ResolutionOptions', 'ResolutionOptions']);
    await reopen();
    expect(gateway.asked).toEqual(['ResolutionOptions']);
  });

  it('request the options of their flight', async () => {
    const { gateway } = await look();
    expect(gateway.variables('ResolutionOptions')).toEqual({
      category: 'FLIGHT',
      tripId: 't-delay',
      flightId: 'flight-SK102',
    });
  });

  it("are all of them for an agent, and the customer's in the other view", async () => {
    await look({ session: agent });
    expect(cards()).toEqual([remedies.hotel, remedies.points]);
    await userEvent.click(dialog().getByRole('button', { name: say('resolutions.view.customer') }));
    expect(cards()).toEqual([remedies.hotel]);
  });

  it('are answered there and read again', async () => {
    const { gateway } = await look();
    gateway.answer('SubmitResolution', changed('Requested'));
    gateway.answer('ResolutionOptions', told('HOTEL', 'Requested'));
    await userEvent.click(dialog().getByRole('button', { name: say('resolutions.hotel.yes') }));
    await settle();
    expect(gateway.asked).toEqual(['ResolutionOptions', 'SubmitResolution', 'ResolutionOptions']);
    expect(dialog().getByText(say('resolutions.status.requested'))).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/insurance/t-delay');
    expect(dialog().getByRole('region', { name: remedies.hotel })).toHaveFocus();
  });

  it("open an agent's override above, which Escape closes alone", async () => {
    await look({ session: agent });
    await userEvent.click(
      dialog().getAllByRole('button', { name: say('resolutions.override.reject') })[0] as HTMLElement,
    );
    await settle();
    // Without a layout jsdom finds nothing to focus in it, so it is soon hidden from assistive technology and has no
    // name.
    const inner = () => document.querySelector('[data-machine=overrideOption]');
    expect(inner()).toHaveTextContent(say('resolutions.override.reject.title'));
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(inner()).not.toBeInTheDocument();
    expect(cards()).toEqual([remedies.hotel, remedies.points]);
  });

  it('lead to the same options on their own page', async () => {
    await look();
    await userEvent.click(dialog().getByRole('link', { name: say('resolutions.as_page') }));
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/resolution/select?category=FLIGHT&tripId=t-delay&flightId=flight-SK102',
    );
  });
});
