import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { luggage } from '../pages/luggage.ts';
import { locateFiles, onDisk, png } from './bagFiles.ts';

const path = '/travel/luggage/lost/bags/*/attachments';
test(
  'uploads each file of a bag once and shows what is wrong with a file',
  proof('nothing lost: uploads after lost answers'),
  async ({ page, portal, faults }, journey) => {
    await luggage(page).open(portal);
    await page.getByRole('link', { name: 'LHRVO10049: details' }).click();
    const { files, attached, input } = locateFiles(page);
    await expect(files).toContainText('No files yet.');

    await faults.raise({ method: 'POST', path, lost: true });
    const chosen = [
      png('bag.png'),
      { name: 'page.png', buffer: Buffer.from('<!doctype html>') },
      { name: 'tag.pdf', buffer: Buffer.from('%PDF-1.7 a tag') },
      png('huge.png', 25 * 2 ** 20 + 1),
    ];
    await input.setInputFiles(await onDisk((name) => journey.outputPath(name), chosen));
    await expect(files).toContainText('This isn’t a photo or a PDF.');
    await expect(files).toContainText('Files can be up to 25 MB.');
    await expect(files).toContainText('We don’t know whether this file arrived.');
    await expectAccessible(page);

    for (const name of ['page.png', 'huge.png']) await files.getByRole('button', { name: `Remove ${name}` }).click();
    await files.getByRole('button', { name: /^Try again/ }).click();
    await expect(attached).toHaveCount(2);
    await page.reload();
    await expect(attached).toHaveCount(2);
    await expect(attached.filter({ hasText: 'bag.png' })).toContainText('49 kB');

    await faults.raise({ method: 'POST', path, hold: true });
    await input.setInputFiles([png('cancelled.png')]);
    await files.getByRole('button', { name: 'Cancel cancelled.png' }).click();
    await expect(files.getByRole('progressbar')).toHaveCount(0);
    await faults.release();

    await faults.raise({ method: 'POST', path, code: 'VENDOR_ERROR' });
    await input.setInputFiles([png('again.png')]);
    await files.getByRole('button', { name: 'Try again: again.png' }).click();
    await expect(attached.filter({ hasText: 'again.png' })).toHaveCount(1);
  },
);

test('uploads two files at a time and marks the others as waiting', async ({ page, portal, faults }) => {
  await luggage(page).open(portal);
  await page.getByRole('link', { name: 'LHRVO10049: details' }).click();
  const { files, attached, input } = locateFiles(page);
  const names = ['one.png', 'two.png', 'three.png', 'four.png'];
  let sent = 0;
  page.on('request', (request) => {
    sent += request.url().includes('/attachments') ? 1 : 0;
  });

  await faults.raise({ method: 'POST', path, hold: true, times: 2 });
  await input.setInputFiles(names.map((name) => png(name)));
  await expect(files.getByText('Waiting to upload.')).toHaveCount(2);
  await expect(files.getByRole('progressbar')).toHaveCount(2);
  await expectAccessible(page);
  await files.getByRole('button', { name: 'Cancel four.png' }).click();
  await expect(files.getByText('Waiting to upload.')).toHaveCount(1);
  expect(sent).toBe(2);

  await faults.release();
  await expect(attached).toHaveCount(3);
  expect(sent).toBe(3);
});
