import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '#tests/kit/portal.tsx';
import { removeEverywhere, useDeletedElsewhere, useDeletedIds } from './deleted.ts';

function List() {
  useDeletedElsewhere();
  const deleted = useDeletedIds();

  return (
    <ul>
      {['bakery', 'kiosk']
        .filter((id) => !deleted.has(id))
        .map((id) => (
          <li key={id}>{id}</li>
        ))}
    </ul>
  );
}
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('removes an item deleted in one tab from the lists of another', async () => {
  const here = openPortal();
  const { unmount } = await here.show(<List />);
  const other = openPortal();

  removeEverywhere(other.portal, 'bakery');
  await waitFor(() => expect(listed()).toEqual(['kiosk']));
  removeEverywhere(here.portal, 'kiosk');
  await waitFor(() => expect(listed()).toEqual([]));
  unmount();
});
