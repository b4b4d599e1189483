import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content, Phrase } from '../content.ts';

export const contactPhrase: Phrase = (facts) =>
  facts.contact
    ? `rufen Sie uns unter ${formatContactPhone(facts)} an oder schreiben Sie an ${formatContactMail(facts)}`
    : '[senden Sie uns eine Nachricht](/support)';

export const phrases: Content['phrases'] = {
  contactPhrase,

  questionSection: (facts) => `## Fragen

Wenn etwas unklar ist, ${contactPhrase(facts)}.
`,

  complaintSections: (facts) => `## Beschwerden

Wenn Sie mit unserem Service nicht zufrieden sind, ${contactPhrase(facts)}. Wir antworten innerhalb von 14&nbsp;Tagen. Wenn Sie mit unserer Antwort nicht einverstanden sind, können Sie sich kostenlos an den Versicherungsombudsmann wenden. Es gilt das Recht des Landes, in dem Ihre Police ausgestellt wurde.

## Ihre personenbezogenen Daten

In unseren [Datenschutzhinweisen](/privacy) lesen Sie, welche Daten wir über Sie speichern und warum.
`,
};
