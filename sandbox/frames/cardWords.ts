import { customerLanguage, type Language } from '../content/languages.ts';

export type CardWords = {
  lang: string;
  title: string;
  label: string;
  required: string;
  invalidCardNumber: string;
  failed: string;
  gone: string;
};

const words: Record<Language, CardWords> = {
  en: {
    lang: 'en',
    title: 'Card number',
    label: 'Card number',
    required: 'Enter the card number.',
    invalidCardNumber: 'Check the card number: it is incomplete or has a wrong digit.',
    failed: 'We could not process the card number. Please try again.',
    gone: 'This form has expired. Please close it and start again.',
  },
  es: {
    lang: 'es',
    title: 'Número de la tarjeta',
    label: 'Número de la tarjeta',
    required: 'Escribe el número de la tarjeta.',
    invalidCardNumber: 'Revisa el número de la tarjeta: está incompleto o tiene una cifra errónea.',
    failed: 'No hemos podido procesar el número de la tarjeta. Inténtalo de nuevo.',
    gone: 'Este formulario ha caducado. Ciérralo y empieza de nuevo.',
  },
  fr: {
    lang: 'fr',
    title: 'Numéro de carte',
    label: 'Numéro de carte',
    required: 'Saisissez le numéro de la carte.',
    invalidCardNumber: 'Vérifiez le numéro de la carte\u00a0: il est incomplet ou contient un chiffre erroné.',
    failed: 'Le numéro de la carte n’a pas pu être traité. Veuillez réessayer.',
    gone: 'Ce formulaire a expiré. Fermez-le et recommencez.',
  },
  de: {
    lang: 'de',
    title: 'Kartennummer',
    label: 'Kartennummer',
    required: 'Geben Sie die Kartennummer ein.',
    invalidCardNumber: 'Prüfen Sie die Kartennummer: Sie ist unvollständig oder eine Ziffer stimmt nicht.',
    failed: 'Wir konnten die Kartennummer nicht verarbeiten. Versuchen Sie es erneut.',
    gone: 'Dieses Formular ist abgelaufen. Schließen Sie es und beginnen Sie neu.',
  },
  it: {
    lang: 'it',
    title: 'Numero di carta',
    label: 'Numero di carta',
    required: 'Inserisci il numero della carta.',
    invalidCardNumber: 'Controlla il numero della carta: è incompleto o contiene una cifra sbagliata.',
    failed: 'Non siamo riusciti a elaborare il numero della carta. Riprova.',
    gone: 'Questo modulo è scaduto. Chiudilo e ricomincia.',
  },
  pt: {
    lang: 'pt',
    title: 'Número do cartão',
    label: 'Número do cartão',
    required: 'Introduza o número do cartão.',
    invalidCardNumber: 'Verifique o número do cartão: está incompleto ou tem um dígito errado.',
    failed: 'Não conseguimos processar o número do cartão. Tente novamente.',
    gone: 'Este formulário expirou. Feche-o e comece novamente.',
  },
  tr: {
    lang: 'tr',
    title: 'Kart numarası',
    label: 'Kart numarası',
    required: 'Kart numarasını girin.',
    invalidCardNumber: 'Kart numarasını kontrol edin: eksik veya yanlış bir rakam var.',
    failed: 'Kart numarasını işleyemedik. Yeniden deneyin.',
    gone: 'Bu formun süresi doldu. Kapatıp yeniden başlayın.',
  },
  zh: {
    lang: 'zh-CN',
    title: '卡号',
    label: '卡号',
    required: '请输入卡号。',
    invalidCardNumber: '请检查卡号：可能不完整，或有数字输错。',
    failed: '无法处理卡号，请重试。',
    gone: '此表单已过期，请关闭后重新开始。',
  },
};

/** Returns the texts in the language of a locale such as `es-ES`; English for a language without texts. */
export const cardWords = (locale?: string): CardWords => words[customerLanguage(locale)];
