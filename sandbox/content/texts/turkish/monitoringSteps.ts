import type { Content } from '../content.ts';

export const monitoringSteps: Content['monitoringSteps'] = {
  'change-password': {
    title: 'E-posta hesabınızın şifresini değiştirin',
    summary: 'E-postalarınızı okuyabilen biri diğer şifrelerinizi de sıfırlayabilir.',
    body: 'Başka hiçbir yerde kullanmadığınız bir şifre seçin. Ardından, sağlayıcınız sunuyorsa tüm cihazlarda e-posta hesabınızdan çıkış yapın.',
  },
  'change-elsewhere': {
    title: 'Aynı şifreyi diğer her yerde değiştirin',
    summary: 'Sızan şifreler birkaç saat içinde başka sitelerde denenir.',
    body: 'Aynı veya benzer şifreyi kullandığınız her yerde değiştirin ve her site için farklı bir şifre seçin. Şifre yöneticisi bunları sizin için hatırlar.',
  },
  'second-factor': {
    title: 'İki adımlı doğrulamayı açın',
    summary: 'Böylece giriş yapmak için çalınan şifre tek başına yetmez.',
    body: 'E-posta hesabınızdan ve bankanızdan başlayın. Çoğu sitede bu ayarı “Güvenlik” bölümünde bulursunuz.',
  },
  'false-messages': {
    title: 'Dolandırıcılık mesajlarına dikkat edin',
    summary: 'Dolandırıcılar, sızan adres ve telefon numaralarıyla kendilerini bankanız gibi gösterir.',
    body: 'Beklemediğiniz mesajlardaki bağlantıları açmayın ve sizi arayan kimseye kod vermeyin. Bankanızın adresini kendiniz yazın veya kartınızdaki numarayı arayın.',
  },
  'protect-number': {
    title: 'Telefon numaranızı koruyun',
    summary: 'Operatörünüzden, numaranızı izinsiz SIM kart değişikliğine karşı korumasını isteyin.',
    body: 'Numaranızı başka bir SIM karta taşıyan biri kodlarınızı alır. Çoğu operatör, yeni kart vermeden önce PIN isteyebilir.',
  },
  'block-card': {
    title: 'Kartı kapatın',
    summary: 'Bankanız kartı telefonla veya uygulamasından hemen kapatabilir.',
    body: 'Kartın arkasındaki numarayı arayın veya kartı bankanızın uygulamasından kapatın. Yeni numaralı yeni bir kart isteyin.',
  },
  'check-statements': {
    title: 'Ekstrelerinizi kontrol edin',
    summary: 'Ne kadar küçük olursa olsun, size ait olmayan ödemeleri arayın.',
    body: 'Son üç ayı gözden geçirin. Tanımadığınız her harcamaya bankanızda itiraz edin: zamanında bildirirseniz çoğu banka tutarı iade eder.',
  },
  'new-card-number': {
    title: 'Kart numaranızı güncelleyin',
    summary: 'Kapatılan karttan yapılan abonelik ödemeleri alınamaz.',
    body: 'Eski numaranın kayıtlı olduğu her yere yenisini girin: abonelikler, mağazalar, seyahat hesapları ve telefonunuzdaki cüzdan.',
  },
  'report-it': {
    title: 'Belgeyi veren kuruma bildirin',
    summary: 'Kurum, belgeyi geçersiz ilan edebilir.',
    body: 'Belgeyi veren kuruma yenisine ihtiyacınız olup olmadığını sorun ve bildirim belgenizi saklayın.',
  },
  'tell-police': {
    title: 'Polise bildirin',
    summary: 'Bildirim, bunu sizin yapmadığınızı kanıtlamanıza yardımcı olur.',
    body: 'Çoğu yerde polise internetten bildirim yapabilirsiniz. Başvuru numarasını saklayın: bankalar ve kurumlar bunu sorar.',
  },
  'tell-bank': {
    title: 'Bankanıza haber verin',
    summary: 'Bazı yerlerde hesap açmak için taranmış bir kopya yeter.',
    body: 'Bankanızdan, bilginiz dışında adınıza açılan hesaplara, alınan kredilere ve yapılan ödemelere karşı dikkatli olmasını isteyin.',
  },
};
