import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { toldOption } from '#paths/specs/kit/remedies.ts';
import { settle } from '../../portal.tsx';

import { openCase } from './atCase.tsx';

export const lounge = (loungeId: string, terminal: string, name: string) => ({
  loungeId,
  terminal,
  name,
  securityLocation: 'After security',
  businessHours: 'Mon-Fri 05:00-22:00;Sat 06:00-20:00',
  directions: 'Left after the shops',
});
export const lounges = [lounge('one', '2', 'Harbour Lounge'), lounge('two', '3', 'Skylight Lounge')];
export const open = (state: Record<string, unknown> = {}, given: Parameters<typeof openCase>[2] = {}) =>
  openCase([toldOption('LOUNGE', { state: { lounges, ...state } })], {}, given);
export const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
};
