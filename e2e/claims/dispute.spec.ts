import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, type Portal, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { countSent } from '../kit/sending.ts';
import { enter } from '../pages/signInPage.ts';

const alert = '/platform/items/*/alerts/*';
const attaching = { method: 'POST', path: `${alert}/attachments` };
const disputing = { method: 'POST', path: `${alert}/datasets` };

function pdf(name: string, bytes = 50_000) {
  const buffer = Buffer.alloc(bytes, 7);
  buffer.write('%PDF-1.7\n', 'latin1');
  return { name, mimeType: 'application/pdf', buffer };
}

/** Writes files to disk, because sending large ones through the browser's protocol is too slow on a busy machine. */
async function onDisk(files: readonly { name: string; buffer: Buffer }[]): Promise<string[]> {
  const folder = test.info().outputPath('chosen');
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ name, buffer }) => writeFile(join(folder, name), buffer)));
  return files.map(({ name }) => join(folder, name));
}

const disputes = (page: Page) => {
  const card = page.locator('[data-claim="CL-04"]');
  const dialog = page.getByRole('dialog', { name: 'Dispute our offer' });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const month = dialog.locator('[data-month]').first();
  const dispute = async () => {
    await page.getByRole('button', { name: 'I disagree', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: 'What’s too low, and why?' })).toBeFocused();
  };
  return {
    card,
    dialog,
    button,
    dispute,
    begin: async (portal: Portal) => {
      await enter(page, portal, 'berta@harvest.test', '/insurance');
      await card.getByRole('link', { name: 'Review our offer' }).click();
      await dispute();
      await month.getByRole('button').first().click();
    },
    note: dialog.getByRole('textbox', { name: 'Why is it too low?' }),
    input: dialog.locator('input[type=file]'),
    file: (name: string) => dialog.locator(`[data-file="${name}"]`),
    send: async () => {
      await button('Review dispute').click();
      await button('Send dispute').click();
    },
    isDone: () => expect(dialog.getByRole('heading', { name: 'We’ve received your dispute' })).toBeFocused(),
  };
};

type Told = { datasets: { name: string; data: { notes?: string; attachments?: string[] }[] }[] };

/** Returns the insurer's record of the dispute, which the adjuster answers. */
async function heldBy(portal: Portal) {
  const { datasets } = (await portal.pull('POST', 'adjuster', { claim: 'CL-04', event: 'adjustOffer' })) as Told;
  return datasets.filter(({ name }) => name === 'USER-DISPUTE').map(({ data }) => data);
}

test('disputes an offer with files that arrive once, and shows the adjusted offer', async ({
  page,
  portal,
  faults,
}) => {
  const { begin, card, dialog, button, note, input, file, send, isDone } = disputes(page);
  await begin(portal);
  await button('Review dispute').click();
  const told = dialog.getByRole('alert').filter({ hasText: 'Add a note or a file to at least one period.' });
  await expect(told).toBeVisible();
  await note.fill('The fair was in town.');
  const chosen = [
    pdf('takings.pdf'),
    pdf('!FAILS_ONCE.pdf'),
    pdf('huge.pdf', 26_214_401),
    { name: 'page.pdf', buffer: Buffer.from('<!doctype html>') },
  ];
  await input.setInputFiles(await onDisk(chosen));
  await expect(page.getByText('is not a JPEG')).toBeVisible();
  await expect(dialog.locator('[data-file]')).toHaveCount(2);
  await expectAccessible(page);

  await faults.raise({ ...attaching, lost: true });
  await send();
  await expect(file('takings.pdf')).toContainText('didn’t get an answer');
  await expectAccessible(page);
  await button('Try again').click();
  await expect(file('!FAILS_ONCE.pdf')).toContainText('send it from the start');
  await faults.raise({ ...disputing, lost: true });
  await button('Try again').click();
  await isDone();
  await button('Back to my claims').click();
  await expect(card).toContainText('In dispute');

  const [data, ...others] = await heldBy(portal);
  expect(others).toEqual([]);
  expect(data).toMatchObject([{ notes: 'The fair was in town.' }]);
  expect(new Set(data?.[0]?.attachments).size).toBe(2);
  await page.reload();
  await expect(card.getByRole('link', { name: 'Review our new offer' })).toBeVisible();
});

test(
  'keeps the reason and uploaded files of a dispute, and asks again for missing files',
  proof('nothing lost: a dispute and its files'),
  async ({ page, portal, faults }) => {
    const sent = countSent(page, 'CreateDataset');
    const { begin, dispute, dialog, button, note, input, file, send, isDone } = disputes(page);
    await begin(portal);
    await note.fill('The fair was in town.');
    await input.setInputFiles([pdf('takings.pdf'), pdf('!FAILS.pdf'), pdf('third.pdf')]);
    await send();
    await expect(file('!FAILS.pdf')).toContainText('didn’t get through');
    await page.reload();

    await dispute();
    await expect(note).toHaveValue('The fair was in town.');
    await expect(file('takings.pdf')).toContainText('Received');
    await expect(file('third.pdf')).toContainText('Choose it again');
    await button('Review dispute').click();
    await expect(dialog.getByRole('alert').first()).toContainText('Choose the unsent files again');
    await button('Remove !FAILS.pdf').click();
    await input.setInputFiles([pdf('third.pdf')]);
    await expect(file('third.pdf')).not.toContainText('Choose it again');

    await faults.raise({ ...disputing, network: true });
    await send();
    await expect(dialog.getByRole('heading', { name: 'It hasn’t arrived' })).toBeFocused();
    await button('Send it again').click();
    await isDone();
    expect(sent()).toBe(2);
    const [data] = await heldBy(portal);
    expect(data?.[0]?.attachments).toHaveLength(2);
  },
);
