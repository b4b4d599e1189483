import type { Content } from '../content.ts';

export const monitoring: Content['monitoring'] = {
  alerts: {
    'account-number': {
      title: 'Hesap numarası sızan bir dosyada görüldü',
      description: (name) => `“${name}” verinizi, herkesin indirebildiği bir banka bilgileri dosyasında bulduk.`,
    },
    'card-number': {
      title: 'Numara bir forumda görüldü',
      description: (name) => `“${name}” verinizi, çalıntı kart numaralarının satıldığı bir forumda bulduk.`,
    },
    'email-address': {
      title: 'Sızan bir adres listesinde bulundu',
      description: (name) => `“${name}” verinizi, bir çevrimiçi mağazadan sızan adres listesinde bulduk.`,
    },
    'email-password': {
      title: 'Şifresiyle birlikte satışta',
      description: (name) => `“${name}” verinizi, bir çevrimiçi mağazadan sızan adres listesinde bulduk.`,
    },
    'phone-number': {
      title: 'Sızan bir telefon listesinde bulundu',
      description: (name) => `“${name}” verinizi, bir teslimat şirketinden sızan telefon listesinde bulduk.`,
    },
    identity: {
      title: 'Satışa sunuldu',
      description: (name) => `“${name}” verinizi, çalıntı kimliklerin satıldığı bir pazarda bulduk.`,
    },
    'scanned-document': {
      title: 'Taranmış kopyası satışta',
      description: (name) => `“${name}” verinizi, çalıntı belgelerin satıldığı bir pazarda bulduk.`,
    },
    'patient-record': {
      title: 'Sızan bir hasta listesinde bulundu',
      description: (name) => `“${name}” verinizi, bir klinikten sızan hasta kayıtlarında bulduk.`,
    },
  },
  scanned: { EMAIL: 'E-posta adresi', PHONE: 'Cep telefonu' },
};
