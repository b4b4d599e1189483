import { sql } from 'drizzle-orm';

import { typedText } from '#rules/text/typedText.ts';
import type { SupportTicket } from '#schema/rest/support.ts';
import { readPhone } from '../account/accounts.ts';
import { sendMail } from '../account/outbox.ts';
import type { Context } from '../context.ts';
import { DialogRefusal, failedValidation, Refused, UncodedRefusal } from '../refusal.ts';
import { type partners, tickets } from '../tables.ts';

type Partner = typeof partners.$inferSelect;

type Sender = {
  /** The session's customer, or null for a guest. */
  userId: string | null;
  /** Whether a mail may be sent to the given address. */
  mayMail: boolean;
};

const missing = (fields: Record<string, string>) =>
  new Refused('MISSING_PARAMS', 'A required parameter is missing', fields);

/** Subjects with which a tester triggers refusals that no field of the form can explain. */
const magicSubjects: Record<string, () => Error> = {
  '!MISSING_LOCALE': () => new Refused('MISSING_LOCALE', 'The locale is missing'),
  '!MISSING_PARAMS': () => missing({ emailAddress: 'email', contactNumber: 'phone' }),
  '!VENDOR_ERROR': () => new Refused('VENDOR_ERROR', 'The ticket system does not answer'),
  '!B2BError': () =>
    new DialogRefusal(409, {
      title: 'Our service team is moving',
      body: 'We take messages again on Monday. For anything urgent, please call us.',
    }),
  '!MESSAGE': () => new UncodedRefusal(400, 'Messages about this booking are answered by the tour operator.'),
  '!EMPTY': () => new UncodedRefusal(400, ''),
};

/** The refusals that those subjects raise, in words for testers. */
export const magicSubjectCodes = {
  '!MISSING_LOCALE': 'MISSING_LOCALE',
  '!MISSING_PARAMS': 'MISSING_PARAMS of two fields',
  '!VENDOR_ERROR': 'VENDOR_ERROR',
  '!B2BError': 'a dialog of the insurer’s, type B2BError',
  '!MESSAGE': 'a refusal without a code, in the insurer’s words',
  '!EMPTY': 'a refusal without a code and without words',
} as const;

/** Stores a ticket and mails its number to the sender, in the language of the form. Returns the number. */
export async function fileTicket(
  context: Context,
  partner: Partner,
  given: SupportTicket,
  { userId, mayMail }: Sender,
): Promise<string> {
  const ticket = ticketIn(partner, given);
  return context.db.transaction(async (tx) => {
    const ticketId = `T-${firstNumber + (await takeNumber(tx))}`;
    const { partnerId } = partner;
    await tx.insert(tickets).values({ ...ticket, ticketId, partnerId, userId, createdAt: context.clock.in(0) });
    if (mayMail)
      await sendMail({ ...context, db: tx }, { ...ticket, partnerId }, ({ ticketReceived }) =>
        ticketReceived(ticketId),
      );
    return ticketId;
  });
}

function ticketIn(partner: Partner, given: SupportTicket) {
  const { locale, localTime, ticketCategory: category, ticketSubject, ticketBody } = given;
  if (!partner.hasTicketSystem) throw new Refused('SYSTEM_CONFIG_NOT_SETUP', 'The partner has no ticket system');
  const subject = typedText(ticketSubject);
  const magic = Object.hasOwn(magicSubjects, subject) ? magicSubjects[subject] : undefined;
  if (magic) throw magic();
  if (!locale) throw new Refused('MISSING_LOCALE', 'The locale is missing');
  const [name, body, emailAddress] = [typedText(given.name), ticketBody.trim(), typedText(given.emailAddress)];
  const empty = Object.entries({ name, ticketSubject: subject, ticketBody: body }).filter(([, text]) => text === '');
  if (empty.length > 0) throw missing(Object.fromEntries(empty.map(([field]) => [field, 'required'])));
  const contactNumber = given.contactNumber ? phoneIn(given.contactNumber) : null;
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(emailAddress))
    throw failedValidation(['emailAddress'], 'That is no email address');
  return { name, emailAddress, contactNumber, category, subject, body, locale, localTime };
}

function phoneIn(text: string): string {
  const phone = readPhone(typedText(text));
  if (!phone || !/^\+\d{7,15}$/.test(phone)) throw failedValidation(['contactNumber'], 'That is no phone number');
  return phone;
}

const firstNumber = 1_000;

/** Numbers tickets under a lock, so that no two get the same number. */
async function takeNumber(tx: Context['db']): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('tickets', 0))`);
  return (await tx.$count(tickets)) + 1;
}
