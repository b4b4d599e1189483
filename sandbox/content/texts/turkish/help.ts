import type { Content } from '../content.ts';

export const help: Content['help'] = {
  title: 'Yardım',

  signingIn: `## Giriş yapmak

E-posta adresinizi ve şifrenizi kontrol edin; büyük ve küçük harflere dikkat edin. Şifre on kez yanlış girilirse girişi 15&nbsp;dakika boyunca engelleriz. Bekleyin, sonra yeniden deneyin. Tek kullanımlık kod on dakika geçerlidir ve yalnızca bir kez kullanılabilir. Birden fazla kod istediyseniz en son geleni kullanın.

## Oturumunuz sona ererse

Güvenliğiniz için oturumunuzu bir saat sonra kapatırız. Yeniden giriş yapın: çok adımlı bir forma girdikleriniz yerinde durur. Tek sayfalık formları yeniden doldurmanız gerekir.
`,

  travel: `## Seyahat sigortalamak

Uçuş numaranız ve kalkış tarihiniz yanınızda olsun. İkisi de biletinizde yazar. Bir uçuşu kalkışından en geç 24&nbsp;saat önce ve bir poliçeyle yalnızca bir kez sigortalayabilirsiniz.

## Uçuşunuz gecikir veya iptal edilirse

Uçuşu özetinizin en üstünde görürsünüz. Poliçenizin ne sunduğunu görmek için oradaki “Seçenekleri gör” düğmesine basın ve bir seçenek belirleyin.
`,

  business: `## Hasar dosyaları

Bir olay poliçenizdeki eşiği aştığında hasar dosyası açarız. Her hasar dosyasının yanında durumunu ve sizden şimdi ne beklediğimizi görürsünüz.

## Bankanız

Cironuzu okumamıza izin vermezseniz bazı hasarları hesaplayamayız. Bu izni bankanızda verir veya geri alırsınız.
`,

  monitoring: `## Neleri izliyoruz?

İzlememizi istediğiniz verileri ekleyin: bir e-posta adresi, bir numara, bir kart. Bunları maskelenmiş olarak saklar, çalıntı verilerin alınıp satıldığı yerlerde ararız.

## Uyarılar

Bir uyarı, neyin bulunduğunu ve ne yapmanız gerektiğini adım adım anlatır. Her adımı tamamladıkça işaretleyin. Yapılacak bir şey kalmadığında uyarıyı çözüldü olarak işaretleyin.
`,
};
