import type { Content } from '../content.ts';

export const monitoring: Content['monitoring'] = {
  alerts: {
    'account-number': {
      title: 'Número de cuenta encontrado en un archivo filtrado',
      description: (name) =>
        `Hemos encontrado «${name}» en un archivo de datos bancarios que cualquiera puede descargar.`,
    },
    'card-number': {
      title: 'Número encontrado en un foro',
      description: (name) => `Hemos encontrado «${name}» en un foro donde se comercia con números de tarjeta robados.`,
    },
    'email-address': {
      title: 'Encontrado en una lista de correos filtrada',
      description: (name) =>
        `Hemos encontrado «${name}» en una lista de correos electrónicos filtrada de una tienda en línea.`,
    },
    'email-password': {
      title: 'Se ofrece junto con su contraseña',
      description: (name) =>
        `Hemos encontrado «${name}» en una lista de correos electrónicos filtrada de una tienda en línea.`,
    },
    'phone-number': {
      title: 'Encontrado en una lista de teléfonos filtrada',
      description: (name) => `Hemos encontrado «${name}» en una lista de teléfonos filtrada de un servicio de reparto.`,
    },
    identity: {
      title: 'A la venta',
      description: (name) => `Hemos encontrado «${name}» en un mercado de identidades robadas.`,
    },
    'scanned-document': {
      title: 'Hay una copia escaneada a la venta',
      description: (name) => `Hemos encontrado «${name}» en un mercado de documentos robados.`,
    },
    'patient-record': {
      title: 'Encontrado en una lista de pacientes filtrada',
      description: (name) => `Hemos encontrado «${name}» en historiales de pacientes filtrados de una clínica.`,
    },
  },
  scanned: { EMAIL: 'Correo electrónico', PHONE: 'Teléfono móvil' },
};
