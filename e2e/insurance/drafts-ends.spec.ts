import { expect, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { continueDraft, isForgotten, readPersistentStorage, typeNumber, unfinished } from '../pages/drafts.ts';
import { insurances } from '../pages/insurances.ts';
import { begin, insureTrip } from '../pages/insureTrip.ts';
import { enter, signIn, signInPage, signOut } from '../pages/signInPage.ts';

test(
  'keeps a draft for twenty hours after its tab and session, for this customer only',
  proof('nothing lost: a draft after the session ends'),
  async ({ page, portal, clock, context, faults }) => {
    await typeNumber(page, portal, 'anna@sky.test');
    await expect.poll(() => readPersistentStorage(page)).toContain('ba 900');
    await page.close();
    const tab = await context.newPage();
    const wizard = insureTrip(tab);
    await enter(tab, portal, 'anna@sky.test');
    await insurances(tab).open();
    await tab.getByRole('link', { name: 'Resume' }).click();
    await continueDraft(tab, 'Which flight?');
    await expect(wizard.number).toHaveValue('ba 900');

    await clock.advance({ minutes: 61 });
    await expect(signInPage(tab).toast).toBeVisible();
    await expect(wizard.dialog).toHaveCount(0);
    await signInPage(tab).withPassword('anna@sky.test');
    await continueDraft(tab, 'Which flight?');
    await wizard.date.fill('2031-04-02');
    await faults.raise({ path: '/travel/flights/validate', bare: true });
    await wizard.press('Find flight');
    await expect(signInPage(tab).notice).toContainText('Your session is no longer accepted');
    await expect(wizard.dialog).toHaveCount(0);

    await signInPage(tab).withPassword('emil@sky.test');
    await wizard.isAt('What kind of trip is it?');
    await wizard.close();
    await expect(wizard.dialog).toHaveCount(0);
    await expect(tab.getByText(unfinished)).toHaveCount(0);
    await signOut(tab);
    await signIn(tab, portal.url('sky'), 'anna@sky.test');
    await insurances(tab).open();
    await tab.getByRole('link', { name: 'Resume' }).click();
    await continueDraft(tab, 'Which flight?');
    await expect(wizard.number).toHaveValue('BA900');
    await expect(wizard.date).toHaveValue('2031-04-02');

    await clock.advance({ hours: 20 });
    await expect(signInPage(tab).toast).toBeVisible();
    await signInPage(tab).withPassword('anna@sky.test');
    await wizard.isAt('What kind of trip is it?');
  },
);

test('discards a draft after asking its owner', async ({ page, portal }) => {
  const wizard = insureTrip(page);
  await typeNumber(page, portal, 'anna@sky.test');
  await wizard.close();
  await expect(wizard.question).toContainText(
    'What you entered stays on this device for 20 hours, or until you sign out.',
  );
  await wizard.question.getByRole('button', { name: 'Keep going' }).click();
  await expect(wizard.question).toHaveCount(0);
  await expect(wizard.dialog.locator(':focus')).toHaveCount(1);
  await expect(wizard.number).toHaveValue('ba 900');
  await page.keyboard.press('Escape');
  await wizard.question.getByRole('button', { name: 'Discard' }).click();
  await expect(wizard.dialog).toHaveCount(0);
  await isForgotten(page);
  await wizard.close();

  await wizard.way.click();
  await wizard.describe('Single');
  await page.reload();
  await wizard.isAt('You’ve already started');
  await wizard.close();
  await expect(wizard.question).toHaveCount(0);
  await page.getByRole('link', { name: 'Resume' }).click();
  await wizard.press('Start again');
  await wizard.isAt('What kind of trip is it?');
  await expect(wizard.dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await wizard.describe('Return');
  await page.goto(portal.url('sky', '/insurance'));
  await expect(wizard.dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();

  const signOutQuestion = page.getByRole('dialog', { name: 'Sign out and lose what you haven’t finished?' });
  const askToSignOut = async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  };
  await askToSignOut();
  await signOutQuestion.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(signOutQuestion).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();
  expect(await readPersistentStorage(page)).toContain('addInsurance');
  await askToSignOut();
  await signOutQuestion.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => readPersistentStorage(page)).not.toContain('addInsurance');
  await signIn(page, portal.url('sky'), 'anna@sky.test');
  await isForgotten(page);
});

test('keeps a draft when the customer closes it for later, and shows its content', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  await wizard.single('BA900');
  await wizard.choose('Anna Berg');
  await wizard.booking.fill('QX7ABC');
  await wizard.close();
  await wizard.question.getByRole('button', { name: 'Save for later' }).click();
  await expect(wizard.dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'Resume' }).click();
  await wizard.isAt('You’ve already started');
  for (const held of ['Single', 'BA900', 'Wed 2 Apr', 'QX7ABC', 'Insure this trip?'])
    await expect(wizard.dialog).toContainText(held);
  await wizard.press('Continue where you left off');
  await wizard.isAt('Insure this trip?');
  await expect(wizard.booking).toHaveValue('QX7ABC');
});

test("keeps the first tab's draft when another tab starts again, so that each continues its own", async ({
  page,
  portal,
  context,
}) => {
  await typeNumber(page, portal, 'anna@sky.test');
  await expect.poll(() => readPersistentStorage(page)).toContain('ba 900');
  const second = await context.newPage();
  await enter(second, portal, 'anna@sky.test');
  await second.goto(portal.url('sky', '/insurance/add'));
  const [first, other] = [insureTrip(page), insureTrip(second)];

  await other.press('Start again');
  await other.isAt('What kind of trip is it?');
  await other.describe('Return');
  await expect(first.number).toHaveValue('ba 900');
  await page.reload();
  await continueDraft(page, 'Which flight?');
  await expect(first.number).toHaveValue('ba 900');
  await second.reload();
  await continueDraft(second, 'Which outbound flight?');

  await other.close();
  await other.question.getByRole('button', { name: 'Discard' }).click();
  await expect(other.dialog).toHaveCount(0);
  await page.reload();
  await continueDraft(page, 'Which flight?');
  await expect(first.number).toHaveValue('ba 900');
});
