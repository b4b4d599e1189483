import { startPortal } from '../portal.ts';
import { createRandom } from './chance.ts';
import { claimed } from './claimant.ts';
import { flights, readPayments, sendBack, signInCustomer } from './insurer.ts';
import { startLine } from './line.ts';

const claims = Number(process.env['CLAIMS'] ?? 2_000);

/**
 * Submits claims over a line that loses, cuts and delays, using the portal's own machine. Checks that each is paid once
 * and that the page never says otherwise.
 */
export async function bench(): Promise<boolean> {
  const portal = await startPortal();
  const line = await startLine(portal.url.replace('sky.localhost', '127.0.0.1'), createRandom(1));
  try {
    const { insurer } = portal;
    const customer = await signInCustomer(insurer);
    const isPaid = async (optionId: string) => (await readPayments(insurer, optionId)).now > 0;
    let [left, doubled, unpaid, lies, taken] = [claims, 0, 0, 0, 0];

    // Claims for one flight run in sequence: after each, the bank returns the money.
    const claimsOf = async (called: string) => {
      const which = customer.which[called];
      if (!which) throw new Error(`There is no flight ${called}.`);
      for (let done = 1; left > 0; done += 1) {
        left -= 1;
        const outcome = await claimed({ customer, url: line.url, isPaid }, which);
        const { ever, now } = await readPayments(insurer, outcome.optionId);
        doubled += now > 1 || ever > done ? 1 : 0;
        unpaid += now < 1 ? 1 : 0;
        lies += outcome.lies;
        taken += outcome.taken;
        await sendBack(insurer, called);
      }
    };
    await Promise.all(flights.map(claimsOf));

    process.stdout.write(`${claims} claims, ${taken} times something was pressed; of what was sent:\n`);
    for (const [trouble, times] of Object.entries(line.befell)) process.stdout.write(`  ${times} ${trouble}\n`);
    return reported({
      'paid more than once': doubled,
      'said to be paid, and not': unpaid,
      'said to have failed, and paid': lies,
    });
  } finally {
    line.close();
    await portal.stop();
  }
}

/** Prints the counts. Returns whether all of them are zero. */
export function reported(counts: Record<string, number>): boolean {
  for (const [what, count] of Object.entries(counts))
    process.stdout.write(`${count === 0 ? '✓' : '✗'} ${count} ${what}\n`);
  return Object.values(counts).every((count) => count === 0);
}
