import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { compile } from '#scripts/translations/compile.ts';
import { CrashBoundary } from '#src/app/failure/CrashBoundary.tsx';
import { FileGone } from '#src/lib/browser/builtFiles.ts';

import { Readable } from './Readable.tsx';

// React logs errors that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

function Part({ at }: { at: number }) {
  return <p>{new Date(at).toISOString()}</p>;
}

const messages: never = compile({ 'data.unreadable': 'We can’t show this part.' }) as never;

const page = (at: number) => (
  <IntlProvider locale="en" messages={messages}>
    <Readable>
      <Part at={at} />
    </Readable>
    <p>The rest</p>
  </IntlProvider>
);

it('contains a part that throws, and shows it again once it renders', () => {
  const { rerender } = render(page(Number.NaN));
  expect(screen.getByText('We can’t show this part.')).toBeVisible();
  expect(screen.getByText('The rest')).toBeVisible();

  rerender(page(0));

  expect(screen.getByText('1970-01-01T00:00:00.000Z')).toBeVisible();
  expect(screen.queryByText('We can’t show this part.')).toBeNull();
});

it('passes a missing file on to the page, which offers to reload', () => {
  const Gone = () => {
    throw new FileGone();
  };

  render(
    <CrashBoundary fallback={<button type="button">Load the page again</button>}>
      <Readable>
        <Gone />
      </Readable>
    </CrashBoundary>,
  );

  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
});
