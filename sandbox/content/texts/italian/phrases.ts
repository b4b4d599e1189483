import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content, Phrase } from '../content.ts';

export const contactPhrase: Phrase = (facts) =>
  facts.contact
    ? `chiamaci al ${formatContactPhone(facts)} o scrivici a ${formatContactMail(facts)}`
    : '[inviaci un messaggio](/support)';

export const phrases: Content['phrases'] = {
  contactPhrase,

  questionSection: (facts) => `## Domande

Se qualcosa non è chiaro, ${contactPhrase(facts)}.
`,

  complaintSections: (facts) => `## Reclami

Se il nostro servizio non ti soddisfa, ${contactPhrase(facts)}. Ti risponderemo entro 14 giorni. Se la risposta non ti convince, puoi rivolgerti gratuitamente all’autorità di vigilanza sulle assicurazioni. Si applica la legge del paese in cui è stata emessa la polizza.

## I tuoi dati personali

La nostra [informativa sulla privacy](/privacy) spiega quali tuoi dati conserviamo e perché.
`,
};
