import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';

import { openCase } from '#tests/kit/screens/resolutions/openCase.tsx';

preload();

const press = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const all = (options: string) => say('resolutions.declining.all', { options });

it.each([
  ['LOUNGE|CASH', 'lounge', 'resolutions.lounge.no', 'A lounge, Money'],
  ['REBOOKING|HOTEL|CASH', 'rebooking', 'resolutions.rebooking.no', 'Another flight, A hotel, Money'],
  ['REBOOKING|HOTEL|CASH', 'hotel', 'resolutions.hotel.no', 'Another flight, A hotel, Money'],
] as const)('says before declining one of %s, the %s, that it declines all of them', async (...given) => {
  const [type, remedy, no, names] = given;
  await openCase(toldCase([toldOption(type, { prize: 40 })]));
  await press(say(`resolutions.remedy.${remedy}`));
  expect(screen.getByText(new RegExp(all(names)))).toBeVisible();
  await press(say(no));
  expect(screen.getByRole('dialog')).toHaveTextContent(`${all(names)} ${say('resolutions.declining')}`);
});

it('mentions no other part when the taken one is declined', async () => {
  const state = { status: 'Initial', selected: 'LOUNGE' };
  await openCase(toldCase([toldOption('LOUNGE|CASH', { prize: 40, state })]));
  await press(say('resolutions.lounge.no'));
  expect(screen.getByRole('dialog')).toHaveTextContent(say('resolutions.declining'));
  expect(screen.getByRole('dialog')).not.toHaveTextContent(all('A lounge, Money'));
});
