import { and, eq, like } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createRandom } from '#bench/claims/chance.ts';
import { type Line as BadLine, startLine as badLineTo } from '#bench/claims/line.ts';
import { toUuid } from '#sandbox/ids.ts';
import { links, outbox, policyHolders, tickets, tries, users } from '#sandbox/tables.ts';

import { type Line, startLine } from './line.ts';
import { openEmailChange } from './opened/changeEmail.ts';
import { openRegistration, password } from './opened/registration.ts';
import { openTicket } from './opened/supportTicket.ts';
import { openTwoStep } from './opened/twoStep.ts';

const runs = 50;
const longestMs = 900_000;
/** Ample, because half of all requests get through. */
const mostPresses = 60;

describe.each([
  ['the app and the gateway', 'toGateway', 11],
  ['the gateway and the insurer', 'toInsurer', 12],
] as const)('on a line between %s that loses, cuts and delays,', (_, place, seed) => {
  let line: Line;
  let bad: BadLine;
  beforeAll(async () => {
    const detour = async (origin: string) => {
      bad = await badLineTo(origin, createRandom(seed));
      return bad.url;
    };
    line = await startLine({ deadlineMs: 5_000, [place]: detour });
  });
  beforeEach(() => {
    for (const trouble of Object.keys(bad.befell)) (bad.befell as Record<string, number>)[trouble] = 0;
  });
  afterAll(async () => {
    await line.close();
    bad.close();
  });

  /** Clears earlier attempts, which would lock accounts and addresses. */
  const forgetTries = () => line.insurer.db.delete(tries);
  const accountOf = async (emailAddress: string) => {
    const { db } = line.insurer;
    return (await db.select().from(users).where(eq(users.username, emailAddress)))[0];
  };
  const mailsWith = (to: string, part: string) =>
    line.insurer.db.$count(outbox, and(eq(outbox.recipient, to), like(outbox.body, `%${part}%`)));
  const policiesOf = (userId: string) => line.insurer.db.$count(policyHolders, eq(policyHolders.userId, userId));
  const expectTroubles = () =>
    expect(
      Math.min(...['never arrives', 'loses the answer', 'cuts the answer'].map((each) => befell()[each] ?? 0)),
    ).toBeGreaterThan(1);
  const befell = (): Readonly<Record<string, number>> => bad.befell;

  async function register(linkId: string | null) {
    const { flow, details, fill, send } = openRegistration(line, { linkId });
    const { emailAddress } = details;
    for (let presses = 0; flow.getSnapshot().status !== 'done'; presses += 1) {
      if (presses > mostPresses)
        throw new Error(`The registration rests in ${JSON.stringify(flow.getSnapshot().value)}`);
      const state = flow.getSnapshot();
      if (state.matches('lookUpFailed')) flow.send({ type: 'lookUp.repeated' });
      else if (state.matches({ filling: 'security' })) await send();
      else await fill();
      const now = flow.getSnapshot();
      // All details are valid, so a problem beside a field would be wrong.
      expect(now.context.problems).toEqual({});
      if (now.matches({ filling: { security: 'notReceived' } })) expect(await accountOf(emailAddress)).toBeUndefined();
    }
    const account = await accountOf(emailAddress);
    expect(['entered', 'created']).toContain(flow.getSnapshot().output?.kind);
    expect(account).toMatchObject({ firstName: 'Lina', surname: 'Brook' });
    expect(await policiesOf(account?.userId ?? '')).toBe(1);
    expect(await mailsWith(emailAddress, 'Votre compte est prêt')).toBe(1);
    expect(
      await line.auth.signIn({ username: emailAddress, password }, AbortSignal.timeout(60_000)).catch(() => null),
    ).not.toMatchObject({ kind: 'refused' });
    return account;
  }

  it(
    `registers each of ${runs} people once, and never denies an account that exists`,
    async () => {
      for (let run = 0; run < runs; run += 1) {
        await forgetTries();
        await register(null);
      }
      expectTroubles();
    },
    longestMs,
  );

  it(
    `enrols each of ${runs} people once by a personal link`,
    async () => {
      const { db } = line.insurer;
      for (let run = 0; run < runs; run += 1) {
        await forgetTries();
        const linkId = `LINK-RUN${run}`;
        const [fresh] = await db.select().from(links).where(eq(links.linkId, 'LINK-FRESH'));
        if (!fresh) throw new Error('There is no link to copy.');
        await db.insert(links).values({ ...fresh, linkId });

        const account = await register(linkId);

        const [used] = await db.select().from(links).where(eq(links.linkId, linkId));
        expect(used?.secondaryId).toBe(account?.userId);
      }
      expectTroubles();
    },
    longestMs,
  );

  it(
    `changes an email address ${runs} times, each of them once`,
    async () => {
      line.signedInWith(await line.tokenOf('emil@sky.test'));
      let known = 'emil@sky.test';
      for (let run = 0; run < runs; run += 1) {
        const wanted = `emil${run}@sky.test`;
        const { flow, reactions, change, unanswered } = openEmailChange(line, known);
        for (let presses = 0; flow.getSnapshot().status !== 'done'; presses += 1) {
          if (presses > mostPresses) throw new Error('The address is never changed');
          const heard = unanswered();
          await change(wanted);
          expect(reactions).toEqual([]);
          // The form stays open only with a notice that no answer came.
          if (flow.getSnapshot().status !== 'done') expect(unanswered()).toBe(heard + 1);
        }

        expect(flow.getSnapshot().output).toBe('edited');
        expect(await accountOf(wanted)).toMatchObject({ userId: toUuid('user:emil@sky.test'), emailAddress: wanted });
        expect(await mailsWith(wanted, 'You now sign in with this address.')).toBe(1);
        known = wanted;
      }
      expectTroubles();
    },
    longestMs,
  );

  it(
    `turns two-step verification on ${runs} times, with the key that was shown`,
    async () => {
      const { db } = line.insurer;
      const login = 'many@sky.test';
      for (let run = 0; run < runs; run += 1) {
        await forgetTries();
        await db
          .update(users)
          .set({ mfaEnabled: false, mfaSecret: null, offeredSecret: null })
          .where(eq(users.username, login));
        const { flow, rest, send } = await openTwoStep(line, login);
        const mailed = await mailsWith(login, 'Two-step verification is on');
        let shown = '';
        await rest();
        for (let presses = 0; flow.getSnapshot().status !== 'done'; presses += 1) {
          const state = flow.getSnapshot();
          if (presses > mostPresses) throw new Error(`It rests in ${JSON.stringify(state.value)}`);
          expect(state.context.problems).toEqual({});
          const isOn = (await accountOf(login))?.mfaEnabled;
          if (state.matches('off') || state.matches({ turningOn: { enrolling: 'notReceived' } }))
            expect(isOn).toBe(false);
          shown = state.context.offer?.secret ?? shown;
          if (state.matches('readFailed')) await send({ type: 'reading.repeated' });
          else if (state.matches('off')) await send({ type: 'turnOn.requested' });
          else if (state.matches('confirmingOn')) await send({ type: 'turnOn.confirmed' });
          else await send({ type: 'code.given', code: new TOTP({ secret: shown }).generate() });
        }

        expect(flow.getSnapshot().output).toEqual({ kind: 'relogin' });
        expect(await accountOf(login)).toMatchObject({ mfaEnabled: true, mfaSecret: shown });
        expect(await mailsWith(login, 'Two-step verification is on')).toBe(mailed + 1);
      }
      expectTroubles();
    },
    longestMs,
  );

  it(
    `sends each of ${runs} tickets at most once, and says so only if it arrived`,
    async () => {
      line.signedInWith(null);
      const ends = { sent: 0, arrived: 0, lost: 0 };
      for (let run = 0; run < runs; run += 1) {
        await forgetTries();
        const subject = `A flight is missing ${place} ${run}`;
        const { flow, reactions, send } = openTicket(line);

        const end = await send(subject);

        const filed = await line.insurer.db.select().from(tickets).where(eq(tickets.subject, subject));
        if (end === 'sent') {
          expect(filed.map(({ ticketId }) => ticketId)).toEqual([flow.getSnapshot().output?.ticketId]);
          ends.sent += 1;
        } else {
          // Nothing can tell whether it arrived, so the sender is told exactly that.
          expect(end).toEqual({ editing: 'outcomeUnknown' });
          expect(filed.length).toBeLessThanOrEqual(1);
          ends[filed.length === 1 ? 'arrived' : 'lost'] += 1;
        }
        expect(reactions.filter(({ kind }) => kind !== 'unanswered')).toEqual([]);
      }
      expect(Math.min(...Object.values(ends))).toBeGreaterThan(2);
    },
    longestMs,
  );
});
