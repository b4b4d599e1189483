import type { Page } from '@playwright/test';

import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { luggage } from '../pages/luggage.ts';
import { signInPage } from '../pages/signInPage.ts';

const trolley = 'LHRVO10049';
const patch = { method: 'PATCH', path: '/travel/luggage/lost/bags/*' };
const longest = 24 * 1024;

/** A picture of noise, which compresses only by losing detail. */
const noiseOn = async (page: Page) => {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_200, height: 800 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const noise = context.createImageData(canvas.width, canvas.height);
    const most = 65_536;
    for (let at = 0; at < noise.data.length; at += most) crypto.getRandomValues(noise.data.subarray(at, at + most));
    for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255;
    context.putImageData(noise, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return { name: 'noise.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
};

test("shows a bag's picture, reduced whatever was chosen, until it is removed", async ({ page, portal, faults }) => {
  const { open, edit, save, dialog, bag } = luggage(page);
  const { told, notice } = signInPage(page);
  const input = dialog.locator('input[type=file]');
  const chosen = dialog.getByRole('img', { name: 'Photo of your bag' });
  const shown = page.getByRole('main').getByRole('img', { name: `Photo of bag ${trolley}` });
  await open(portal);
  await edit(trolley);

  await input.setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') });
  await expect(dialog.getByRole('alert').filter({ hasText: 'We can’t read this photo.' })).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await input.setInputFiles(await noiseOn(page));
  await expect(chosen).toBeVisible();
  await expect(dialog.getByText('We can’t read this photo.')).toHaveCount(0);
  const { length } = (await chosen.getAttribute('src')) ?? '';
  expect(length).toBeLessThanOrEqual(longest);
  await expectAccessible(page);

  await faults.raise({ ...patch, code: 'FAILED_VALIDATION', fields: { image: 'invalid' } });
  await save.click();
  await dialog.getByRole('alert').getByRole('listitem').getByRole('button').click();
  await expect(dialog.getByRole('button', { name: 'Choose another photo' })).toBeFocused();
  await expect(chosen).toBeVisible();

  await input.setInputFiles('docs/pictures/trip.png');
  await expect.poll(async () => (await chosen.getAttribute('src'))?.length).not.toBe(length);
  await faults.raise({ ...patch, lost: true });
  await save.click();
  await expect(dialog.locator(told)).toContainText('answer');
  await expect(chosen).toBeVisible();
  await save.click();
  await expect(notice).toContainText('Bag details saved.');
  await expect(bag(trolley).getByRole('img', { name: `Photo of bag ${trolley}` })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: `${trolley}: details` }).click();
  await expect(shown).toBeVisible();
  await page.reload();
  await expect(shown).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByLabel('Description').fill('');
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose a photo' })).toBeFocused();
  await save.click();
  await expect(notice).toContainText('Bag details saved.');
  await expect(shown).toHaveCount(0);
  await page.reload();
  await expect(page.locator('main [data-machine=viewBag]')).toHaveAttribute('data-state', 'shown');
  await expect(shown).toHaveCount(0);
  await expect(page.getByText('What it looks like')).toHaveCount(0);
});
