import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { outbox } from '../tables.ts';
import type { Account } from './accounts.ts';

export async function sendMail(
  { db, clock }: Context,
  { partnerId, emailAddress }: Pick<Account, 'partnerId' | 'emailAddress'>,
  body: string,
): Promise<void> {
  const message = { messageId: randomUUID(), partnerId, channel: 'email', recipient: emailAddress, body } as const;
  await db.insert(outbox).values({ ...message, sentAt: clock.in(0) });
}

/** Stores the message in the outbox, which testers read through a lever. The sandbox sends nothing. */
export async function sendText({ db, clock }: Context, to: Account, body: string): Promise<void> {
  const { partnerId, mobilePhoneNumber, emailAddress } = to;
  await db.insert(outbox).values({
    messageId: randomUUID(),
    partnerId,
    channel: mobilePhoneNumber ? 'sms' : 'email',
    recipient: mobilePhoneNumber ?? emailAddress,
    body,
    sentAt: clock.in(0),
  });
}
