import type { Content } from '../content.ts';

export const articles: Content['articles'] = {
  help: {
    'signing-in': {
      title: 'Giriş yapamıyorsanız',
      summary: 'Önce şunları kontrol edin, sonra yeniden deneyin.',
      body: `E-posta adresinizi ve şifrenizi kontrol edin; büyük ve küçük harflere dikkat edin. Ne yazdığınızı görmek için “Şifreyi göster” düğmesine basın.

Şifre on kez yanlış girilirse girişi 15&nbsp;dakika boyunca engelleriz. Bekleyin, sonra yeniden deneyin.

Hâlâ giriş yapamıyorsanız {contact}.`,
    },
    'one-time-code': {
      title: 'Size gönderdiğimiz kodlar',
      summary: 'Bir kod ne kadar süre geçerlidir, gelmezse ne yapmalısınız?',
      body: `Kod on dakika geçerlidir ve yalnızca bir kez kullanılabilir. Birden fazla kod istediyseniz en son geleni kullanın.

Kod gelmezse istenmeyen e-posta klasörüne bakın ve girdiğiniz e-posta adresinin veya telefon numarasının bizde kayıtlı olanla aynı olup olmadığını kontrol edin. Telefon numarasını ülke koduyla girin. Ardından “Yeni kod gönder” düğmesine basın.`,
    },
    'one-hour': {
      title: 'Oturumunuz neden bir saat sonra kapanıyor?',
      summary: 'Oturum bir saat sürer. Çok adımlı formlara girdiklerinizi saklarız.',
      body: `Güvenliğiniz için oturum bir saat sürer. Bitmeden kısa süre önce sizi uyarırız.

Çok adımlı bir forma girdikleriniz cihazınızda 20&nbsp;saat kalır: yeniden giriş yapın ve kaldığınız yerden devam edin.

Tek sayfalık formlara girdiklerinizi, örneğin birinin adı ile telefon numarasını veya bir hesap numarasını, saklamayız; böylece bu cihazda başkası göremez. Bunları yeniden girmeniz gerekir.`,
    },
    language: {
      title: 'Portalı başka bir dilde kullanın',
      summary: 'Her sayfanın üst kısmından dil seçebilirsiniz.',
      body: `Dil listesi her sayfanın üst kısmındadır. Telefonda, giriş yaptıktan sonra menüde bulursunuz.

Bu cihaz seçiminizi hatırlar.`,
    },
    'poor-connection': {
      title: 'Bağlantınız zayıfsa',
      summary: 'Yazdıklarınız kaybolmaz, hiçbir şey iki kez gönderilmez.',
      body: `Sayfayı açık tuttuğunuz sürece yazdıklarınız yerinde kalır; açtığınız sayfalar da ekranda durur. Bir şey yüklenemediyse yanındaki “Yeniden dene” düğmesine basın.

Bir şey gönderip yanıt alamadıysanız aynı sayfadan yeniden gönderin. Aynı talep olduğunu anlar, yalnızca bir kez işleme alırız.`,
    },
  },
  info: {
    'never-ask': {
      title: 'Şifrenizi asla sormayız',
      summary: 'Ne telefonda ne e-postada. Soran biri varsa bizden değildir.',
      body: `Şifrenizi veya size gelen bir kodu ne telefonda ne e-postada sorarız. Soran biri varsa bizden değildir.

Bunları biriyle paylaştıysanız {contact}.`,
    },
    'shared-device': {
      title: 'Ortak kullanılan cihazlar',
      summary: 'İşiniz bitince çıkış yapın.',
      body: `İşiniz bitince menüden “Çıkış yap” düğmesine basın. Bazı cihazlarda pencereyi kapatmak yetmez.

Çıkış yaptığınızda yarım kalan her şey silinir. Oturumunuz siz çıkış yapmadan sona ererse yarım kalanlar cihazda durur: yeniden giriş yapın, tamamlayın ve çıkış yapın.`,
    },
    'personal-data': {
      title: 'Hakkınızda neler biliyoruz?',
      summary: 'Hangi verileri, neden saklıyoruz?',
      body: 'Hakkınızda hangi verileri tuttuğumuzu, bunlara neden ihtiyaç duyduğumuzu, ne kadar süre sakladığımızı ve haklarınızı nasıl kullanabileceğinizi [aydınlatma metninde](/privacy) bulabilirsiniz.',
    },
  },
  travel: {
    'insuring-a-trip': {
      title: 'Seyahat sigortalayın',
      summary: 'Neler gerekir, nasıl yapılır?',
      body: `Uçuş numaranız ve kalkış tarihiniz yanınızda olsun. İkisi de biletinizde yazar.

1. “Seyahat sigortala” düğmesine basın; tek yön, gidiş-dönüş veya çoklu uçuş seçin.
2. Her uçuşu bulun ve sizin uçuşunuz olduğundan emin olun.
3. Kimlerin seyahat ettiğini seçin ve onaylayın.

Seyahatiniz “Sigortalarım” sayfasında göründüğü andan itibaren sigortalıdır. Nelerin teminat altında olduğunu [temel bilgilerde](/key-facts) okuyabilirsiniz.

Seyahatteki uçuşlardan biri kalkana veya bir aksaklık yaşanana kadar seyahati oradan açabilir, yolcuları değiştirebilir veya sigortayı iptal edebilirsiniz.`,
    },
    'in-good-time': {
      title: 'Uçuşunuzu zamanında sigortalayın',
      summary: 'Bir uçuşu kalkışından en geç 24 saat önce sigortalayabilirsiniz.',
      body: `Bir uçuşu kalkışından en geç 24&nbsp;saat önce sigortalayabilirsiniz. Bu süre geçtikten veya bir aksaklık duyurulduktan sonra artık çok geçtir.

Uçuşunuzu biletinizi alır almaz sigortalayabilirsiniz.`,
    },
    'flight-late': {
      title: 'Uçuşunuz gecikmeli',
      summary: 'Bundan sonra ne olur, havalimanında ne yapmalısınız?',
      body: `1. Uçuşunuzu takip ederiz. Havayolu bir gecikme bildirdiğinde özetinizin en üstünde görünür.
2. Uçuşun yeni saatlerini görmek için seyahati açın; saatler her havalimanının yerel saatidir. Yeni saatler orada yoksa bize bildirmek için “Gecikme/iptal bildir” düğmesine basın.
3. Poliçenizin bu gecikme için ne sunduğunu görmek için “Seçenekleri gör” düğmesine basın ve bir seçenek belirleyin.
4. Havalimanında, bağlantılı uçuşunuza yetişip yetişemeyeceğinizi havayoluna sorun.

Biniş kartınızı saklayın.`,
    },
    'flight-cancelled': {
      title: 'Uçuşunuz iptal edildi',
      summary: 'Önce havayoluna, sonra bize başvurun.',
      body: `1. Önce havayoluna başvurun: size başka bir uçuş sunmak veya bilet ücretini iade etmek zorundadır.
2. “Sigortalarım” sayfasından seyahati açın. Uçuş orada iptal olarak görünmüyorsa bize bildirmek için “Gecikme/iptal bildir” düğmesine basın.
3. Poliçenizin ne sunduğunu görmek için “Seçenekleri gör” düğmesine basın ve bir seçenek belirleyin. Yardım gerekirse {contact}.

İptal edilen bir uçuşun sigortasını artık iptal edemezsiniz.`,
    },
  },
  business: {
    'how-a-claim-goes': {
      title: 'Hasar süreci nasıl işler?',
      summary: 'Bir şey bildirmeniz gerekmez. Hasar dosyasını biz açarız.',
      body: `Sigortalı bir varlığın adresindeki olay, poliçenizdeki eşiği aştığında hasar dosyası açarız. Sizin bildirmeniz gerekmez.

Her hasar dosyasını, durumunu ve sıradaki adımı özetinizde görürsünüz. Nelerin teminat altında olduğunu [temel bilgilerde](/key-facts) okuyabilirsiniz.`,
    },
    'bank-permission': {
      title: 'Bankanız bağlı kalsın',
      summary: 'Bağlantı olmadan bazı hasarları hesaplayamayız.',
      body: `Bazı poliçelerde cironuzu banka hesabınızdan okuyabilmemiz için izniniz gerekir. İzniniz olmadan hasarı hesaplayamayız.

Bankanızın bağlı olup olmadığını özetinizdeki “Sigortalı varlıklar” bölümünde görürsünüz. İzni bankanızda verir veya geri alırsınız.`,
    },
    'expected-revenue': {
      title: 'Beklediğiniz ciroyu hesaplayın',
      summary: 'Ay ay, hiçbir şey olmamış gibi.',
      body: `1. Kayıtlarınızda geçen yılın aynı aylarından başlayın.
2. O günden bugüne değişenleri hesaba katın: fiyatlar, çalışma saatleri, ikinci bir şube.
3. Başka bir yerde elde edeceğiniz ciroyu dışarıda bırakın.

Kayıtlarınızdaki tutarları bize iletmek için {contact}. Bunları önceki aylarla karşılaştırırız.`,
    },
    'an-offer': {
      title: 'Size bir teklifimiz var',
      summary: 'Nasıl hesapladık, neler yapabilirsiniz?',
      body: `1. Teklifi kendi hesabınızla karşılaştırın. Ciro kaybınızı kâr marjınızla çarpar, sonra muafiyeti düşeriz.
2. Kabul ediyorsanız {contact}. Gerçekleşen ciro belli oldukça ay ay ödeme yaparız.
3. Kabul etmiyorsanız aynı yoldan bize ulaşın ve nedenini anlatın. Bir hasar uzmanı teklifi yeniden inceler; ikinci teklif kesindir.`,
    },
  },
  monitoring: {
    'what-an-alert-means': {
      title: 'Uyarı ne anlama gelir?',
      summary: 'Veriniz bulundu. Bu, birinin onu kullandığı anlamına gelmez.',
      body: `Uyarı, verinizi çalıntı verilerin sunulduğu bir yerde bulduğumuz anlamına gelir. Birinin onu kullandığı anlamına gelmez.

Uyarı olmaması da verilerinizin güvende olduğunu garanti etmez: her yeri tarayamayız.`,
    },
    'email-found': {
      title: 'E-posta adresiniz bulundu',
      summary: 'Önce bu adresin, sonra aynı şifreyi kullandığınız her hesabın şifresini değiştirin.',
      body: `1. E-posta hesabınızın şifresini değiştirin.
2. Aynı şifreyi kullandığınız diğer her yerde de değiştirin. Her hesap için farklı bir şifre seçin.
3. Mümkün olan her yerde iki adımlı doğrulamayı açın.
4. Dolandırıcılık mesajlarına karşı dikkatli olun ve içlerindeki bağlantıları açmayın.`,
    },
    'card-found': {
      title: 'Kart numaranız bulundu',
      summary: 'Önce bankanızı arayın. Kartı hemen kapatabilir.',
      body: `1. Bankanızı arayın ve kartı kapatmasını isteyin.
2. Son ekstrelerinizde size ait olmayan harcamalar olup olmadığını kontrol edin ve bunlara bankanızda itiraz edin.
3. Kartınızdan ödeme alan herkese yeni kart numaranızı verin.`,
    },
    'passport-found': {
      title: 'Pasaportunuz bulundu',
      summary: 'Kimse sizin adınıza kullanamasın diye bildirin.',
      body: `1. Pasaportu veren kuruma bildirin ve yenisine ihtiyacınız olup olmadığını sorun.
2. Polise bildirin ve başvuru numarasını saklayın.
3. Bankanıza haber verin: bazı yerlerde hesap açmak için taranmış bir kopya yeter.`,
    },
  },
};
