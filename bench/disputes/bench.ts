import { randomBytes, randomInt } from 'node:crypto';

import { monthKey } from '#machines/claims/dispute/dispute.ts';

import { reported } from '../claims/bench.ts';
import { startLine } from '../claims/line.ts';
import { startPortal } from '../portal.ts';
import { brokenCarrier } from './brokenCarrier.ts';
import { callsOver, claimCalled, host, lever, listDigests, requestToken, toDigest } from './business.ts';
import { disputed } from './disputing.ts';

const files = 20;
const ofMonth = 5;
const megabytes = 25;
const cuts = Number(process.env['CUTS'] ?? 100);
const called = 'CL-04';

/** Values for which `startLine` lets everything through, and for which it loses an answer. */
const [wellFor, lostFor] = [0, 0.7];

/**
 * Uploads files of a dispute over a line that is cut at random. Checks that each arrives once and that progress never
 * goes back without a message.
 */
export async function bench(): Promise<boolean> {
  const portal = await startPortal();
  const { insurer } = portal;
  const { token, userId } = await requestToken(insurer);
  // Most cuts hit the upload of a file, because it takes longest.
  const left = { sending: Math.round(cuts * 0.7), asking: cuts - Math.round(cuts * 0.7) };
  const isCut = (which: keyof typeof left, share: number) => {
    if (left[which] === 0 || randomInt(100) >= share) return false;
    left[which] -= 1;
    return true;
  };
  const target = portal.url.replace('sky.localhost', '127.0.0.1');
  const line = await startLine(target, () => (isCut('asking', 60) ? lostFor : wellFor), host);
  Object.assign(globalThis, { XMLHttpRequest: brokenCarrier(() => isCut('sending', 85)) });
  try {
    const claim = await claimCalled(insurer, token, called);
    const months = claim.datasets.find(({ name }) => name === 'CUSTOMER-OFFER')?.data.map(monthKey) ?? [];
    const contents = Array.from({ length: files }, () => contentOf(megabytes));
    const named = contents.map((content, at) => new File([content], `takings ${at + 1}.pdf`));
    const byMonth = Object.fromEntries(
      months.slice(0, files / ofMonth).map((month, at) => [month, named.slice(at * ofMonth, (at + 1) * ofMonth)]),
    );
    const isDisputed = async () => (await claimCalled(insurer, token, called)).status === 'user-confirm-dispute';

    const outcome = await disputed({
      claim,
      userId,
      calls: callsOver(line, token),
      files: byMonth,
      notes: 'The fair was in town.',
      isDisputed,
    });

    const after = await claimCalled(insurer, token, called);
    const sets = after.datasets.filter(({ name }) => name === 'USER-DISPUTE');
    const attached = sets.flatMap(({ data }) => data.flatMap(({ attachments }) => attachments));
    const held = new Set(await listDigests(insurer.files));
    const whole = contents.filter((content) => held.has(toDigest(content))).length;
    const cut = cuts - left.sending - left.asking;
    process.stdout.write(
      `${files} files of ${megabytes} MB, the line cut ${cut} times, ${outcome.retries} times tried again.\n`,
    );
    await lever(insurer, 'adjuster', { claim: called, event: 'adjustOffer' });
    return reported({
      'cuts too few': left.sending + left.asking,
      'files not there, or not whole': files - whole,
      'files not in the dispute': files - new Set(attached).size,
      'files attached twice': outcome.documentIds.length - files + (attached.length - new Set(attached).size),
      'disputes too many': sets.length - 1,
      'times progress went back without a word': outcome.setbacks,
      'times it was said that it had not arrived, and it had': outcome.lies,
    });
  } finally {
    line.close();
    await portal.stop();
  }
}

function contentOf(size: number): Buffer<ArrayBuffer> {
  const content = Buffer.from(randomBytes(size * 2 ** 20));
  content.write('%PDF-1.7\n', 'latin1');
  return content;
}
