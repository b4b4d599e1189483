import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content, Phrase } from '../content.ts';

export const contactPhrase: Phrase = (facts) =>
  facts.contact
    ? `llámanos al ${formatContactPhone(facts)} o escríbenos a ${formatContactMail(facts)}`
    : '[envíanos un mensaje](/support)';

export const phrases: Content['phrases'] = {
  contactPhrase,

  questionSection: (facts) => `## Preguntas

Si algo no está claro, ${contactPhrase(facts)}.
`,

  complaintSections: (facts) => `## Quejas

Si no estás conforme con nuestro servicio, ${contactPhrase(facts)}. Te responderemos en un plazo de 14 días. Si no aceptas nuestra respuesta, puedes acudir al defensor del asegurado, que decide gratuitamente. Se aplica la ley del país en el que se emitió tu póliza.

## Tus datos personales

Nuestro [aviso de privacidad](/privacy) explica qué datos tenemos sobre ti y para qué.
`,
};
