import { only } from '../../facts.ts';
import type { Content } from '../content.ts';
import { contactPhrase } from './phrases.ts';

export const keyFacts: Content['keyFacts'] = {
  travel: (facts) => ({
    title: 'Temel bilgiler',
    body: `
Bu bir özettir. Esas olan poliçeniz ve [genel şartlardır](/terms).

## Neler sigortalı?

- “Sigortalarım” sayfasındaki uçuşların gecikmesi ve iptali.
- Orada adı geçen tüm yolcular, poliçenizin izin verdiği sayıya kadar.${only(facts.luggage, '\n- Havayolunun kaybettiği bagaj.')}

## Neler sigortalı değil?

- Siz seyahati sigortalamadan önce duyurulan aksaklıklar.
- Kişisel nedenlerle kaçırdığınız uçuşlar.
- Havayolunun daha önce karşıladığı masraflar.

## Teminat ne zaman başlar, ne zaman biter?

Seyahat, “Sigortalarım” sayfasında göründüğü andan son uçuşu varana kadar sigortalıdır. Bir uçuşu kalkışından en geç 24&nbsp;saat önce sigortalayabilirsiniz.

## Uçuşunuz gecikir veya iptal edilirse

Uçuşu özetinizin en üstünde ve seyahatin sayfasında görürsünüz. Poliçenizin ne sunduğunu (lounge, başka bir uçuş, otel${facts.paysOut ? ', puan veya nakit ödeme' : ' veya puan'}) görmek için oradaki “Seçenekleri gör” düğmesine basın ve bir seçenek belirleyin. Hiçbir şey kanıtlamanız gerekmez. Yardım gerekirse ${contactPhrase(facts)}.

## İptal

İlk uçuş kalkana veya uçuşlardan biri gecikmeli ya da iptal olarak bildirilene kadar sigortayı seyahatin sayfasından iptal edebilirsiniz. Bundan sonra sigorta yürürlükte kalır.
`,
  }),

  business: () => ({
    title: 'Temel bilgiler',
    body: `
Bu bir özettir. Esas olan poliçeniz ve [genel şartlardır](/terms).

## Neler sigortalı?

- İş yerinizin, adresindeki bir olay yüzünden kaybettiği ciro.
- Poliçenizdeki ay sayısı boyunca ve poliçe limitine kadar.
- Her varlık, onayladığımız andan poliçesi bitene kadar, ek ücret olmadan.

## Neler sigortalı değil?

- Bina, stok veya makine hasarları.
- Poliçeden önce başlayan zararlar.

## Hasar süreci nasıl işler?

1. Bir olay poliçenizdeki eşiği aşar ve hasar dosyası açarız.
2. Beklediğiniz ciroyu bize bildirirsiniz.
3. Size bir teklif sunarız. Kabul eder veya neden kabul etmediğinizi anlatırsınız.
4. Gerçekleşen ciro belli oldukça ay ay ödeme yaparız.

## Bankanız

Bazı poliçelerde cironuzu banka hesabınızdan okuyabilmemiz için izniniz gerekir. İzniniz olmadan hasarı hesaplayamayız.
`,
  }),

  monitoring: () => ({
    title: 'Temel bilgiler',
    body: `
Bu bir özettir. Esas olan poliçeniz ve [genel şartlardır](/terms).

## Neleri izliyoruz?

- Eklediğiniz kartlar, e-posta adresleri, telefon numaraları, banka hesapları ve kimlik belgeleri.
- Çalıntı verilerin ortaya çıktığı pazarlar, forumlar ve sızdırılmış dosyalar.

## Neleri izlemiyoruz?

- Başkalarının verileri.
- Eklemediğiniz veya kaldırdığınız veriler.

## Bir şey bulursak

Size bir uyarı ve adım adım bir eylem planı göndeririz. Planı en kısa sürede uygulayın ve her adımı tamamladıkça işaretleyin.

## İzlemenin sınırları

Her yeri tarayamayız, yayımlananı geri alamayız. Uyarı olmaması verilerinizin güvende olduğunu garanti etmez.
`,
  }),
};
