import { randomUUID } from 'node:crypto';
import { customerTexts } from '../content/languages.ts';
import type { Content } from '../content/texts/content.ts';
import type { Context } from '../context.ts';
import { outbox } from '../tables.ts';
import type { Account } from './accounts.ts';

/** The message is in the language of the locale. */
export type Recipient = Pick<Account, 'partnerId' | 'emailAddress' | 'locale'>;

type Write = (messages: Content['messages']) => string;

export async function sendMail({ db, clock }: Context, to: Recipient, write: Write): Promise<void> {
  const { partnerId, emailAddress } = to;
  await db.insert(outbox).values({
    messageId: randomUUID(),
    partnerId,
    channel: 'email',
    recipient: emailAddress,
    body: bodyFor(to, write),
    sentAt: clock.in(0),
  });
}

/** Stores the message in the outbox, which testers read through a lever. The sandbox sends nothing. */
export async function sendText({ db, clock }: Context, to: Account, write: Write): Promise<void> {
  const { partnerId, mobilePhoneNumber, emailAddress } = to;
  await db.insert(outbox).values({
    messageId: randomUUID(),
    partnerId,
    channel: mobilePhoneNumber ? 'sms' : 'email',
    recipient: mobilePhoneNumber ?? emailAddress,
    body: bodyFor(to, write),
    sentAt: clock.in(0),
  });
}

const bodyFor = ({ locale }: Pick<Account, 'locale'>, write: Write): string => write(customerTexts(locale).messages);
