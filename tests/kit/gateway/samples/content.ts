import { id, type Samples } from './sample.ts';

export const content = {
  document: {
    document: 'Document',
    variables: { name: 'key_facts', locale: 'es-ES', partnerId: id(9) },
    call: `GET /cms/documents/key_facts/es-ES?partnerId=${id(9)}`,
    answer: { name: 'key_facts', locale: 'es', title: 'Datos clave', body: '## En resumen\n\nUn texto.' },
  },
  airports: {
    document: 'Airports',
    variables: {},
    call: 'GET /cms/documents/airport_lookup_list',
    answer: [{ value: 'OSL', label: 'Oslo Gardermoen (OSL)' }],
  },
  articles: {
    document: 'Articles',
    variables: { bundle: 'sky', locale: 'es-ES' },
    call: 'GET /cms/sky/v1/es-ES',
    answer: [
      {
        id: null,
        plan_title: 'email-breach',
        title: 'Tu correo',
        summary: 'Qué hacer.',
        body: '## Primero\n\nCambia la contraseña.',
        category: 'plans',
        order: 1,
        dismissible: null,
      },
    ],
  },
  faq: {
    document: 'Faq',
    variables: { product: 'travel', bundle: 'sky', locale: 'fr-FR' },
    call: 'GET /cms/faq/travel/sky/v1/fr-FR',
    answer: [{ id: 'code', category: 'Se connecter', question: 'Où est le code ?', answer: 'Dans un *message*.' }],
  },
  sendSupportTicket: {
    document: 'SendSupportTicket',
    variables: {
      partnerId: id(9),
      ticket: {
        name: 'Lina Brook',
        contactNumber: null,
        ticketType: 'support',
        ticketCategory: 'trips',
        ticketSubject: 'Vuelo de vuelta',
        ticketBody: 'Falta mi vuelo.\n\nGracias',
        emailAddress: 'lina@sky.test',
        locale: 'es-ES',
        localTime: '2026-12-01T09:30:00+01:00',
      },
    },
    call: `POST /platform/user/support/${id(9)}`,
    body: {
      name: 'Lina Brook',
      contactNumber: null,
      ticketType: 'support',
      ticketCategory: 'trips',
      ticketSubject: 'Vuelo de vuelta',
      ticketBody: 'Falta mi vuelo.\n\nGracias',
      emailAddress: 'lina@sky.test',
      locale: 'es-ES',
      localTime: '2026-12-01T09:30:00+01:00',
    },
    status: 201,
    answer: { ticketId: 'T-1042' },
  },
} satisfies Partial<Samples>;
