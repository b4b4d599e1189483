import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useScrollPosition } from './useScrollPosition.ts';

let longest = 5_000;
let grow: () => void = () => undefined;

beforeEach(() => {
  longest = 5_000;
  window.scrollY = 0;
  window.history.replaceState(null, '', '/');
  vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, y: number) => {
    window.scrollY = Math.min(y, longest);
  }) as typeof window.scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Pages() {
  useScrollPosition();
  return (
    <Routes>
      <Route path="/" element={<Link to="/trip">{'Open this trip'}</Link>} />
      <Route path="/trip" element={<h1>{'Trip'}</h1>} />
    </Routes>
  );
}

function scrollBy(y: number): void {
  window.scrollY = y;
  fireEvent.scroll(window);
}

/** Scrolls the overview to 900 and opens a trip, which starts at its top. */
async function openTrip(): Promise<void> {
  render(
    <BrowserRouter>
      <Pages />
    </BrowserRouter>,
  );
  scrollBy(900);
  await userEvent.click(screen.getByRole('link', { name: 'Open this trip' }));
  await screen.findByRole('heading', { name: 'Trip' });
  scrollBy(0);
}

async function goBack(): Promise<void> {
  window.history.back();
  await screen.findByRole('link', { name: 'Open this trip' });
}

it('restores the position of a page on the way back, and of the next one on the way forward', async () => {
  await openTrip();
  scrollBy(120);

  await goBack();
  expect(window.scrollY).toBe(900);

  window.history.forward();
  await screen.findByRole('heading', { name: 'Trip' });
  expect(window.scrollY).toBe(120);
});

it('scrolls further as the page grows, until the position is reached', async () => {
  await openTrip();
  longest = 300;
  await goBack();
  expect(window.scrollY).toBe(300);

  longest = 2_000;
  grow();
  expect(window.scrollY).toBe(900);

  window.scrollY = 400;
  grow();
  expect(window.scrollY).toBe(400);
});

it('stops once the user scrolls a growing page', async () => {
  await openTrip();
  longest = 300;
  await goBack();

  fireEvent.wheel(window);
  longest = 2_000;
  grow();
  expect(window.scrollY).toBe(300);
});

it('does not confuse a jump of the browser with the position of the previous page', async () => {
  await openTrip();
  scrollBy(120);
  window.addEventListener('popstate', () => scrollBy(650), { once: true });
  await goBack();
  expect(window.scrollY).toBe(900);

  window.history.forward();
  await screen.findByRole('heading', { name: 'Trip' });
  expect(window.scrollY).toBe(120);
});
