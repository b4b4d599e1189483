import type { Content } from '../content.ts';

export const monitoring: Content['monitoring'] = {
  alerts: {
    'account-number': {
      title: 'Número de conta visto num ficheiro divulgado',
      description: (name) =>
        `Encontrámos “${name}” num ficheiro de dados bancários que qualquer pessoa pode descarregar.`,
    },
    'card-number': {
      title: 'Número visto num fórum',
      description: (name) => `Encontrámos “${name}” num fórum onde se vendem números de cartão roubados.`,
    },
    'email-address': {
      title: 'Encontrado numa lista de endereços divulgada',
      description: (name) =>
        `Encontrámos “${name}” numa lista de endereços proveniente de uma fuga de dados de uma loja online.`,
    },
    'email-password': {
      title: 'À venda com a palavra-passe',
      description: (name) =>
        `Encontrámos “${name}” numa lista de endereços proveniente de uma fuga de dados de uma loja online.`,
    },
    'phone-number': {
      title: 'Encontrado numa lista de números de telefone divulgada',
      description: (name) =>
        `Encontrámos “${name}” numa lista de números de telefone proveniente de uma fuga de dados de um serviço de entregas.`,
    },
    identity: {
      title: 'À venda',
      description: (name) => `Encontrámos “${name}” num mercado de identidades roubadas.`,
    },
    'scanned-document': {
      title: 'Há uma cópia digitalizada à venda',
      description: (name) => `Encontrámos “${name}” num mercado de documentos roubados.`,
    },
    'patient-record': {
      title: 'Encontrado numa lista de pacientes divulgada',
      description: (name) =>
        `Encontrámos “${name}” em registos de pacientes provenientes de uma fuga de dados de uma clínica.`,
    },
  },
  scanned: { EMAIL: 'Endereço de email', PHONE: 'Telemóvel' },
};
