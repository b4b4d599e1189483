import { fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { expect, it } from 'vitest';

import { later } from '#src/ui/connection/later.tsx';

const Second = later(async () => ({ default: () => <p>{'Second'}</p> }));
const First = later(async () => ({ default: () => <Second /> }));

function Page() {
  const [isOpen, setOpen] = useState(false);

  return (
    <button type="button" onClick={() => startTransition(() => setOpen(true))}>
      {isOpen ? <First /> : 'Open'}
    </button>
  );
}

it('renders a lazy part after an event that is not awaited', async () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button'));

  expect(await screen.findByText('Second', {}, { timeout: 2_000 })).toBeVisible();
});
