import type { Content } from '../content.ts';

export const messages: Content['messages'] = {
  signInCode: (code) => `Tek kullanımlık giriş kodunuz: ${code}. On dakika geçerlidir.`,
  passwordReset: (link) =>
    `Yeni şifrenizi belirleyin: ${link} Bağlantı bir kez kullanılabilir ve 60 dakika geçerlidir.`,
  accountCreated: 'Hesabınız hazır. Hesabı siz oluşturmadıysanız lütfen bize bildirin.',
  addressChanged: (newAddress) =>
    `Artık ${newAddress} adresiyle giriş yapıyorsunuz. Bu değişikliği siz yapmadıysanız lütfen bize bildirin.`,
  addressConfirmed: 'Artık bu e-posta adresiyle giriş yapıyorsunuz.',
  twoStepOn:
    'İki adımlı doğrulama açıldı: giriş yapmak için artık kimlik doğrulama uygulamanızdaki kod da gerekiyor. Siz açmadıysanız lütfen bize bildirin.',
  twoStepOff:
    'İki adımlı doğrulama kapatıldı: giriş yapmak için şifreniz yeterli. Siz kapatmadıysanız lütfen bize bildirin.',
  ticketReceived: (ticketId) => `Mesajınızı aldık. Talep numaranız: ${ticketId}.`,
};
