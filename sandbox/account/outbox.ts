import { randomUUID } from 'node:crypto';
import { customerTexts } from '../content/languages.ts';
import type { Content } from '../content/texts/content.ts';
import type { Context } from '../context.ts';
import { outbox } from '../tables.ts';
import type { Account } from './accounts.ts';

/** The message is in the language of the locale. */
export type Recipient = Pick<Account, 'partnerId' | 'emailAddress' | 'locale'>;

type Write = (messages: Content['messages']) => string;

/** Stores an email in the outbox, which testers read through a lever. The sandbox sends nothing. */
export const sendMail = (context: Context, to: Recipient, write: Write): Promise<void> =>
  store(context, to, { channel: 'email', recipient: to.emailAddress, write });

/** Stores a text message, or an email if the account has no phone number. */
export const sendText = (context: Context, to: Account, write: Write): Promise<void> =>
  to.mobilePhoneNumber
    ? store(context, to, { channel: 'sms', recipient: to.mobilePhoneNumber, write })
    : sendMail(context, to, write);

type Message = { channel: 'email' | 'sms'; recipient: string; write: Write };

async function store({ db, clock }: Context, to: Recipient, { channel, recipient, write }: Message): Promise<void> {
  await db.insert(outbox).values({
    messageId: randomUUID(),
    partnerId: to.partnerId,
    channel,
    recipient,
    body: write(customerTexts(to.locale).messages),
    sentAt: clock.in(0),
  });
}
