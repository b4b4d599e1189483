import type { Content } from '../content.ts';

export const help: Content['help'] = {
  title: 'Hilfe',

  signingIn: `## Anmelden

Prüfen Sie E-Mail-Adresse und Passwort, auch die Groß- und Kleinschreibung. Nach zehn falschen Passwörtern sperren wir die Anmeldung für 15&nbsp;Minuten. Warten Sie so lange und versuchen Sie es dann erneut. Ein Einmalcode gilt zehn Minuten und funktioniert einmal. Wenn Sie mehrere angefordert haben, verwenden Sie den neuesten.

## Wenn Ihre Sitzung endet

Zu Ihrer Sicherheit melden wir Sie nach einer Stunde ab. Melden Sie sich erneut an: Was Sie in ein Formular mit mehreren Schritten eingegeben haben, ist noch da. Formulare mit nur einer Seite füllen Sie bitte noch einmal aus.
`,

  travel: `## Eine Reise versichern

Halten Sie Flugnummer und Abflugtag bereit. Beides steht auf Ihrem Ticket. Einen Flug können Sie bis 24&nbsp;Stunden vor dem Abflug versichern, und mit einer Police nur einmal.

## Wenn Ihr Flug verspätet oder annulliert ist

Sie finden ihn ganz oben in Ihrer Übersicht. Wählen Sie dort „Optionen ansehen“, um zu sehen, was Ihre Police bietet, und entscheiden Sie sich für eine Option.
`,

  business: `## Ein Schadenfall

Wir eröffnen einen Schadenfall, wenn ein Ereignis den Schwellenwert in Ihrer Police überschreitet. Bei jedem Schadenfall sehen Sie den Stand und was wir als Nächstes von Ihnen brauchen.

## Ihre Bank

Manche Schadenfälle können wir nur berechnen, wenn Sie zustimmen, dass wir Ihren Umsatz sehen. Ihre Zustimmung erteilen oder widerrufen Sie bei Ihrer Bank.
`,

  monitoring: `## Was wir überwachen

Fügen Sie die Daten hinzu, die wir überwachen sollen: eine E-Mail-Adresse, eine Nummer, eine Karte. Wir speichern sie in unkenntlicher Form und suchen sie dort, wo gestohlene Daten gehandelt werden.

## Eine Warnung

Eine Warnung sagt Ihnen, was gefunden wurde und was zu tun ist, Schritt für Schritt. Haken Sie jeden Schritt ab. Wenn nichts mehr zu tun ist, markieren Sie die Warnung als erledigt.
`,
};
