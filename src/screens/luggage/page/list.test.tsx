import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import BagPage from '#src/app/pages/wizard/BagPage.tsx';
import LuggagePage from '#src/app/pages/wizard/LuggagePage.tsx';
import { addresses } from '#src/lib/addresses.ts';
import { lostBags } from '#tests/kit/customer/account.ts';
import { anna } from '#tests/kit/customer/sky.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';

preload();

const pirs = () => screen.getAllByRole('link', { name: /: details$/ }).map(({ textContent }) => textContent);
const waysOut = () => screen.queryAllByRole('link', { name: /^See your options for/ });
const menuOf = (pir: string) => screen.queryByRole('button', { name: say('luggage.menu', { pir }) });
const add = () => screen.queryByRole('button', { name: say('luggage.add') });
const without = (...rights: string[]) =>
  anna.accessProfile.map(({ feature, accessRights }) => ({
    feature,
    accessRights: accessRights.filter((right) => !rights.includes(right)),
  }));

it('lists the latest report first', async () => {
  const [first, second, third] = lostBags.lostBags;
  const answers = {
    LostBags: { lostBags: [first, { ...second, reportedOn: '2026-11-19T17:45:00.000Z' }, third] },
  };
  await openPortal({ now, answers }).show(<LuggagePage />);

  expect(pirs()).toEqual(['LHRVO10050', 'LHRVO10051', 'LHRVO10053']);
});

it('does not list a deleted bag even if the list cannot be read again', async () => {
  const { gateway, show } = openPortal({ now, answers: { DeleteBag: { deleteBag: true } } });
  await show(<LuggagePage />);
  gateway.refuse('LostBags', { status: 500, code: 'VENDOR_ERROR' });

  await userEvent.click(menuOf('LHRVO10050') as HTMLElement);
  await userEvent.click(screen.getByRole('menuitem', { name: say('luggage.delete') }));
  await userEvent.click(screen.getByRole('button', { name: say('luggage.delete.submit') }));
  await settle();

  expect(pirs()).toEqual(['LHRVO10051', 'LHRVO10053']);
});

it('gives the reason for disabled buttons to a read-only user', async () => {
  await openPortal({ now, session: { roles: { USER: { write: false } } } }).show(<LuggagePage />);

  for (const button of [add(), menuOf('LHRVO10051')]) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(say('luggage.no_write'));
  }
});

it('offers only actions with the right', async () => {
  await openPortal({ now, session: { accessProfile: without('CREATE', 'DELETE') } }).show(<LuggagePage />);

  expect(add()).toBeNull();
  await userEvent.click(menuOf('LHRVO10051') as HTMLElement);
  expect(within(screen.getByRole('menu')).getAllByRole('menuitem')).toHaveLength(1);
});

it('leads to the options of a missing bag, also without the right to choose', async () => {
  const [first, second, third] = lostBags.lostBags;
  const answers = { LostBags: { lostBags: [first, { ...second, status: 'BAG_RETURNED' }, third] } };
  await openPortal({ now, answers }).show(<LuggagePage />);

  expect(waysOut()).toHaveLength(2);
  expect(waysOut()[0]).toHaveAttribute('href', `/resolution/select?category=LUGGAGE&bagId=${first?.bagId}`);
});

describe('a bag without options', () => {
  const [first, second] = lostBags.lostBags;
  const ResolutionOptions = ({ bagId }: Record<string, unknown>) =>
    toldCase(bagId === first?.bagId ? [] : [toldOption('CASH')]);

  it('has no link in the list, unlike others', async () => {
    const answers = { LostBags: { lostBags: [first, second] }, ResolutionOptions };
    await openPortal({ now, answers }).show(<LuggagePage />);

    await waitFor(() =>
      expect(waysOut().map((link) => link.getAttribute('aria-label'))).toEqual(['See your options for LHRVO10050']),
    );
  });

  it.each([
    [first, false],
    [second, true],
  ])('says so on its page: %#', async (bag, isOffered) => {
    const answers = { LostBag: { lostBag: bag }, ResolutionOptions };
    const page = (
      <Routes>
        <Route path={addresses.bag} element={<BagPage />} />
      </Routes>
    );
    await openPortal({ now, answers }).show(page, `/luggage/${bag?.bagId}`);
    await settle();

    expect(screen.queryByText('No options for this bag yet.') === null).toBe(isOffered);
    expect(screen.queryByRole('button', { name: 'See your options' }) !== null).toBe(isOffered);
  });
});

it('offers nothing to a read-only user', async () => {
  const accessProfile = without('CREATE', 'UPDATE', 'DELETE');
  await openPortal({ now, session: { accessProfile } }).show(<LuggagePage />);

  expect(pirs()).toHaveLength(3);
  expect(menuOf('LHRVO10051')).toBeNull();
});

it('invites a customer without bags to report one', async () => {
  await openPortal({ now, answers: { LostBags: { lostBags: [] } } }).show(<LuggagePage />);

  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(say('luggage.empty.question'));
  expect(add()).toBeVisible();
});
