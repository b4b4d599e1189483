import type { Content } from '../content.ts';

export const messages: Content['messages'] = {
  signInCode: (code) => `${code} è il tuo codice per accedere. Scade tra dieci minuti.`,
  passwordReset: (link) => `Scegli una nuova password: ${link} Il link funziona una sola volta e scade tra 60 minuti.`,
  accountCreated: 'Il tuo account è pronto. Se non l’hai creato tu, contattaci.',
  addressChanged: (newAddress) => `Ora accedi con ${newAddress}. Se non hai fatto tu questa modifica, contattaci.`,
  addressConfirmed: 'Ora accedi con questo indirizzo email.',
  twoStepOn:
    'La verifica in due passaggi è attiva: ora per accedere ti serve anche un codice della tua app di autenticazione. Se non l’hai attivata tu, contattaci.',
  twoStepOff:
    'La verifica in due passaggi è disattivata: per accedere ti basta la password. Se non l’hai disattivata tu, contattaci.',
  ticketReceived: (ticketId) => `Abbiamo ricevuto il tuo messaggio. Il numero della tua richiesta è ${ticketId}.`,
};
