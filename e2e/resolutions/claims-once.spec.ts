import type { Fault } from '../kit/levers.ts';
import { expect, type Portal, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { countSent, unready } from '../kit/sending.ts';
import { claims, confirming, readingCase, readPayments, submitting } from '../pages/claims.ts';

const opal = 'options@sky.test';

async function isPaidOnce(portal: Portal, user = opal): Promise<void> {
  expect(await readPayments(portal, user)).toMatchObject([{ amount: 40 }]);
}

test(
  'pays a claim once however often the button is pressed',
  proof('money: paid once while the answer is slow'),
  async ({ page, portal, faults }) => {
    const sent = countSent(page, 'SubmitResolution');
    const { open, claim, card, isDone } = claims(page);
    await open(portal, opal, 'CA24');
    await faults.raise({ ...submitting, hold: true });

    await claim.dblclick();
    await expect(card).toHaveAttribute('data-state', 'working.submitting');
    await expect(claim).toHaveAttribute('aria-busy', 'true');
    await claim.click(unready);
    await page.keyboard.press('Escape');
    await faults.release();

    await isDone();
    expect(sent()).toBe(1);
    await isPaidOnce(portal);
  },
);

type Told = 'notReceived' | 'unconfirmed' | 'outcomeUnknown';

/** Faults of a claim and of the following read, and the messages that the customer sees. */
const troubles: Record<string, { faults: Fault[]; told: Told[]; isProof?: boolean }> = {
  'the answer to the claim is lost': { faults: [{ ...submitting, lost: true }], told: ['unconfirmed'] },
  'the claim never arrives': { faults: [{ ...submitting, network: true }], told: ['notReceived'] },
  'the answer to the claim is lost, and nothing can be read': {
    faults: [
      { ...submitting, lost: true },
      { ...readingCase, network: true, times: 50 },
    ],
    told: ['outcomeUnknown', 'unconfirmed'],
    isProof: true,
  },
  'the claim never arrives, and nothing can be read': {
    faults: [
      { ...submitting, network: true },
      { ...readingCase, network: true, times: 50 },
    ],
    told: ['outcomeUnknown', 'notReceived'],
  },
  'the answer to its confirmation is lost': { faults: [{ ...confirming, lost: true }], told: [] },
  'its confirmation never arrives': { faults: [{ ...confirming, network: true }], told: ['unconfirmed'] },
  'the answer to its confirmation is lost, and nothing can be read': {
    faults: [
      { ...confirming, lost: true },
      { ...readingCase, network: true, times: 50 },
    ],
    told: ['outcomeUnknown'],
    isProof: true,
  },
};

const words: Record<Told, string> = {
  notReceived: 'Your answer didn’t arrive',
  unconfirmed: 'One step left',
  outcomeUnknown: 'We don’t know yet whether it went through',
};
const onwards: Record<Told, string> = {
  notReceived: 'Send it again',
  unconfirmed: 'Confirm my claim',
  outcomeUnknown: 'Check again',
};

for (const [what, { faults: armed, told, isProof }] of Object.entries(troubles))
  test(
    `pays a claim once when ${what}`,
    isProof ? proof('money: paid once after a lost answer') : {},
    async ({ page, portal, faults }) => {
      const { open, claim, is, isDone, press } = claims(page);
      await open(portal, opal, 'CA24');
      for (const fault of armed) await faults.raise(fault);
      await claim.click();

      for (const text of told) {
        await is(text, words[text]);
        await expect(page.getByRole('main')).not.toContainText(/failed/i);
        await faults.clear();
        await press(onwards[text]).click();
      }
      await isDone();
      await isPaidOnce(portal);
      await page.reload();
      await isDone();
    },
  );

test('shows the remaining step to a customer who left in the middle, and makes no second claim', async ({
  page,
  portal,
  faults,
}) => {
  const { open, claim, is, isDone, press } = claims(page);
  await open(portal, opal, 'CA24');
  await faults.raise({ ...confirming, network: true });
  await claim.click();
  await is('unconfirmed', 'One step left');

  await page.getByRole('banner').getByRole('link', { name: 'Overview' }).click();
  await page.waitForURL(/\/dashboard$/);
  await page.goBack();
  await is('unconfirmed', 'One step left');
  await expect(claim).toHaveCount(0);
  await press('Confirm my claim').click();
  await isDone();

  await page.goBack();
  await page.goForward();
  await isDone();
  await isPaidOnce(portal);
});

test('shows that a claim was paid if the disruption cannot be read again', async ({ page, portal, faults }) => {
  const { open, claim, isDone } = claims(page);
  await open(portal, opal, 'CA24');
  await faults.raise({ ...readingCase, network: true, times: 50 });

  await claim.click();

  await isDone();
  await isPaidOnce(portal);
});

test(
  'pays a claim once from two tabs and tells the second tab',
  proof('money: paid once from two tabs'),
  async ({ page, portal, context }) => {
    const tabs = [claims(page), claims(await context.newPage())] as const;
    for (const { open } of tabs) await open(portal, opal, 'CA24');

    await tabs[0].claim.click();
    await tabs[0].isDone();
    await tabs[1].claim.click();

    await expect(tabs[1].card).toContainText('This has already been answered');
    await tabs[1].isDone();
    await isPaidOnce(portal);
  },
);

test(
  'pays a claim once when customer and agent claim it at the same moment',
  proof('money: paid once for customer and agent'),
  async ({ page, portal, browser, faults }) => {
    const own = claims(page);
    await own.open(portal, opal, 'CA24');
    const elsewhere = await browser.newContext();
    const agents = claims(await elsewhere.newPage());
    await agents.openFor(portal, 'agent@sky.test', opal, 'CA24');
    await faults.raise({ ...submitting, hold: true, times: 2 });

    await own.claim.click();
    await agents.claim.click();
    await expect(own.card).toHaveAttribute('data-state', 'working.submitting');
    await expect(agents.card).toHaveAttribute('data-state', 'working.submitting');
    await faults.release();

    // The second one finds a claim that is unconfirmed or done.
    for (const { card, press, isDone } of [own, agents]) {
      await expect(async () => {
        if ((await card.getAttribute('data-state')) === 'unconfirmed')
          await press('Confirm my claim').click({ timeout: 1_000 });
        await expect(card).toHaveAttribute('data-state', 'readOnly', { timeout: 1_000 });
      }).toPass();
      await isDone();
    }
    await isPaidOnce(portal);
    await elsewhere.close();
  },
);
