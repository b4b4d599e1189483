import { boolean, type Infer, nullable, number, object, size, string } from 'superstruct';

import { longestMessage, longestSubject } from '#schema/rest/support.ts';
import type { Slice } from '#src/lib/browser/storage.ts';
import type { Portal } from '#src/session/portal.ts';
import { type DraftKind, keeperOf } from '#src/wizard/keeper.ts';

const Message = object({
  ticketCategory: size(string(), 0, 50),
  // A text that is too long is refused when it is sent, and kept until it is shortened.
  ticketSubject: size(string(), 0, 10 * longestSubject),
  ticketBody: size(string(), 0, 10 * longestMessage),
  /** The last failure whose reference was put into the message. */
  reference: nullable(string()),
  /** Whether it was sent without an answer, so that it may have arrived. */
  isUnheard: boolean(),
});
type Message = Infer<typeof Message>;

const Contact = object({
  name: size(string(), 0, 500),
  emailAddress: size(string(), 0, 500),
  contactNumber: size(string(), 0, 500),
});
type Contact = Infer<typeof Contact>;

/** The fields of the form. */
export type TypedMessage = Contact & Omit<Message, 'reference' | 'isUnheard'>;

const kind: DraftKind<Message> = { flow: 'supportTicket', version: 1, struct: Message };

const GuestRecord = object({ savedAt: number(), message: Message, contact: nullable(Contact) });
const guestMessage: Slice<Infer<typeof GuestRecord>> = { name: 'supportMessage', version: 1, struct: GuestRecord };

const lifeMs = 20 * 3_600_000;
const contactForm = 'supportTicket';

type Stores = Pick<Portal, 'app' | 'clock' | 'drafts' | 'tab'>;

/** The storage of a message until it is sent. */
type Place = {
  left: { message: Message; contact: Contact | null } | null;
  keep: (message: Message, contact: Contact | null) => void;
  forget: () => void;
};

/** Keeps the message that is being written. */
export type MessageKeeper = {
  /** Whether an earlier visit left a message. */
  isRestored: boolean;
  /** Whether the message was sent before, without an answer. */
  isUnheard: boolean;
  message: Omit<TypedMessage, keyof Contact>;
  /** Null if it is still the customer's own. */
  contact: Contact | null;
  keepTyped: (typed: TypedMessage, isContactOwn: boolean) => void;
  keepOutcome: (isUnheard: boolean) => void;
  forget: () => void;
};

/**
 * Keeps a message through failures, reloads and the end of a session.
 *
 * A customer's is a draft like those of wizards: it lies in local storage for 20 hours, and signing out forgets it. Names,
 * addresses and phone numbers are in no draft, so those that the customer changes are kept in memory alone.
 *
 * A guest has nothing to sign out of, so nothing would clear local storage. Their message lies in the session storage of
 * the tab, with their address, and goes when the tab is closed. If they sign in, it becomes the customer's draft.
 *
 * @param quote how the reference of a failure is put into a message; null without one
 */
export function createMessageKeeper(stores: Stores, quote: { reference: string; text: string } | null): MessageKeeper {
  const place = stores.app.getSnapshot().context.session ? placeOfCustomer(stores) : placeOfGuest(stores);
  const { left } = place;
  let message = quoting(left?.message ?? blank, quote);
  let contact = left?.contact ?? null;
  const { ticketCategory, ticketSubject, ticketBody } = message;
  place.keep(message, contact);

  const keep = (changes: Partial<Message>) => {
    message = { ...message, ...changes };
    place.keep(message, contact);
  };
  return {
    isRestored: left !== null,
    isUnheard: message.isUnheard,
    message: { ticketCategory, ticketSubject, ticketBody },
    contact,
    keepTyped: ({ name, emailAddress, contactNumber, ...typed }, isContactOwn) => {
      contact = isContactOwn ? { name, emailAddress, contactNumber } : null;
      keep(typed);
    },
    keepOutcome: (isUnheard) => keep({ isUnheard }),
    forget: place.forget,
  };
}

const blank: Message = { ticketCategory: '', ticketSubject: '', ticketBody: '', reference: null, isUnheard: false };

function quoting(message: Message, quote: { reference: string; text: string } | null): Message {
  if (!quote || message.reference === quote.reference) return message;
  const ticketBody = message.ticketBody.trimEnd();
  return {
    ...message,
    ticketBody: ticketBody ? `${ticketBody}\n\n${quote.text}\n` : `${quote.text}\n\n`,
    reference: quote.reference,
  };
}

function placeOfCustomer({ drafts, clock, tab }: Stores): Place {
  const { typed } = drafts();
  const keeper = keeperOf(drafts(), kind, clock.now);
  const earlier = keeper.left ? null : readGuestMessage({ clock, tab });
  tab.forget(guestMessage);
  const message = keeper.left ?? earlier?.message ?? null;
  if (earlier) keeper.keep(blank);
  return {
    left: message && { message, contact: (typed.get(contactForm) as Contact | undefined) ?? null },
    keep: (next, contact) => {
      keeper.keep(next);
      if (contact) typed.set(contactForm, contact);
      else typed.delete(contactForm);
    },
    forget: () => {
      keeper.forget();
      typed.delete(contactForm);
    },
  };
}

function placeOfGuest({ clock, tab }: Stores): Place {
  let begun: string | null = null;
  const left = readGuestMessage({ clock, tab });
  return {
    left,
    keep: (message, contact) => {
      const next = JSON.stringify({ message, contact });
      begun ??= left ? '' : next;
      if (next === begun) tab.forget(guestMessage);
      else tab.write(guestMessage, { savedAt: clock.now(), message, contact });
    },
    forget: () => tab.forget(guestMessage),
  };
}

function readGuestMessage({ clock, tab }: Pick<Stores, 'clock' | 'tab'>) {
  const kept = tab.read(guestMessage);
  return kept && clock.now() - kept.savedAt < lifeMs ? kept : null;
}
