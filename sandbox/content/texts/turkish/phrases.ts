import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content, Phrase } from '../content.ts';

export const contactPhrase: Phrase = (facts) =>
  facts.contact
    ? `${formatContactPhone(facts)} numarasını arayın veya ${formatContactMail(facts)} adresine yazın`
    : '[bize mesaj gönderin](/support)';

export const phrases: Content['phrases'] = {
  contactPhrase,

  questionSection: (facts) => `## Sorular

Anlaşılmayan bir şey varsa ${contactPhrase(facts)}.
`,

  complaintSections: (facts) => `## Şikâyetler

Hizmetimizden memnun kalmadıysanız ${contactPhrase(facts)}. 14 gün içinde yanıt veririz. Yanıtımızı kabul etmezseniz sigorta uyuşmazlıklarına bakan bağımsız hakem kuruluşuna ücretsiz başvurabilirsiniz. Poliçenizin düzenlendiği ülkenin hukuku uygulanır.

## Kişisel verileriniz

Hakkınızda hangi verileri, neden tuttuğumuzu [aydınlatma metninde](/privacy) bulabilirsiniz.
`,
};
