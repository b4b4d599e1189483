import { createInsurerClient } from '../kit/insurer.ts';
import { expect, test } from '../kit/portal.ts';
import { luggage, readBagReferences } from '../pages/luggage.ts';
import { openWithSession, signInPage } from '../pages/signInPage.ts';
import { locateFiles, png } from './bagFiles.ts';

const attaching = { method: 'POST', path: '/travel/luggage/lost/bags/*/attachments' };
const [trolley, duffel] = ['LHRVO10049', 'LHRVO10050'] as const;

test('keeps both an uploaded file and an edit in another tab', async ({ page, context, portal, faults }) => {
  await luggage(page).open(portal);
  await page.getByRole('link', { name: `${trolley}: details` }).click();
  const { files, attached, input } = locateFiles(page);
  const other = await context.newPage();
  const second = luggage(other);
  await second.open(portal);

  await faults.raise({ ...attaching, hold: true });
  await input.setInputFiles([png('bag.png')]);
  await expect(files.getByRole('progressbar')).toHaveCount(1);
  await second.edit(trolley);
  await second.field('Description').fill('Green, two wheels');
  await second.save.click();
  await expect(signInPage(other).notice).toContainText('Bag details saved.');
  await faults.release();

  await expect(attached).toHaveText([/bag\.png/]);
  await expect(page.getByText('Green, two wheels')).toBeVisible();
  await other.getByRole('link', { name: `${trolley}: details` }).click();
  await expect(locateFiles(other).attached).toHaveText([/bag\.png/]);
  await expect(other.getByText('Green, two wheels')).toBeVisible();
});

test('reports a bag that another tab deleted during an upload, and returns to the list', async ({
  page,
  context,
  portal,
  faults,
}) => {
  await luggage(page).open(portal);
  await page.getByRole('link', { name: `${duffel}: details` }).click();
  const { files, input } = locateFiles(page);
  const second = luggage(await context.newPage());
  await second.open(portal);

  await faults.raise({ ...attaching, hold: true, times: 2 });
  await input.setInputFiles([png('one.png'), png('two.png'), png('three.png')]);
  await expect(files.getByText('Waiting to upload.')).toHaveCount(1);
  await second.remove(duffel);
  await second.confirm.click();
  await expect(second.bags).toHaveCount(2);
  await faults.release();

  await expect(signInPage(page).notice).toContainText('We can’t find this bag any more.');
  await expect(page).toHaveURL(/\/luggage$/);
  await expect(page.getByText('stopped when you left its page')).toHaveCount(0);
  expect(await readBagReferences(portal)).toEqual([trolley, 'LHRVO10051']);
});

test('warns that leaving the page of a bag stops its uploads', async ({ page, portal, faults }) => {
  await luggage(page).open(portal);
  await page.getByRole('link', { name: `${trolley}: details` }).click();
  const { files, attached, input } = locateFiles(page);
  await faults.raise({ ...attaching, hold: true });
  await input.setInputFiles([png('bag.png')]);
  await expect(files.getByRole('progressbar')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Luggage' }).click();

  await expect(signInPage(page).notice).toContainText('stopped when you left its page');
  await faults.release();
  await page.getByRole('link', { name: `${trolley}: details` }).click();
  await input.setInputFiles([png('again.png')]);
  await expect(attached.filter({ hasText: 'again.png' })).toHaveCount(1);
});

test("does not send an agent's file to another customer after a switch, and says so", async ({
  page,
  portal,
  faults,
}) => {
  await openWithSession(page, portal, 'agent@voyage.test', '/luggage');
  const { bag } = luggage(page);
  const menu = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Luggage' });
  const [main, banner] = [page.getByRole('main'), page.getByRole('banner')];
  const { files, attached, input } = locateFiles(page);
  const change = banner.getByRole('button', { name: 'Change customer' });
  const open = async (sought: string, name: string) => {
    await main.getByLabel('Name, email address, or policy number').fill(sought);
    await main.getByRole('button', { name: 'Find', exact: true }).click();
    await main.getByRole('button', { name: `Act for ${name}` }).click();
    await expect(banner).toContainText(`You are acting for ${name}`);
  };
  await page.getByRole('link', { name: `${trolley}: details` }).click();

  await faults.raise({ ...attaching, hold: true, times: 2 });
  await input.setInputFiles([png('one.png'), png('two.png'), png('three.png')]);
  await expect(files.getByText('Waiting to upload.')).toHaveCount(1);
  let sent = 0;
  page.on('request', (request) => {
    sent += request.url().includes('/attachments') ? 1 : 0;
  });
  await change.click();
  await expect(signInPage(page).notice).toContainText('stopped when you left its page');
  await open('errors@voyage.test', 'Erro Okafor');
  await faults.release();

  await menu.click();
  await expect(bag('LHRVO10116')).toBeVisible();
  await expect(main).not.toContainText(trolley);
  const others = await createInsurerClient(portal, 'errors@voyage.test').bags();
  expect(others.flatMap(({ attachments }) => attachments)).toEqual([]);
  await change.click();
  await open('vera@voyage.test', 'Vera Okafor');
  await menu.click();
  await page.getByRole('link', { name: `${trolley}: details` }).click();
  await expect(page.locator('main [data-machine=viewBag]')).toHaveAttribute('data-state', 'shown');
  // An upload that had left the browser may have arrived at its own customer.
  await expect(attached.filter({ hasText: 'three.png' })).toHaveCount(0);
  expect(sent).toBe(0);
});
