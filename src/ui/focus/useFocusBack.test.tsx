import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { keepFocus, useFocusBackToLast, useFocusBackWhenGone } from './useFocusBack.ts';

/** Its message appears when the pressed button disappears, like after a dialog. */
function Page() {
  const [isAsking, setAsking] = useState(true);
  const [isTold, setTold] = useState(false);

  return (
    <>
      <h1 tabIndex={-1}>{'Page'}</h1>
      {isAsking ? (
        <button type="button" onClick={() => setTold(true)} onBlur={() => setAsking(false)}>
          {'Add'}
        </button>
      ) : null}
      <button type="button">{'Next'}</button>
      {isTold ? <Told onDismiss={() => setTold(false)} /> : null}
    </>
  );
}

function Told({ onDismiss }: { onDismiss: () => void }) {
  const { cameFrom, giveFocusBack } = useFocusBackToLast();

  return (
    <button type="button" onFocus={cameFrom} onClick={() => giveFocusBack(onDismiss)}>
      {'Close'}
    </button>
  );
}

it('returns focus to the last focused element even if that was added later', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

/** Each line opens something and may be removed before that is closed. */
function Lines() {
  const [lines, setLines] = useState(['first', 'second', 'third']);
  const [opened, open] = useState<string | null>(null);

  return (
    <>
      <h1 tabIndex={-1}>{'Page'}</h1>
      {lines.length > 0 ? (
        <ul>
          {lines.map((line) => (
            <li key={line} tabIndex={-1}>
              <button type="button" onClick={() => open(line)}>
                {line}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {opened ? (
        <Over
          onDone={() => setLines(lines.filter((line) => line !== opened))}
          onAllDone={() => setLines([])}
          onClose={() => open(null)}
        />
      ) : null}
    </>
  );
}

function Over({ onDone, onAllDone, onClose }: Record<'onDone' | 'onAllDone' | 'onClose', () => void>) {
  useFocusBackWhenGone();

  return (
    <>
      <button type="button" onClick={onDone}>
        {'Done'}
      </button>
      <button type="button" onClick={onAllDone}>
        {'All done'}
      </button>
      <button type="button" onClick={onClose}>
        {'Close'}
      </button>
    </>
  );
}

it.each([
  [
    'the line that opened what is closed, or its button',
    'first',
    null,
    () => screen.getByRole('button', { name: 'first' }),
  ],
  ['the line that took its place', 'second', 'Done', () => screen.getAllByRole('listitem')[1]],
  ['the last one, where none did', 'third', 'Done', () => screen.getAllByRole('listitem')[1]],
  ['the heading, where none is left', 'first', 'All done', () => screen.getByRole('heading')],
])('returns focus to %s', async (_, line, pressed, place) => {
  render(<Lines />);
  await userEvent.click(screen.getByRole('button', { name: line }));
  if (pressed) await userEvent.click(screen.getByRole('button', { name: pressed }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(place()).toHaveFocus();
});

/** A region in which one question replaces another, by its own button or by an outside one. */
function Steps({ isOver = false }: { isOver?: boolean }) {
  const [isAsked, setAsked] = useState(true);

  return (
    <>
      <section ref={keepFocus} tabIndex={-1} aria-label="Steps">
        {isAsked && !isOver ? (
          <button type="button" onClick={() => setAsked(false)}>
            {'Yes'}
          </button>
        ) : (
          <p>{'Done'}</p>
        )}
      </section>
      <button type="button" onClick={() => setAsked(false)}>
        {'Elsewhere'}
      </button>
    </>
  );
}

it('keeps focus in a region when the focused element is replaced', async () => {
  render(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));

  expect(screen.getByRole('region', { name: 'Steps' })).toHaveFocus();
});

it('does not keep focus in a region that the user has left', async () => {
  render(<Steps />);
  screen.getByRole('button', { name: 'Yes' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it('does not take focus after a click on nothing when the focused element disappears', async () => {
  const { rerender } = render(<Steps />);
  screen.getByRole('button', { name: 'Yes' }).focus();
  await userEvent.click(document.body);
  rerender(<Steps isOver />);
  await screen.findByText('Done');

  expect(document.body).toHaveFocus();
});
