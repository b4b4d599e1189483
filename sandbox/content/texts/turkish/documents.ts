import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content } from '../content.ts';
import { contactPhrase } from './phrases.ts';

export const documents: Content['documents'] = {
  privacy: (facts) => ({
    title: 'Aydınlatma metni',
    body: `
Bu portaldaki kişisel veriler bakımından veri sorumlusu ${facts.insurer} şirketidir. Bu metin hangi verileri, hangi amaçla ve ne kadar süreyle işlediğimizi açıklar.

## Hangi verileri tutuyoruz?

- Kimlik ve iletişim bilgileriniz: ad, soyad, e-posta adresi, telefon numarası, dil.
- Teminatınız: poliçeler, sigortalar, uyarılar ve hasar dosyaları.
${facts.paysOut ? '- Para gönderdiğimiz yerler: ödeme alma yöntemleriniz. “Göster” düğmesine basana kadar bir hesabın yalnızca son hanelerini gösteririz.\n' : ''}- İşlemleriniz: ne zaman ve hangi IP adresinden giriş yaptığınız, neleri değiştirdiğiniz.

## Neden tutuyoruz?

Sizi sigortalamak ve bir şey olduğunda size yardımcı olmak için. Vergi ve denetim mevzuatı, bunların bir bölümünü saklamamızı zorunlu kılar. Kampanya mesajlarını yalnızca istediyseniz göndeririz.

## Kimlere aktarıyoruz?

Size yardımcı olmak için ihtiyaç duyduğumuz şirketlere, yalnızca gereken kadarını: bankalara, eksperlere ve sigortanızın kapsadığı hizmetleri sunan şirketlere. Verilerinizi asla satmayız.

## Ne kadar süre saklıyoruz?

Sigortalı olduğunuz sürece ve son tazminat talebinizden sonra on yıl. Giriş kayıtlarını bir yıl sonra sileriz.

## Tarayıcınızda

Tarayıcınız şunları saklar:

- Yarım kalan bir forma girdikleriniz: en fazla 20&nbsp;saat veya çıkış yapana kadar.
- Diliniz, portalın görünümü ve yardım sayfaları. Bunun için onayınızı istersek yalnızca kabul etmeniz halinde ve en fazla 31&nbsp;gün saklanır. Seçiminiz 31&nbsp;gün hatırlanır.
- Portalın çalışması için gereken ayarlar.

Bunların tümünü istediğiniz zaman tarayıcınızdan silebilirsiniz. Sekmeyi kapattığınızda oturum bilginiz tarayıcınızdan silinir.

## Haklarınız

Verilerinize erişebilir, bunları düzeltebilir, dışa aktarabilir, sildirebilir ve kullanılmalarına itiraz edebilirsiniz. Bunun için ${contactPhrase(facts)}. Ülkenizdeki kişisel verileri koruma kurumuna da şikâyette bulunabilirsiniz.
`,
  }),

  callCosts: (facts) => ({
    title: 'Arama ücreti',
    body: `
${facts.insurer} ile görüşmek için ${formatContactPhone(facts)} numarasını arayabilirsiniz.

## Kendi ülkenizden

Telefon operatörünüzün bu numara için geçerli olan tarifesi uygulanır. Sizden ücret almayız, aramadan gelir de elde etmeyiz.

## Yurt dışından

Telefon operatörünüz, bekletildiğiniz süre için bile dolaşım ücreti alabilir. Aramadan önce tarifesine bakın veya internet üzerinden arayın.

## Ücretsiz

Aramanın başında bize numaranızı verin, biz sizi arayalım. Dilerseniz ${formatContactMail(facts)} adresine yazın.
`,
  }),

  payoutTerms: (facts) => ({
    title: 'Ödeme şartları',
    body: `
${facts.insurer} tarafından size yapılan her ödemede, [genel şartlara](/terms) ek olarak bu şartlar uygulanır.

## Nereye ödüyoruz?

Öncelikli ödeme alma yönteminize. Bu yöntem sizin veya işletmenizin adına kayıtlı olmalıdır. Başkasına ödeme yapmayız.

## Ne zaman ödüyoruz?

Talebinizden sonra beş iş günü içinde. Paranın hesabınıza geçmesi bankanız nedeniyle daha uzun sürebilir; bankalar hafta sonu işlem yapmaz.

## Hangi para biriminde ödüyoruz?

Hesabınızın bulunduğu ülkenin para biriminde. Parayı bankanız çevirirse kuru ve ücretleri bankanız belirler.

## Ödeme geri dönerse

Size haber veririz ve siz başka bir ödeme alma yöntemi bildirene kadar parayı bekletiriz. Bilgiler yanlışsa bundan doğan masrafları düşeriz.

## Fazla ödeme yaptıysak

Yanlışlıkla yapılan ödemeleri, size bildirmemizin ardından iade etmeniz gerekir.

## Sorular

Anlaşılmayan bir şey varsa ${contactPhrase(facts)}.
`,
  }),
};
