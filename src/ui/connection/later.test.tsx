import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { FileGone } from '#src/lib/browser/builtFiles.ts';
import { say } from '#tests/kit/flows/texts.ts';
import english from '../../../translations/generated/english.json';
import type spanish from '../../../translations/generated/spanish.json';
import { later, laterUnasked } from './later.tsx';
import { OfflineNote } from './OfflineNote.tsx';

const texts = Object.fromEntries(Object.entries(english).map(([id, { defaultMessage }]) => [id, defaultMessage]));
const missing = () => screen.queryByText(say('app.missing.text'));

const Page = () => <p>The page</p>;

/** Returns a loader that fails this many times before it succeeds. */
function failing(times: number) {
  const load = vi.fn<() => Promise<{ default: ComponentType }>>(async () => ({ default: Page }));
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return load;
}

const show = (Component: ComponentType) =>
  act(async () => {
    render(
      <IntlProvider locale="en-GB" messages={texts as typeof spanish}>
        <input aria-label="Typed" />
        <Component />
      </IntlProvider>,
    );
  });

const tryAgain = () => act(async () => screen.getByRole('button', { name: say('app.missing.retry') }).click());
const back = () => act(async () => window.dispatchEvent(new Event('online')));

it('shows a failure in its place and loads on request', async () => {
  const load = failing(2);
  await show(later(load));
  await userEvent.type(screen.getByLabelText('Typed'), 'LHR');
  expect(missing()).toBeVisible();

  await tryAgain();
  expect(load).toHaveBeenCalledTimes(2);
  expect(missing()).toBeVisible();
  await tryAgain();

  expect(screen.getByText('The page')).toBeVisible();
  expect(missing()).toBeNull();
  expect(screen.getByLabelText('Typed')).toHaveValue('LHR');
});

it('offers to reload the page if its file belongs to an earlier release', async () => {
  const load = failing(0);
  load.mockRejectedValueOnce(new FileGone('/assets/inside-1.js cannot be had: status 404'));
  await show(later(load));

  expect(screen.getByRole('alert')).toHaveTextContent(say('app.gone.text'));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([say('app.gone.reload')]);
});

it('loads by itself when the connection is back and stops retrying', async () => {
  const load = failing(1);
  await show(later(load));
  expect(missing()).toBeVisible();

  await back();
  expect(screen.getByText('The page')).toBeVisible();
  await back();
  expect(load).toHaveBeenCalledTimes(2);
});

it('renders at once if it was loaded before', async () => {
  const Later = later(failing(0));
  await show(Later);
  cleanup();

  render(<Later />);
  expect(screen.getByText('The page')).toBeVisible();
});

it('renders at once if it was preloaded', async () => {
  const Later = later(failing(0));
  await Later.ahead();

  render(<Later />);
  expect(screen.getByText('The page')).toBeVisible();
});

it('fails silently if it was not requested, and loads later', async () => {
  await show(laterUnasked(failing(1)));
  expect(missing()).toBeNull();

  await back();
  expect(screen.getByText('The page')).toBeVisible();
});

it('reserves the space of an unrequested part only while it may still load', async () => {
  const Room = () => <p>Its room</p>;
  const lost: ((reason: Error) => void)[] = [];
  await show(laterUnasked(() => new Promise((_, lose) => lost.push(lose)), Room));
  expect(screen.getByText('Its room')).toBeVisible();

  await act(async () => {
    for (const lose of lost) lose(new TypeError('Failed to fetch'));
  });
  expect(screen.queryByText('Its room')).toBeNull();
});

it('says that there is no connection while that is so', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await show(OfflineNote);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  onLine.mockReturnValue(false);
  await act(async () => window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent(say('app.offline'));

  onLine.mockReturnValue(true);
  await back();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  onLine.mockRestore();
});
