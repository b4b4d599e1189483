import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { lostBags } from '#tests/kit/customer/account.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { openPortal } from '#tests/kit/portal.tsx';
import { BagFiles } from './BagFiles.tsx';

preload();

const [bag] = lostBags.lostBags;
const attachments = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ attachmentId: `a-${at}`, name: `photo ${at}.png`, url: '/', size: 9 }));

async function open(count: number) {
  if (!bag) throw new Error('There is no lost bag.');
  await openPortal({ now }).show(
    <BagFiles
      bag={{ ...bag, tripId: '', flightId: '', description: '', image: '', attachments: attachments(count) }}
      whyNot={undefined}
      onEnd={() => {}}
    />,
  );
}

it('accepts as many files as the bag has room for and names the others', async () => {
  await open(19);
  const files = ['one.png', 'two.png', 'three.png'].map((name) => new File(['x'], name, { type: 'image/png' }));

  await userEvent.upload(screen.getByLabelText('Add photos or documents', { selector: 'input' }), files);

  expect(screen.getByText('one.png')).toBeVisible();
  expect(screen.queryByText('two.png')).toBeNull();
  expect(screen.getByText('A bag can have up to 20 files. We didn’t add two.png and three.png.')).toBeVisible();
});

it('adds dropped files and ignores those dropped elsewhere', async () => {
  await open(0);
  const place = screen.getByText('or drop them here');
  const files = [new File(['x'], 'tag.png', { type: 'image/png' })];

  fireEvent.drop(place, { dataTransfer: { files } });
  expect(screen.getByText('tag.png')).toBeVisible();

  const beside = createEvent.drop(document.body);
  fireEvent(document.body, beside);
  expect(beside.defaultPrevented).toBe(true);
});

it('says why no file can be added to a full bag', async () => {
  await open(20);

  const add = screen.getByRole('button', { name: 'Add photos or documents' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(add).toHaveAccessibleDescription('This bag has 20 files, which is the maximum.');
  expect(screen.queryByText('or drop them here')).toBeNull();
});
