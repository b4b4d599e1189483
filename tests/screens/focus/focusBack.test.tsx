import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { keepFocus, useFocusBackToLast, useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';

/** What it says comes with the press of a button that goes then, as that of a dialog does. */
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

it('gives focus back to where somebody was last, though it came while they were elsewhere', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

/** Its lines open something, and the line that did may be gone once that is closed. */
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
])('gives focus back to %s', async (_, line, pressed, place) => {
  render(<Lines />);
  await userEvent.click(screen.getByRole('button', { name: line }));
  if (pressed) await userEvent.click(screen.getByRole('button', { name: pressed }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(place()).toHaveFocus();
});

/** A place in which a question gives way to another, by its own button or by one elsewhere. */
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

it('keeps focus in a place in which what had it gave way to something else', async () => {
  render(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));

  expect(screen.getByRole('region', { name: 'Steps' })).toHaveFocus();
});

it('keeps no focus in a place that somebody had left', async () => {
  render(<Steps />);
  screen.getByRole('button', { name: 'Yes' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it('takes no focus where somebody pressed on nothing, and what they had left goes', async () => {
  const { rerender } = render(<Steps />);
  screen.getByRole('button', { name: 'Yes' }).focus();
  await userEvent.click(document.body);
  rerender(<Steps isOver />);
  await screen.findByText('Done');

  expect(document.body).toHaveFocus();
});
