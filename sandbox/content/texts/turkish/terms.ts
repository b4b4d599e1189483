import { only } from '../../facts.ts';
import type { Content } from '../content.ts';

export const terms: Content['terms'] = {
  travel: (facts) => ({
    title: 'Genel şartlar',
    body: `
Bu şartlar, siz ve ${facts.insurer} arasındaki sözleşmedir. Poliçeniz ve [temel bilgilerle](/key-facts) birlikte, burada sigortaladığınız her seyahat için geçerlidir. Bu, 3. sürümdür.

## Neleri sigortalayabilirsiniz?

Tek bir uçuşu, gidiş-dönüş bir seyahati veya en fazla dört uçuştan oluşan bir seyahati sigortalayabilirsiniz. Her uçuş, siz sigortaladıktan 24&nbsp;saatten daha uzun bir süre sonra ve en geç poliçenizin son günü kalkmalıdır. Aynı anda kaç kişinin sigortalanabileceğini poliçeniz belirler.

## Ne zaman sigortalısınız?

Seyahat, “Sigortalarım” sayfasında göründüğü andan itibaren, orada yazan yolcular ve uçuşlar için sigortalıdır. Son uçuş vardığında teminat sona erer.

## Bir uçuşta aksaklık olursa

Sigortalı her uçuşu takip ederiz. Havayolu bir gecikme veya iptal bildirir bildirmez burada gösteririz. Uçuşa, gecikmenin süresine ve poliçenize göre şunlardan birini veya birkaçını alırsınız:

- havalimanında lounge girişi,
- başka bir uçuşta yer,
- otelde bir gece konaklama,
- bir sadakat programında puan${facts.paysOut ? ',\n- nakit ödeme.' : '.'}

Sunulan seçenekleri uçuşun yanında gösteririz, siz seçersiniz. Onayladığımız seçim kesindir.
${only(
  facts.paysOut,
  `
## Ödemeler ve limitler

Ödemeyi, onayladıktan sonra beş iş günü içinde seçtiğiniz ödeme alma yöntemine yaparız. Bir poliçe kapsamındaki ödemelerin toplamı poliçe limitini aşamaz. Kalan tutarı özetinizde görürsünüz.
`,
)}${only(
  facts.luggage,
  `
## Kayıp bagaj

Kayıp bagajı önce havayoluna bildirin ve tutanağın dosya referansını saklayın. Ardından, inişten itibaren yedi gün içinde bu referansla bize bildirin.
`,
)}
## Neler sigortalı değil?

- Siz seyahati sigortalamadan önce duyurulan aksaklıklar.
- Kişisel nedenlerle kaçırdığınız uçuşlar.
- Havayolunun veya başka birinin daha önce karşıladığı masraflar.
- Savaştan veya resmî makamların hava sahasını kapatmasından kaynaklanan aksaklıklar.

## Sizden beklediklerimiz

Adları pasaportlarda yazdığı gibi ve seyahat sırasında size ulaşabileceğimiz bir telefon numarası bildirin. Bilgilerde bir yanlışlık varsa hemen haber verin. Kasten yanlış bilgi verirseniz o seyahat için teminatı kaybedersiniz.

## İptal

İlk uçuş kalkana veya uçuşlardan biri gecikmeli ya da iptal olarak bildirilene kadar bir sigortayı seyahatin sayfasından iptal edebilirsiniz. Bundan sonra sigorta yürürlükte kalır.
`,
  }),

  business: (facts) => ({
    title: 'Genel şartlar',
    body: `
Bu şartlar, işletmeniz ve ${facts.insurer} arasındaki sözleşmedir. Poliçeniz ve [temel bilgilerle](/key-facts) birlikte, sigortalı varlıklarınızın her biri için geçerlidir. Bu, 3. sürümdür.

## Neleri sigortalayabilirsiniz?

İşletmenizin ciro elde ettiği iş yerlerini sigortalayabilirsiniz. Her biri; adresi, poliçesi ve istediğimiz izinleri olan bir sigortalı varlıktır.

Bir varlığın teminatı, onayladığımız anda başlar; poliçesi bittiğinde veya siz iptal ettiğinizde sona erer. Bedeli, poliçenizin primine dahildir.

## Ne zaman ödüyoruz?

Sigortalı bir varlığın adresindeki olay, poliçenizdeki eşiği aştığında hasar dosyası açılır. Sizin bildirmeniz gerekmez. Ardından, olay işinizi etkilediği sürece, beklediğiniz ciroyu ay ay sorarız.

## Teklifi nasıl hesaplıyoruz?

Beklediğiniz ciroyu, izninizle banka hesabınızdan okuduğumuz önceki ayların cirosuyla karşılaştırırız. Farkı kâr marjınızla çarpar, muafiyeti düşeriz. Sonuç, teklifimizdir. Kabul edebilir veya neden kabul etmediğinizi bize bildirebilirsiniz. Bu durumda bir hasar uzmanı teklifi yeniden inceler; ikinci teklif kesindir.

## Ödemeler ve limitler

Bir teklifi kabul ettikten sonra, her ayın gerçekleşen cirosu belli olur olmaz ve ödeme alma yöntemini seçmiş olmanız kaydıyla, ay ay ödeme yaparız. Ödemelerimiz poliçenizin limitini aşamaz.

## Neler sigortalı değil?

- Bina, stok veya makine hasarları.
- Poliçeden önce başlayan zararlar.
- Kendi nedenlerinizle kapalı olduğunuz aylar.

## Sizden beklediklerimiz

Kayıtlarınızdaki tutarları bize bildirin ve bir hasar dosyası açık olduğu sürece banka hesabı izninizi sürdürün. Kasten yanlış tutar bildirirseniz o hasar için ödeme hakkınızı kaybedersiniz.
`,
  }),

  monitoring: (facts) => ({
    title: 'Genel şartlar',
    body: `
Bu şartlar, siz ve ${facts.insurer} arasındaki sözleşmedir. Poliçeniz ve [temel bilgilerle](/key-facts) birlikte, sizin için izlediğimiz tüm veriler için geçerlidir. Bu, 3. sürümdür.

## Ne yapıyoruz?

Bize verdiğiniz verileri çalıntı verilerin sunulduğu yerlerde ararız: pazarlarda, forumlarda ve sızdırılmış dosyalarda. Birini bulursak size bir uyarı ve ne yapacağınızı gösteren bir eylem planı göndeririz.

## Neleri izleyebiliriz?

Kartlarınızı, e-posta adreslerinizi, telefon numaralarınızı, banka hesaplarınızı ve kimlik belgelerinizi, her birinden bu portalda gösterilen sayıya kadar izleyebiliriz. Veriler size ait olmalıdır.

## İzleme ne zaman başlar, ne zaman biter?

İzleme, onay verdiğiniz anda bir gün kadar sürebilen ilk taramayla başlar. Poliçeniz bittiğinde veya izlenen verileri kaldırdığınızda sona erer.

## Neleri yapamayız?

Her yeri tarayamayız, yayımlananı geri alamayız. Uyarı, verinizin bulunduğu anlamına gelir, kullanıldığı anlamına gelmez. Uyarı olmaması verilerinizin güvende olduğunu garanti etmez.

## Sizden beklediklerimiz

Uyarıdaki eylem planını en kısa sürede uygulayın ve her adımı tamamladıkça işaretleyin. Bir kart bulunduysa hemen bankanıza haber verin. Başkasının verilerini eklemeyin.
`,
  }),
};
