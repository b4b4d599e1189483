import { isLanguageCode, languages } from '#schema/languages.ts';

import { customerLanguage, type Language } from '../content/languages.ts';

export type Words = {
  lang: string;
  title: string;
  about: string;
  description: string;
  accountNumber: string;
  complete: string;
  cancel: string;
  failed: string;
  gone: string;
};

const words: Record<Language, Words> = {
  en: {
    lang: 'en',
    title: 'Where your money goes',
    about: 'Payment Rails pays out for your insurer. What you enter here stays with us.',
    description: 'A name for this account',
    accountNumber: 'Account number, 6 to 17 digits',
    complete: 'Complete',
    cancel: 'Cancel',
    failed: 'This could not be saved. Please try again.',
    gone: 'This page has expired. Please close it and start again.',
  },
  es: {
    lang: 'es',
    title: 'Adónde va tu dinero',
    about: 'Payment Rails paga en nombre de tu aseguradora. Lo que escribas aquí se queda con nosotros.',
    description: 'Un nombre para esta cuenta',
    accountNumber: 'Número de cuenta, de 6 a 17 cifras',
    complete: 'Completar',
    cancel: 'Cancelar',
    failed: 'No se ha podido guardar. Inténtalo de nuevo.',
    gone: 'Esta página ha caducado. Ciérrala y empieza de nuevo.',
  },
  fr: {
    lang: 'fr',
    title: 'Où va votre argent',
    about: 'Payment Rails verse pour votre assureur. Ce que vous saisissez ici reste chez nous.',
    description: 'Un nom pour ce compte',
    accountNumber: 'Numéro de compte, de 6 à 17 chiffres',
    complete: 'Terminer',
    cancel: 'Annuler',
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
    gone: 'Cette page a expiré. Fermez-la et recommencez.',
  },
  de: {
    lang: 'de',
    title: 'Wohin Ihr Geld geht',
    about: 'Payment Rails zahlt für Ihren Versicherer aus. Was Sie hier eingeben, bleibt bei uns.',
    description: 'Name für dieses Konto',
    accountNumber: 'Kontonummer, 6 bis 17 Ziffern',
    complete: 'Fertigstellen',
    cancel: 'Abbrechen',
    failed: 'Wir konnten das nicht speichern. Versuchen Sie es erneut.',
    gone: 'Diese Seite ist abgelaufen. Schließen Sie sie und beginnen Sie neu.',
  },
  it: {
    lang: 'it',
    title: 'Dove va il tuo denaro',
    about: 'Payment Rails paga per conto del tuo assicuratore. Ciò che inserisci qui resta da noi.',
    description: 'Un nome per questo conto',
    accountNumber: 'Numero di conto, da 6 a 17 cifre',
    complete: 'Completa',
    cancel: 'Annulla',
    failed: 'Il salvataggio non è riuscito. Riprova.',
    gone: 'Questa pagina è scaduta. Chiudila e ricomincia.',
  },
  pt: {
    lang: 'pt',
    title: 'Para onde vai o seu dinheiro',
    about: 'A Payment Rails paga em nome da sua seguradora. O que introduzir aqui fica connosco.',
    description: 'Um nome para esta conta',
    accountNumber: 'Número da conta, de 6 a 17 dígitos',
    complete: 'Concluir',
    cancel: 'Cancelar',
    failed: 'Não foi possível guardar. Tente novamente.',
    gone: 'Esta página expirou. Feche-a e comece novamente.',
  },
  tr: {
    lang: 'tr',
    title: 'Paranız nereye gönderilsin?',
    about: 'Payment Rails, sigorta şirketiniz adına ödeme yapar. Buraya girdikleriniz yalnızca bizde kalır.',
    description: 'Bu hesap için bir ad',
    accountNumber: 'Hesap numarası, 6–17 hane',
    complete: 'Tamamla',
    cancel: 'Vazgeç',
    failed: 'Kaydedilemedi. Yeniden deneyin.',
    gone: 'Bu sayfanın süresi doldu. Kapatıp yeniden başlayın.',
  },
  zh: {
    lang: 'zh-CN',
    title: '您希望赔款汇到哪里？',
    about: 'Payment Rails代您的保险公司付款。您在此填写的内容只保存在我们这里。',
    description: '为此账户取个名称',
    accountNumber: '账号，6至17位数字',
    complete: '完成',
    cancel: '取消',
    failed: '未能保存，请重试。',
    gone: '此页面已过期，请关闭后重新开始。',
  },
};

/** Returns the texts for a language code of the portal in capitals, such as `ES` or `MX`; English without texts. */
export function getWords(lang: string): Words {
  const code = lang.toLowerCase();
  return words[customerLanguage(isLanguageCode(code) ? languages[code].locale : undefined)];
}
