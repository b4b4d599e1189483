import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

import { openCase } from '#tests/kit/screens/resolutions/openCase.tsx';

preload();

const agent = { roles: { AGENT: { write: true } } } as const;
const options = [toldOption('LOUNGE'), toldOption('CASH', { prize: 40, dependency: 'LOUNGE' })];
const told = (next: string, of = options) => toldCase(of, { next: { resolution: next, optionId: null } });
const notShown = () => screen.queryAllByText(say('resolutions.view.not_shown'));
const noLounge = () => screen.queryByText(say('resolutions.claim.no_lounge'));

it('shows an agent what their customer does not see, and a missing lounge only once it is certain', async () => {
  await openCase(told('LOUNGE'), { session: agent });
  expect(notShown().map((note) => note.closest('[data-option]')?.textContent)).toEqual([
    expect.stringContaining(say('resolutions.remedy.cash')),
  ]);
  expect(noLounge()).toBeNull();
});

it('tells a customer with cash that there is no lounge', async () => {
  await openCase(told('CASH'));
  expect(noLounge()).toBeVisible();
  expect(noLounge()?.compareDocumentPosition(screen.getByText('$40.00'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(notShown()).toEqual([]);
});

it.each([
  ['CASH', 'LOUNGE', 'None', 'resolutions.claim.no_lounge'],
  ['CASH', 'LOUNGE', 'Rejected', 'resolutions.claim.instead_of_lounge'],
  ['CASH', 'HOTEL', 'None', 'resolutions.claim.no_hotel'],
  ['CASH', 'HOTEL', 'Rejected', 'resolutions.claim.instead_of_hotel'],
  ['CASH', 'HOTEL', null, 'resolutions.claim.no_hotel'],
  ['POINTS', 'LOUNGE', 'None', null],
] as const)('says why %s replaces a %s that is %s', async (type, dependency, status, said) => {
  const of = status === null ? [] : [toldOption(dependency, { state: { status } })];
  await openCase(told(type, [...of, toldOption(type, { prize: 40, dependency })]));
  const all = (['no_lounge', 'instead_of_lounge', 'no_hotel', 'instead_of_hotel'] as const).map(
    (words) => `resolutions.claim.${words}` as const,
  );
  expect(all.filter((words) => screen.queryByText(say(words)))).toEqual(said ? [said] : []);
});
