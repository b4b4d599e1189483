import { boolean, type Infer, nullable, number, object, size, string } from 'superstruct';

import { longestMessage, longestSubject } from '#schema/rest/support.ts';
import type { Slice } from '#src/lib/browser/storage.ts';
import type { Portal } from '#src/session/portal.ts';
import { createDraftKeeper, type DraftKind } from '#src/wizard/keeper.ts';

const Message = object({
  ticketCategory: size(string(), 0, 50),
  // Drafts may exceed the limit of a message, so that a text that is too long is kept until the user shortens it.
  ticketSubject: size(string(), 0, 10 * longestSubject),
  ticketBody: size(string(), 0, 10 * longestMessage),
  /** Last failure whose reference was added to the message. */
  reference: nullable(string()),
  /** The message was sent without an answer, so it may have arrived. */
  isUnheard: boolean(),
});
type Message = Infer<typeof Message>;

const Contact = object({
  name: size(string(), 0, 500),
  emailAddress: size(string(), 0, 500),
  contactNumber: size(string(), 0, 500),
});
type Contact = Infer<typeof Contact>;

export type TypedMessage = Contact & Omit<Message, 'reference' | 'isUnheard'>;

const kind: DraftKind<Message> = { flow: 'supportTicket', version: 1, struct: Message };

const GuestRecord = object({ savedAt: number(), message: Message, contact: nullable(Contact) });
const guestMessage: Slice<Infer<typeof GuestRecord>> = { name: 'supportMessage', version: 1, struct: GuestRecord };

const lifeMs = 20 * 3_600_000;
const contactForm = 'supportTicket';

type Stores = Pick<Portal, 'app' | 'clock' | 'drafts' | 'tab'>;

type Place = {
  left: { message: Message; contact: Contact | null } | null;
  keep: (message: Message, contact: Contact | null) => void;
  forget: () => void;
};

export type MessageKeeper = {
  /** An earlier visit left a message. */
  isRestored: boolean;
  /** The message was sent before, without an answer. */
  isUnheard: boolean;
  message: Omit<TypedMessage, keyof Contact>;
  /** Null while the contact details are the customer's own. */
  contact: Contact | null;
  keepTyped: (typed: TypedMessage, isContactOwn: boolean) => void;
  keepOutcome: (isUnheard: boolean) => void;
  forget: () => void;
};

/**
 * Keeps a message across failures, reloads and the end of a session.
 *
 * A customer's message is a draft like those of the wizards: it stays in local storage for 20 hours, and signing out
 * removes it. Drafts never contain names, addresses or phone numbers, so edited contact details stay in memory only.
 *
 * A guest cannot sign out, so nothing would clear local storage. A guest's message stays in the session storage of the
 * tab, with the contact details, until the tab is closed. If the guest signs in, it becomes the customer's draft.
 *
 * @param quote text that adds the reference of a failure to the message; null without one
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
  const keeper = createDraftKeeper(drafts(), kind, clock.now);
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
