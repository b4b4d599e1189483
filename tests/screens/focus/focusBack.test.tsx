import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { useFocusBackToLast } from '#src/ui/focus/useFocusBack.ts';

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
