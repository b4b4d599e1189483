import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { useArrival } from '#src/app/useArrival.ts';
import { PageHeading } from '../content/PageHeading.tsx';
import { Arrival } from './usePageFocus.ts';

function Moving({ children }: { children: ReactNode }) {
  return <Arrival value={useArrival()}>{children}</Arrival>;
}

function Flights() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeading>{'Flights'}</PageHeading>
      <button type="button" onClick={() => void navigate(-1)}>
        {'Back'}
      </button>
    </>
  );
}

const front = (
  <>
    <PageHeading>{'Front'}</PageHeading>
    <Link to="/flights">{'On'}</Link>
  </>
);

describe('the heading of a page', () => {
  it('receives the focus after a navigation and shows the page from its top, except on the way back', async () => {
    render(
      <MemoryRouter>
        <Moving>
          <Routes>
            <Route path="/" element={front} />
            <Route path="/flights" element={<Flights />} />
          </Routes>
        </Moving>
      </MemoryRouter>,
    );
    expect(document.body).toHaveFocus();

    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await userEvent.click(screen.getByRole('link', { name: 'On' }));
    expect(screen.getByRole('heading', { name: 'Flights' })).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);

    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'Front' })).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
