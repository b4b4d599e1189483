import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import TripPage from '#src/app/pages/inside/TripPage.tsx';
import CasePage from '#src/app/pages/resolutions/CasePage.tsx';
import { addresses } from '#src/lib/addresses.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { changed, told } from '#tests/kit/screens/resolutions/openCase.tsx';

preload();

const inDialog = () => within(screen.getByRole('dialog', { name: say('resolutions.title') }));
const isOpen = () => screen.queryByRole('dialog', { name: say('resolutions.title') }) !== null;
const closer = () => inDialog().getByRole('button', { name: say('wizard.close') });
const toPage = () => inDialog().getByText(say('resolutions.as_page'));
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const close = async () => {
  await userEvent.click(closer());
  await settle();
};
async function look() {
  await userEvent.click(
    screen.getByRole('button', { name: /^See (your options|your choice) for .*SK102$/, hidden: true }),
  );
  await screen.findByRole('dialog', { name: say('resolutions.title') });
  await inDialog().findByRole('button', { name: say('wizard.close') });
  await settle();
}

const pages = (
  <Routes>
    <Route path={addresses.trip} element={<TripPage />} />
    <Route path={addresses.resolution} element={<CasePage />} />
  </Routes>
);

async function opened(answer: unknown, session = {}) {
  const { gateway, portal, show } = openPortal({ now, session, answers: { ResolutionOptions: answer } });
  await show(pages, '/insurance/t-delay');
  await look();
  const notices = () =>
    portal.app
      .getSnapshot()
      .children.notifier?.getSnapshot()
      .context.notices.map(({ text }) => text);
  return { gateway, notices, portal };
}

const points = say('resolutions.claim.points.submit');
const claimed = told('POINTS', 'Requested');

describe('a dialog with a pending answer', () => {
  it.each([
    ['points', told('POINTS', 'Initial'), [points]],
    ['another flight', told('REBOOKING', 'Initial'), [say('resolutions.rebooking.yes')]],
    ['a hotel', told('HOTEL', 'Initial'), [say('resolutions.hotel.yes')]],
    ['no lounge', told('LOUNGE', 'Initial'), [say('resolutions.lounge.no'), say('resolutions.lounge.no.yes')]],
    ['a part of several things', told('POINTS|CASH', 'Initial'), [say('resolutions.remedy.points'), points]],
  ])('stays open until the answer has come: %s', async (_, answer, names) => {
    const { gateway } = await opened(answer);
    expect(closer()).toBeEnabled();
    const release = gateway.hold('SubmitResolution');
    for (const name of names) await press(name);

    expect(closer()).toHaveAttribute('aria-disabled', 'true');
    await close();
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(isOpen()).toBe(true);
    expect(toPage().closest('[inert]')).toBeInTheDocument();

    gateway.answer('SubmitResolution', changed('Rejected'));
    release();
    await settle();
    expect(toPage().closest('[inert]')).toBeNull();
    await close();
    expect(isOpen()).toBe(false);
  });

  it('stays open until a claim is confirmed, too', async () => {
    const { gateway, notices } = await opened(told('POINTS', 'Initial'));
    gateway.answer('SubmitResolution', changed('Requested'));
    const release = gateway.hold('ConfirmResolution');
    await press(points);
    await close();
    expect(isOpen()).toBe(true);

    gateway.answer('ConfirmResolution', { confirmResolution: { resolutionId: 'resolution', status: 'Confirmed' } });
    gateway.answer('ResolutionOptions', told('POINTS', 'Confirmed'));
    release();
    await settle();
    await close();
    expect(isOpen()).toBe(false);
    expect(notices()).toEqual([{ id: 'notices.resolution_confirmed' }]);
  });
});

describe('leaving', () => {
  it('with an unknown outcome shows a notice until the customer returns', async () => {
    const { gateway, notices } = await opened(told('HOTEL', 'Initial'));
    gateway.lose('SubmitResolution');
    gateway.lose('ResolutionOptions');
    await press(say('resolutions.hotel.yes'));
    expect(closer()).toBeEnabled();
    await close();
    expect(notices()).toEqual([{ id: 'notices.answer_left' }]);

    gateway.answer('ResolutionOptions', told('HOTEL', 'Requested'));
    await look();
    expect(notices()).toEqual([]);
    await close();
    expect(notices()).toEqual([]);
  });

  it('with an unconfirmed claim says that nothing is paid', async () => {
    const { notices } = await opened(claimed);
    expect(notices()).toEqual([]);
    await close();

    expect(notices()).toEqual([{ id: 'notices.claim_left' }]);
  });

  it('with a claim that another user must confirm shows no notice', async () => {
    const { notices } = await opened(claimed, { roles: { USER: { write: false } } });
    await close();

    expect(notices()).toEqual([]);
  });

  it('for the same options on their own page does not count', async () => {
    const { notices } = await opened(claimed);
    await userEvent.click(toPage());
    await settle();

    expect(isOpen()).toBe(false);
    expect(await screen.findByText(say('resolutions.claim.unconfirmed.finish'))).toBeInTheDocument();
    expect(notices()).toEqual([]);
  });

  it('at the end of the session shows no notice about unfinished work', async () => {
    const { gateway, notices, portal } = await opened(told('HOTEL', 'Initial'));
    gateway.lose('SubmitResolution');
    gateway.refuse('ResolutionOptions', { status: 401 });
    await press(say('resolutions.hotel.yes'));

    expect(portal.app.getSnapshot().matches({ running: { area: 'guest' } })).toBe(true);
    cleanup();
    expect(notices()).not.toContainEqual({ id: 'notices.answer_left' });
  });

  it('with a final answer shows no notice', async () => {
    const { notices } = await opened(told('HOTEL', 'Confirmed'));
    await close();

    expect(notices()).toEqual([]);
  });
});
