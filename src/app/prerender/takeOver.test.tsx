import { waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { early } from './early.ts';
import { takeOver } from './takeOver.ts';

const field = (place: string) => document.querySelector<HTMLInputElement>(`#${place} input`);

function pageWith(value: string) {
  document.body.innerHTML = `<div id="prerendered"><div><input name="username"></div></div>
    <div id="root"><div><input name="username"></div></div>`;
  onTestFinished(() => document.body.replaceChildren());
  const drawn = field('prerendered');
  if (!drawn) throw new Error('There is no picture.');
  drawn.value = value;
  return drawn;
}

it('waits for a character that takes several keys', async () => {
  const drawn = pageWith('');
  early('token');
  drawn.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));

  takeOver(document);
  expect(field('prerendered')).toBe(drawn);
  drawn.value = '京';
  drawn.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));

  await waitFor(() => expect(field('prerendered')).toBeNull());
  expect(field('root')?.value).toBe('京');
});

it.each([
  ['anna@sky.test', {}, 1],
  // Nothing would be lost, or the link opens elsewhere.
  ['', {}, 0],
  ['anna@sky.test', { ctrlKey: true }, 0],
])('follows a link once the app is there if %j was typed with %j held', async (typed, held, times) => {
  const drawn = pageWith(typed);
  for (const place of document.querySelectorAll('input'))
    place.insertAdjacentHTML('afterend', '<a href="/login/code">Another way</a>');
  const [pictured, real] = [...document.querySelectorAll('a')];
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  real?.addEventListener('click', followed);
  early('token');

  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...held });
  const goes = pictured?.dispatchEvent(click);
  takeOver(document);
  await Promise.resolve();

  expect(goes).toBe(times === 0);
  expect(followed).toHaveBeenCalledTimes(times);
  expect(drawn.isConnected).toBe(false);
});

it('gives no input to a control of another kind', () => {
  const drawn = pageWith('anna@sky.test');
  drawn.name = 'identifier';

  takeOver(document);

  expect(field('root')?.value).toBe('');
});

it('does nothing on a page that was not prerendered', () => {
  pageWith('').closest('#prerendered')?.remove();
  const before = document.body.innerHTML;

  takeOver(document);

  expect(document.body.innerHTML).toBe(before);
});
