import type { articleEntries, stepEntries } from '../articles.ts';
import type { Facts } from '../facts.ts';
import type { questionIds } from '../questions.ts';

/** A text that names the insurer or depends on what it offers. */
export type Phrase = (facts: Facts) => string;

/** A text in Markdown. `{contact}` is replaced with the contact phrase. */
export type ArticleText = { title: string; summary: string; body: string };

/** The answer is Markdown. `{contact}` is replaced with the contact phrase. */
export type QuestionText = { question: string; answer: string };

export type QuestionSection<Id extends string> = { category: string; questions: Record<Id, QuestionText> };

/** The body is Markdown with sections of the second level. */
export type DocumentText = { title: string; body: string };

export type Area = 'travel' | 'business' | 'monitoring';

/** A kind of leak in which monitored data was found. Alerts store it instead of their texts. */
export type Finding =
  | 'account-number'
  | 'card-number'
  | 'email-address'
  | 'email-password'
  | 'phone-number'
  | 'identity'
  | 'scanned-document'
  | 'patient-record';

/** The description is a sentence with the name that the customer gave to the data. */
export type AlertText = { title: string; description: (name: string) => string };

export type LoungeId = 'LNG-HARBOUR' | 'LNG-NORTH' | 'LNG-SKYLIGHT' | 'LNG-QUIET' | 'LNG-GHOST';
export type HotelId = 'HTL-PIER' | 'HTL-GATE' | 'HTL-GARDEN';

/** All texts of the insurer in one language. Each member is a file in the folder of the language. */
export type Content = {
  phrases: {
    /** Contact details, phrased as the end of a sentence. */
    contactPhrase: Phrase;
    /** Ends the key facts and the help page. */
    questionSection: Phrase;
    /** Ends the terms of business. */
    complaintSections: Phrase;
  };
  articles: { [Group in keyof typeof articleEntries]: Record<keyof (typeof articleEntries)[Group], ArticleText> };
  monitoringSteps: Record<keyof typeof stepEntries, ArticleText>;
  questions: { [Section in keyof typeof questionIds]: QuestionSection<(typeof questionIds)[Section][number]> };
  terms: Record<Area, (facts: Facts) => DocumentText>;
  keyFacts: Record<Area, (facts: Facts) => DocumentText>;
  /** The sections of the help page: those about signing in, then those of the insurer's area. */
  help: { title: string; signingIn: string } & Record<Area, string>;
  documents: Record<'privacy' | 'callCosts' | 'payoutTerms', (facts: Facts) => DocumentText>;
  /** Mails and text messages. */
  messages: {
    /** A text message, so it is short. */
    signInCode: (code: string) => string;
    /** A space follows the link, so that mail programs recognise its end. */
    passwordReset: (link: string) => string;
    accountCreated: string;
    /** Sent to the previous address. */
    addressChanged: (newAddress: string) => string;
    /** Sent to the new address. */
    addressConfirmed: string;
    twoStepOn: string;
    twoStepOff: string;
    ticketReceived: (ticketId: string) => string;
  };
  monitoring: {
    alerts: Record<Finding, AlertText>;
    /** Names of the data that the first scan takes from the account. */
    scanned: Record<'EMAIL' | 'PHONE', string>;
  };
  /** Confirmations of a chosen option, and the printable lounge pass. */
  confirmations: {
    room: string;
    seats: string;
    /** Its answer is the name of the guest. */
    passQuestion: string;
    passTitle: string;
    passGuest: (name: string) => string;
    passExpiry: (time: string) => string;
  };
  /** Lounges and hotels that options offer, by their ids. */
  venues: {
    afterSecurity: string;
    /** Opening hours are separated by semicolons. */
    lounges: Record<LoungeId, { businessHours: string; directions: string }>;
    hotels: Record<HotelId, string>;
  };
};
