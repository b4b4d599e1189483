import { setTimeout as pause } from 'node:timers/promises';

import { startPortal } from '../portal.ts';
import { reported } from './bench.ts';
import { createRandom } from './chance.ts';
import { claimed } from './claimant.ts';
import { flights, readPayments, sendBack, signInCustomer } from './insurer.ts';
import { postgres } from './postgres.ts';

/** About the duration of a claim, so that a kill always interrupts some. */
const longestMs = 250;

/**
 * Submits claims while the insurer is killed and restarted. Checks that each is paid once and that the page never says
 * otherwise.
 */
async function killed(kills: number, databaseUrl?: string): Promise<boolean> {
  const portal = await startPortal(databaseUrl ? { databaseUrl } : {});
  const chance = createRandom(2);
  try {
    const { insurer, url } = portal;
    const customer = await signInCustomer(insurer);
    let isUp = true;
    const isPaid = async (optionId: string) => {
      while (!isUp) await pause(20);
      return (await readPayments(insurer, optionId)).now > 0;
    };
    const at = url.replace('sky.localhost', '127.0.0.1').replace(/\/$/, '');
    let [doubled, unpaid, lies, amid] = [0, 0, 0, 0];

    for (let kill = 1; kill <= kills; kill += 1) {
      let underWay = flights.length;
      const claims = flights.map(async (called) => {
        const which = customer.which[called];
        if (!which) throw new Error(`There is no flight ${called}.`);
        const outcome = await claimed({ customer, url: at, isPaid }, which);
        underWay -= 1;
        return { called, ...outcome };
      });
      const all = Promise.all(claims);
      await pause(chance() * longestMs);
      amid += underWay > 0 ? 1 : 0;
      isUp = false;
      await portal.killInsurer();
      isUp = true;
      for (const { called, optionId, lies: told } of await all) {
        const { ever, now } = await readPayments(insurer, optionId);
        doubled += now > 1 || ever > kill ? 1 : 0;
        unpaid += now < 1 ? 1 : 0;
        lies += told;
        await sendBack(insurer, called);
      }
    }
    process.stdout.write(`${kills} kills, ${amid} of them amid claims; ${kills * flights.length} claims.\n`);
    return reported({
      'paid more than once': doubled,
      'said to be paid, and not': unpaid,
      'said to have failed, and paid': lies,
    });
  } finally {
    await portal.stop();
  }
}

const onPGlite = Number(process.env['KILLS'] ?? 200);
const onPostgres = Number(process.env['KILLS_POSTGRES'] ?? 50);

export async function bench(): Promise<boolean> {
  process.stdout.write('PGlite: ');
  const isKept = onPGlite === 0 || (await killed(onPGlite));
  if (onPostgres === 0) return isKept;
  process.stdout.write('PostgreSQL: ');
  const { url, stop } = await postgres();
  try {
    return (await killed(onPostgres, url)) && isKept;
  } finally {
    await stop();
  }
}
