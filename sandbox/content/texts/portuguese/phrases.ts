import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content, Phrase } from '../content.ts';

export const contactPhrase: Phrase = (facts) =>
  facts.contact
    ? `ligue para ${formatContactPhone(facts)} ou escreva para ${formatContactMail(facts)}`
    : '[envie-nos uma mensagem](/support)';

export const phrases: Content['phrases'] = {
  contactPhrase,

  questionSection: (facts) => `## Dúvidas

Se algo não estiver claro, ${contactPhrase(facts)}.
`,

  complaintSections: (facts) => `## Reclamações

Se o nosso serviço não corresponder ao que esperava, ${contactPhrase(facts)}. Respondemos no prazo de 14 dias. Se não concordar com a resposta, pode recorrer ao provedor do cliente, sem custos. É aplicável a lei do país onde a sua apólice foi emitida.

## Os seus dados pessoais

A nossa [política de privacidade](/privacy) explica que dados guardamos sobre si, e porquê.
`,
};
