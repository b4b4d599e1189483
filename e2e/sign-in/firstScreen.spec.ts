import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { savingData } from '../kit/looks/savingData.ts';
import { expect, test } from '../kit/portal.ts';
import { dist } from '../kit/servers.ts';

const most = 140 * 1024;

test('shows a progress animation before any script has loaded if the page is not prerendered', async ({
  page,
  portal,
}) => {
  await page.route('**/assets/*.js', () => undefined);

  await page.goto(portal.url('sky', '/dashboard'), { waitUntil: 'commit' });

  const loading = page.locator('main[aria-busy=true]');
  await expect(loading).toBeVisible();
  expect(await loading.locator('div').evaluate((bar) => getComputedStyle(bar).animationName)).toBe('breathe');
});

test('accepts input before any request to the gateway, with 140 KB of JavaScript', async ({
  page,
  portal,
  context,
}) => {
  await savingData(context);
  const scripts: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    if (request.url().endsWith('/graphql')) calls.push(request.postData() ?? '');
  });

  await page.goto(portal.url('sky'));
  const name = page.getByRole('textbox').first();
  await name.fill('anna@sky.test');

  await expect(name).toHaveValue('anna@sky.test');
  expect(calls).toEqual([]);
  const bytes = scripts.map((path) => statSync(join(dist, 'app/assets', `${basename(path)}.br`)).size);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});
