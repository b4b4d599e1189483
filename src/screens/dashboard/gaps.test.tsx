import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import DashboardPage from '#src/app/pages/inside/DashboardPage.tsx';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';

const card = (name: string) => document.querySelector<HTMLElement>(`[data-card=${name}]`) as HTMLElement;
const note = /Some information is missing/;

it('reports a missing row in its card only', async () => {
  const { gateway, show } = openPortal({ now });
  gateway.leaveGaps('Passengers');
  await show(<DashboardPage />);

  expect(within(card('PASSENGERS')).getByText(note)).toBeVisible();
  expect(within(card('TRIPS')).queryByText(note)).not.toBeInTheDocument();
});
