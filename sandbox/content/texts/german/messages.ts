import type { Content } from '../content.ts';

export const messages: Content['messages'] = {
  signInCode: (code) => `${code} ist Ihr Einmalcode für die Anmeldung. Er gilt zehn Minuten.`,
  passwordReset: (link) => `Wählen Sie ein neues Passwort: ${link} Der Link funktioniert einmal und gilt 60 Minuten.`,
  accountCreated: 'Ihr Konto ist fertig. Wenn Sie es nicht selbst angelegt haben, geben Sie uns bitte Bescheid.',
  addressChanged: (newAddress) =>
    `Sie melden sich jetzt mit ${newAddress} an. Wenn Sie das nicht selbst geändert haben, geben Sie uns bitte Bescheid.`,
  addressConfirmed: 'Sie melden sich jetzt mit dieser E-Mail-Adresse an.',
  twoStepOn:
    'Die Zwei-Schritt-Verifizierung ist eingeschaltet: Zum Anmelden brauchen Sie jetzt auch einen Code aus Ihrer Authenticator-App. Wenn Sie sie nicht selbst eingeschaltet haben, geben Sie uns bitte Bescheid.',
  twoStepOff:
    'Die Zwei-Schritt-Verifizierung ist ausgeschaltet: Zum Anmelden reicht Ihr Passwort. Wenn Sie sie nicht selbst ausgeschaltet haben, geben Sie uns bitte Bescheid.',
  ticketReceived: (ticketId) => `Wir haben Ihre Nachricht erhalten. Ihre Ticketnummer ist ${ticketId}.`,
};
