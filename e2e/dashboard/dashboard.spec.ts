import { expect, test } from '../kit/portal.ts';
import { dashboard, reads } from '../pages/dashboard.ts';
import { enter } from '../pages/signInPage.ts';

test('shows a traveller their policy, trips, passengers and payout methods', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test');
  const { greeting, titles, card } = dashboard(page);

  await expect(greeting).toHaveText(/^Good \w+, Anna$/);
  await expect(titles).toHaveText([
    'Your flight SK102 is delayed',
    'Coming up',
    'After that',
    'Your cover',
    'Passengers',
    'Payout methods',
  ]);
  await reads(page, 'Your cover', 'POL-ACTIVE', 'Active', 'Up to 3 people insured per trip');
  await reads(page, 'Your cover', '$500.00 left of $500.00');
  const next = card('Coming up');
  await expect(next).toContainText(/SK111.*Wednesday.*12th March.*Scheduled.*OSL.*15:30.*Oslo time.*CDG.*Paris time/s);
  await expect(next).toContainText(/Travelling.*Anna Berg.*POL-ACTIVE.*Covered/s);
  await expect(next).toContainText(/Leaves in.*\d+\sh/s);
  await expect(card('After that').getByRole('listitem')).toHaveCount(3);
  await expect(card('Passengers').getByRole('listitem')).toHaveText([
    /Anna Berg.*\+1 555 010 0001/,
    'BBBen Berg',
    /Carla Berg/,
    /Dora Berg/,
  ]);
  await reads(page, 'Payout methods', 'My current account', 'Account ****1234', 'Preferred');
  await expect(page.locator('body')).not.toContainText('00001234');
});

test('puts urgent trips first, with a link to their options', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test');
  const { urgent } = dashboard(page);

  await expect(urgent).toHaveText([
    /SK102.*LHR.*was 12:00.*15:00.*London time.*AMS.*Your flight SK102 is delayed/s,
    /Cancelled.*FRA.*OSL.*SK107.*Your flight SK107 is cancelled.*Was due to leave.*19:10 Frankfurt time/s,
    /SK118.*Your flight SK118 is delayed.*Leaves.*was .*Amsterdam time/s,
  ]);
  await page.getByRole('link', { name: 'See your options for flight SK107' }).click();
  await expect(page).toHaveURL(/\/resolution\/select\?category=FLIGHT&tripId=[\w-]+&flightId=[\w-]+$/);
  await expect(page.getByRole('main')).toContainText('SK107 is cancelled');
});

test('shows the next departure, its local time and its cover on the first screen, also of a phone', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, portal, 'anna@sky.test');
  const { urgent } = dashboard(page);
  const line = page.locator('[data-next]');

  await test.step('as the urgent item', async () => {
    for (const said of ['15:00', 'London time', /^Covered if late or cancelled, up to \$500\.00$/])
      await expect(urgent.first().getByText(said, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(line).toBeHidden();
  });
  await test.step('below the urgent item', async () => {
    await portal.pull('POST', 'flight', { flightNumber: 'SK102', set: { cancelled: 1 } });
    await page.reload();
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(line).toHaveText(
      /Next departure.*in \d+\sh.*Oslo to Paris.*SK111.*Wed 12 Mar, 15:30 Oslo time.*Covered if late or cancelled, up to \$500\.00/s,
    );
  });
  await test.step('on a desktop, too', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(line).toBeInViewport({ ratio: 1 });
  });
  await test.step('with a link to its trip', async () => {
    await line.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oslo to Paris');
  });
});

for (const username of ['anna@sky.test', 'berta@harvest.test'])
  test(`has the most urgent action of ${username} on the first screen of a small phone`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await enter(page, portal, username);
    await dashboard(page).isThere();
    const first = page.getByRole('main').getByRole('article').first();

    await expect(first.getByRole('link').or(first.getByRole('button')).last()).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

test('leads from the trips to all of them', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test');

  await dashboard(page).card('After that').getByRole('link', { name: 'See all trips' }).click();

  await expect(page).toHaveURL(portal.url('sky', '/insurance'));
});

test('shows lost bags to customers with luggage cover, and pounds where payouts are in pounds', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'vera@voyage.test');

  await expect(dashboard(page).titles).toHaveText([
    /^Your flight VO\d+ is delayed$/,
    'Coming up',
    'Your cover',
    'Passengers',
    'Payout methods',
    'Lost luggage',
  ]);
  await reads(page, 'Your cover', '£500.00 left of £500.00');
  await reads(page, 'Lost luggage', '3 bags reported');
  await expect(dashboard(page).card('Lost luggage').getByRole('listitem')).toHaveText([
    /LHRVO10049.*Sun 9 Mar, 18:45, local time.*Lost/,
    /LHRVO10050.*Details updated/,
    /LHRVO10051.*Lost/,
  ]);
  await reads(page, 'Payout methods', 'Account in pounds', 'Account ****5566');
});

test('hides passengers and payouts if a partner has none, and requests no payouts', async ({ page, portal }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await enter(page, portal, 'sso@plain.test');

  await expect(dashboard(page).titles).toHaveText(['Your flight PL112 is delayed', 'Coming up', 'Your cover']);
  await reads(page, 'Your cover', 'Active');
  await expect(dashboard(page).card('Coming up')).toContainText('PL1');
  expect(asked.join()).toContain('Trips');
  expect(asked.join()).not.toContain('Payout');
});

test('shows a customer of rails their own trips', async ({ page, portal }) => {
  await enter(page, portal, 'paula@rails.test');

  await expect(dashboard(page).titles).toHaveText([
    'Your flight RA122 is delayed',
    'Coming up',
    'Your cover',
    'Passengers',
    'Payout methods',
  ]);
  await expect(dashboard(page).card('Coming up')).toContainText('RA12');
  await reads(
    page,
    'Payout methods',
    'No payout methods yet. You don’t need one for money that your insurer pays you directly.',
  );
});

test('says in every card that there is nothing', async ({ page, portal }) => {
  await enter(page, portal, 'bare@sky.test');

  await expect(dashboard(page).greeting).toHaveText(/^Good \w+, Bo$/);
  await expect(dashboard(page).urgent).toHaveCount(0);
  await reads(page, 'Your cover', 'You don’t have a policy with us yet.');
  await expect(page.getByRole('main')).toContainText('No insured trips yet');
  await reads(page, 'Passengers', 'No passengers on your account yet.');
  await reads(page, 'Payout methods', 'No payout methods yet. You’ll need one to get paid.');
});

test('warns of a cap that is nearly used up and reports one that is', async ({ page, portal }) => {
  await enter(page, portal, 'gallery@sky.test');
  const { card } = dashboard(page);

  await reads(page, 'Your cover', '4 active policies');
  await card('Your cover').getByRole('button', { name: 'Show 2 more' }).click();
  const policy = (name: string) => card('Your cover').getByRole('listitem').filter({ hasText: name });
  await expect(policy('POL-NEAR')).toContainText('$80.00 left of $500.00');
  await expect(policy('POL-NEAR')).toContainText('Nearly used up');
  await expect(policy('POL-CAPPED')).toContainText('Used up. Your policy has reached its limit.');
  await expect(policy('POL-NOLIMIT')).not.toContainText('left of');
});

test('uses the customer’s language and distinguishes an ended policy from an inactive one', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'pending@sky.test');
  await page.getByRole('button', { name: 'Más tarde' }).click();

  await expect(dashboard(page).greeting).toContainText('Pilar');
  await expect(page.locator('[data-policy=POL-EXPIRED]')).toContainText('Finalizada');
  await expect(page.locator('[data-policy=POL-INACTIVE]')).toContainText('Inactiva');
});
