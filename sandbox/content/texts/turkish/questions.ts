import type { Content } from '../content.ts';

export const questions: Content['questions'] = {
  signingIn: {
    category: 'Giriş yapmak',
    questions: {
      'forgotten-password': {
        question: 'Şifremi unuttum. Ne yapabilirim?',
        answer:
          'Giriş sayfasında “Şifremi unuttum” seçeneğini kullanın. Yeni şifre belirlemeniz için size e-postayla bir bağlantı göndeririz.',
      },
      locked: {
        question: 'Şifrem neden artık kabul edilmiyor?',
        answer:
          'Kimse şifrenizi tahmin edemesin diye on yanlış denemeden sonra girişi 15&nbsp;dakika boyunca engelleriz.',
      },
      'code-missing': {
        question: 'Kodum nerede?',
        answer: 'Girdiğiniz adrese veya numaraya gönderdiğimiz e-postada ya da mesajda. Kod on dakika geçerlidir.',
      },
      'signed-out': {
        question: 'Oturumum neden kapandı?',
        answer:
          'Oturum bir saat sürer. Sona erdiğinde çok adımlı formlara girdiklerinizi saklarız, tek sayfalık formlara girdiklerinizi saklamayız. Başka bir sekmede çıkış yaptığınızda da oturum kapanır ve yarım kalan her şey silinir.',
      },
    },
  },
  customerData: {
    category: 'Siz ve verileriniz',
    questions: {
      'change-details': {
        question: 'Bilgilerimi nasıl değiştirebilirim?',
        answer:
          '[Hesap](/account) sayfasında “Bilgileri düzenle” seçeneğini kullanın. Orada değiştirilemeyen bir alan için {contact}.',
      },
      'what-is-kept': {
        question: 'Hakkımda hangi verileri saklıyorsunuz?',
        answer: 'Yalnızca poliçeniz için gerekenleri. Tümünü [aydınlatma metninde](/privacy) bulabilirsiniz.',
      },
      'this-device': {
        question: 'Bu cihazda neler kalır?',
        answer:
          'Diliniz, bu metinler ve siz çıkış yapana kadar, yarım kalan çok adımlı bir forma girdikleriniz. Cihazda şifre veya hesap numarası asla saklamayız.',
      },
      complaint: {
        question: 'Nasıl şikâyette bulunabilirim?',
        answer: 'Şikâyetiniz için {contact}. Sonrasında ne olacağını [genel şartlarda](/terms) okuyabilirsiniz.',
      },
    },
  },
  insuringTrips: {
    category: 'Seyahat sigortalamak',
    questions: {
      'until-when': {
        question: 'Bir uçuşu en geç ne zaman sigortalayabilirim?',
        answer: 'Kalkışından en geç 24&nbsp;saat önce. Uçuş, en geç poliçenizin son günü kalkmalıdır.',
      },
      connections: {
        question: 'Bağlantılı uçuşları da sigortalamam gerekir mi?',
        answer: 'Evet. Seyahatinizdeki tüm uçuşları ekleyin; en fazla dört uçuş olabilir.',
      },
      'flight-not-found': {
        question: 'Uçuşumu neden bulamıyorum?',
        answer:
          'Uçuş numarasını harfleriyle birlikte biletinizde yazdığı gibi, tarihi de kalkış havalimanındaki güne göre girdiğinizden emin olun.',
      },
      'how-many': {
        question: 'Kaç kişiyi sigortalayabilirim?',
        answer:
          'Sınırı poliçeniz belirler; siz onaylamadan önce gösteririz. Uçuşlardan biri kalkana veya bir aksaklık yaşanana kadar seyahatin sayfasından yolcuları değiştirebilirsiniz.',
      },
      'add-passenger': {
        question: 'Nasıl yolcu ekler veya değiştiririm?',
        answer:
          '“Yolcular” sayfasında, adı pasaportta yazdığı gibi ve bir telefon numarası girin. Kendiniz dahil herkesi bir kez ekleyin; sonra her seyahat için seçmeniz yeter. Bir seyahatte sigortalı olan birini, o seyahat bitene kadar silemezsiniz.',
      },
      certificate: {
        question: 'Sigorta sertifikam nerede?',
        answer:
          '“Sigortalarım” sayfasından seyahati açın ve “Sertifikayı yazdır” düğmesine basın. Yazdırma penceresinden PDF olarak da kaydedebilirsiniz.',
      },
    },
  },
  duringTrips: {
    category: 'Seyahat sırasında',
    questions: {
      'which-time': {
        question: 'Uçuş saatleri hangi saat dilimine göre?',
        answer:
          'Kalkış ve varışlar, kendi havalimanlarının yerel saatiyle gösterilir. Her saatin yanında yerin adı yazar.',
      },
      'report-delay': {
        question: 'Gecikmeyi bildirmem gerekir mi?',
        answer:
          'Hayır, havayollarının bildirdiklerini görürüz. Uçuşunuz gecikti veya iptal edildi ama burada görünmüyorsa seyahatin sayfasında “Gecikme/iptal bildir” düğmesine basın. Bunu uçuş kalkana kadar yapabilirsiniz.',
      },
      missed: {
        question: 'Uçuşumu kaçırırsam teminat kapsamında mıyım?',
        answer:
          'Kişisel nedenlerle kaçırırsanız hayır. Neyin teminat altında olup neyin olmadığını [temel bilgilerde](/key-facts) okuyabilirsiniz.',
      },
      'lost-bag': {
        question: 'Bagajım kayboldu. Ne yapmalıyım?',
        answer:
          'Önce havayoluna bildirin ve dosya referansını saklayın. Sonra, inişten itibaren yedi gün içinde “Bagaj” bölümünde “Kayıp bagaj bildir” düğmesine basın. Bagajın sayfasında fotoğraf ve PDF dosyası ekleyebilirsiniz.',
      },
      'luggage-not-insured': {
        question: 'Bagajım sigortalı mı?',
        answer:
          'Hayır, bu sigorta yalnızca geciken ve iptal edilen uçuşları kapsar. Kaybolan veya geciken bagajı havayoluna, havalimanındaki bankosunda bildirin.',
      },
    },
  },
  disruptions: {
    category: 'Uçuş gecikir veya iptal edilirse',
    questions: {
      'what-for-a-delay': {
        question: 'Uçuşum gecikti. Neler alabilirim?',
        answer:
          'Bu, poliçenize ve gecikmenin süresine bağlıdır: örneğin lounge, başka bir uçuş, otel veya puan. Bu gecikme için neler sunulduğunu görmek ve seçmek için uçuşun yanındaki “Seçenekleri gör” düğmesine basın.',
      },
      lounge: {
        question: 'Lounge’a nasıl girerim?',
        answer:
          'Bir lounge seçin, kartın kimin için olduğunu belirtin ve onaylayın. Size tek kişilik bir giriş kartı verilir: girişte telefonunuzdan veya çıktısını alarak gösterin.',
      },
      'flight-or-hotel': {
        question: 'Başka bir uçuşu veya otel odasını kim ayarlar?',
        answer:
          'Biz. Siz talep edin, biz uçuş veya oda arayalım; genellikle bir saat içinde buluruz. Sonra istediğinizi seçersiniz.',
      },
      points: {
        question: 'Puanlarım nereye yüklenir?',
        answer:
          'Puan hesabınıza, genellikle talep eder etmez. Bazen talebinizi önce kontrol etmemiz gerekir; bu birkaç gün sürer. Böyle bir durumda size haber veririz.',
      },
      cash: {
        question: 'Bunun yerine nakit ödeme alabilir miyim?',
        answer:
          'Evet, poliçenizde nakit ödeme varsa “Seçenekleri gör” bölümünden seçebilirsiniz. Parayı beş iş günü içinde hesabınıza veya cüzdanınıza göndeririz; elden para vermeyiz.',
      },
      refund: {
        question: 'Bilet ücretim iade edilir mi?',
        answer:
          'Havayoluna sorun: uçuşu iptal ederse size başka bir uçuş sunmak veya bilet ücretini iade etmek zorundadır. Bizdeki seçeneklerinizi de kullanabilirsiniz ancak havayolunun daha önce karşıladığı masrafları ödemeyiz.',
      },
    },
  },
  payouts: {
    category: 'Ödemeler',
    questions: {
      'payout-method': {
        question: 'Ödeme alma yöntemini nasıl eklerim?',
        answer:
          'Özetinizdeki “Ödeme alma yöntemleri” bölümünde “Ödeme alma yöntemi ekle” düğmesine basın. Adınıza kayıtlı bir banka hesabı veya cüzdan ekleyin. Birden fazla yönteminiz varsa ilk kullanılacak olan için “Öncelikli yap” düğmesine basın.',
      },
      'payout-when': {
        question: 'Ödemem ne zaman gelir?',
        answer:
          'Onayladıktan sonra beş iş günü içinde. Parayı nereye ve hangi gün gönderdiğimizi aksaklığın sayfasında görürsünüz.',
      },
    },
  },
  claims: {
    category: 'Hasar dosyaları',
    questions: {
      report: {
        question: 'Bir olayı bildirmem gerekir mi?',
        answer: 'Hayır. Bir olay poliçenizdeki eşiği aştığında sizin için hasar dosyası açarız.',
      },
      'how-far': {
        question: 'Hasar dosyam ne durumda?',
        answer: 'Her hasar dosyasının durumunu ve sıradaki adımı özetinizde görürsünüz.',
      },
      damage: {
        question: 'Binadaki hasar teminat altında mı?',
        answer: 'Hayır, yalnızca ciro kaybı teminat altındadır. Ayrıntılar [temel bilgilerde](/key-facts).',
      },
      'not-agreed': {
        question: 'Teklifi kabul etmezsem ne olur?',
        answer: 'Nedenini anlatmak için {contact}. Bir hasar uzmanı teklifi yeniden inceler; ikinci teklif kesindir.',
      },
    },
  },
  claimPayouts: {
    category: 'Bankanız ve ödemeler',
    questions: {
      'why-bank': {
        question: 'Ciromu neden görmeniz gerekiyor?',
        answer: 'Kaybınızı hesaplamak için. Cironuzu yalnızca izninizle okuruz.',
      },
      withdraw: {
        question: 'İznimi geri alabilir miyim?',
        answer: 'Evet, dilediğiniz zaman bankanız üzerinden. Açık bir hasar dosyanız varsa beklemeye alınır.',
      },
      'when-paid': {
        question: 'Ödeme ne zaman yapılır?',
        answer:
          'Bir teklifi kabul ettikten sonra ay ay, her ayın gerçekleşen cirosu belli olur olmaz. Ayrıntılar [genel şartlarda](/terms).',
      },
    },
  },
  monitoredData: {
    category: 'Neleri izliyoruz?',
    questions: {
      'which-data': {
        question: 'Hangi verileri izleyebilirsiniz?',
        answer:
          'Kartları, e-posta adreslerini, telefon numaralarını, banka hesaplarını ve kimlik belgelerini. Her birinden kaç tane izlendiğini özetinizde görürsünüz.',
      },
      'whose-data': {
        question: 'Başkasının verilerini izleyebilir misiniz?',
        answer: 'Hayır, veriler size ait olmalıdır.',
      },
      where: {
        question: 'Nerelerde arıyorsunuz?',
        answer:
          'Çalıntı verilerin ortaya çıktığı pazarlarda, forumlarda ve sızdırılmış dosyalarda. Her yeri tarayamayız.',
      },
      'not-shown': {
        question: 'Numaralarımı ve adreslerimi neden göremiyorum?',
        answer: 'Ekranınızı görebilecek kişilerden korumak için. Özetinizde yalnızca kaç tane oldukları görünür.',
      },
    },
  },
  alerts: {
    category: 'Uyarılar',
    questions: {
      'what-to-do': {
        question: 'Bir uyarı aldığımda ne yapmalıyım?',
        answer: 'Bulunan veriye ait eylem planını uygulayın. Tüm planlar yardım sayfasında. Bugün başlayın.',
      },
      'take-back': {
        question: 'Verilerimi kaldırtabilir misiniz?',
        answer:
          'Hayır, yayımlanan veriler geri alınamaz. Yeni bir şifreyle veya yeni bir kartla onları işe yaramaz hale getirebilirsiniz.',
      },
      'no-alert': {
        question: 'Uyarım yoksa verilerim güvende mi?',
        answer: 'Aradığımız yerlerde verilerinizi bulmadık. Bu iyiye işarettir ama garanti değildir.',
      },
    },
  },
};
