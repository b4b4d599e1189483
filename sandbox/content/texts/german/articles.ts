import type { Content } from '../content.ts';

export const articles: Content['articles'] = {
  help: {
    'signing-in': {
      title: 'Wenn die Anmeldung nicht klappt',
      summary: 'Prüfen Sie diese Punkte und versuchen Sie es dann erneut.',
      body: `Prüfen Sie E-Mail-Adresse und Passwort, auch die Groß- und Kleinschreibung. Wählen Sie „Passwort anzeigen“, um zu sehen, was Sie eingegeben haben.

Nach zehn falschen Passwörtern sperren wir die Anmeldung für 15&nbsp;Minuten. Warten Sie so lange und versuchen Sie es dann erneut.

Wenn es immer noch nicht klappt, {contact}.`,
    },
    'one-time-code': {
      title: 'Codes, die wir Ihnen senden',
      summary: 'Wie lange ein Code gilt und was Sie tun können, wenn er nicht ankommt.',
      body: `Ein Code gilt zehn Minuten und funktioniert einmal. Wenn Sie mehrere angefordert haben, verwenden Sie den neuesten.

Wenn kein Code ankommt, sehen Sie im Spam-Ordner nach und prüfen Sie, ob Sie die E-Mail-Adresse oder Telefonnummer eingegeben haben, die wir von Ihnen haben. Zur Telefonnummer gehört die Ländervorwahl. Wählen Sie dann „Neuen Code senden“.`,
    },
    'one-hour': {
      title: 'Warum Sie nach einer Stunde abgemeldet werden',
      summary:
        'Eine Sitzung dauert eine Stunde. Ihre Eingaben in Formularen mit mehreren Schritten bleiben gespeichert.',
      body: `Zu Ihrer Sicherheit dauert eine Sitzung eine Stunde. Kurz vor dem Ende sagen wir Ihnen Bescheid.

Was Sie in ein Formular mit mehreren Schritten eingegeben haben, bleibt 20&nbsp;Stunden auf Ihrem Gerät gespeichert: Melden Sie sich erneut an und machen Sie da weiter, wo Sie aufgehört haben.

Was Sie in ein Formular mit nur einer Seite eingegeben haben, speichern wir nicht, zum Beispiel Name und Telefonnummer einer Person oder eine Kontonummer. So kann es auf diesem Gerät niemand anderes finden. Geben Sie es bitte noch einmal ein.`,
    },
    language: {
      title: 'Das Portal in einer anderen Sprache nutzen',
      summary: 'Wählen Sie die Sprache oben auf einer beliebigen Seite.',
      body: `Die Liste der Sprachen finden Sie oben auf jeder Seite. Auf dem Handy steht sie im Menü, sobald Sie angemeldet sind.

Ihre Wahl bleibt auf diesem Gerät gespeichert.`,
    },
    'poor-connection': {
      title: 'Wenn Ihre Verbindung schlecht ist',
      summary: 'Ihre Eingaben gehen nicht verloren, und nichts wird doppelt gesendet.',
      body: `Ihre Eingaben bleiben erhalten, solange die Seite offen ist, und was Sie schon geöffnet haben, bleibt sichtbar. Wenn sich etwas nicht laden ließ, wählen Sie daneben „Erneut versuchen“.

Wenn Sie etwas gesendet und keine Antwort erhalten haben, senden Sie es von derselben Seite aus erneut. Wir erkennen, dass es dasselbe ist, und bearbeiten es nur einmal.`,
    },
  },
  info: {
    'never-ask': {
      title: 'Wir fragen nie nach Ihrem Passwort',
      summary: 'Weder am Telefon noch per E-Mail. Wer danach fragt, gehört nicht zu uns.',
      body: `Wir fragen nie nach Ihrem Passwort oder einem Code, weder am Telefon noch per E-Mail. Wer danach fragt, gehört nicht zu uns.

Wenn Sie schon etwas davon weitergegeben haben, {contact}.`,
    },
    'shared-device': {
      title: 'Wenn Sie ein Gerät mit anderen teilen',
      summary: 'Melden Sie sich ab, wenn Sie fertig sind.',
      body: `Wählen Sie im Menü „Abmelden“, wenn Sie fertig sind. Auf manchen Geräten reicht es nicht, das Fenster zu schließen.

Beim Abmelden wird alles gelöscht, was noch nicht fertig ist. Wenn Ihre Sitzung vorher endet, bleiben unfertige Eingaben auf dem Gerät: Melden Sie sich erneut an, schließen Sie sie ab und melden Sie sich dann ab.`,
    },
    'personal-data': {
      title: 'Was wir über Sie wissen',
      summary: 'Welche Daten wir speichern und warum.',
      body: 'In unseren [Datenschutzhinweisen](/privacy) lesen Sie, welche Daten wir über Sie speichern, warum wir sie brauchen, wie lange wir sie behalten und wie Sie Ihre Rechte ausüben.',
    },
  },
  travel: {
    'insuring-a-trip': {
      title: 'Eine Reise versichern',
      summary: 'Was Sie dafür brauchen und wie es geht.',
      body: `Halten Sie Flugnummer und Abflugtag bereit. Beides steht auf Ihrem Ticket.

1. Wählen Sie „Reise versichern“ und dann „Nur hin“, „Hin und zurück“ oder „Mehrere Flüge“.
2. Suchen Sie jeden Flug und prüfen Sie, ob es Ihrer ist.
3. Wählen Sie, wer reist, und bestätigen Sie.

Ihre Reise ist versichert, sobald sie unter „Meine Versicherungen“ steht. Was versichert ist, lesen Sie unter [Das Wichtigste in Kürze](/key-facts).

Solange kein Flug der Reise abgeflogen, verspätet oder annulliert ist, können Sie sie dort öffnen und ändern, wer reist, oder die Versicherung stornieren.`,
    },
    'in-good-time': {
      title: 'Flüge rechtzeitig versichern',
      summary: 'Einen Flug können Sie bis 24 Stunden vor dem Abflug versichern.',
      body: `Einen Flug können Sie bis 24&nbsp;Stunden vor dem Abflug versichern. Danach ist es zu spät, ebenso, sobald eine Verspätung oder Annullierung gemeldet ist.

Versichern können Sie ihn gleich nach der Buchung.`,
    },
    'flight-late': {
      title: 'Ihr Flug ist verspätet',
      summary: 'Wie es weitergeht und was Sie am Flughafen tun können.',
      body: `1. Wir beobachten Ihren Flug. Wenn die Fluggesellschaft eine Verspätung meldet, steht sie ganz oben in Ihrer Übersicht.
2. Öffnen Sie die Reise, um die neuen Flugzeiten zu sehen, jeweils in der Ortszeit des Flughafens. Wenn sie dort fehlen, wählen Sie „Verspätet oder annulliert?“ und sagen Sie uns Bescheid.
3. Wählen Sie „Optionen ansehen“, um zu sehen, was Ihre Police bei dieser Verspätung bietet, und entscheiden Sie sich für eine Option.
4. Fragen Sie die Fluggesellschaft am Flughafen, ob Sie Ihren Anschlussflug noch erreichen.

Bewahren Sie Ihre Bordkarte auf.`,
    },
    'flight-cancelled': {
      title: 'Ihr Flug ist annulliert',
      summary: 'Wenden Sie sich zuerst an die Fluggesellschaft, dann an uns.',
      body: `1. Wenden Sie sich zuerst an die Fluggesellschaft: Sie muss Ihnen einen Ersatzflug oder eine Erstattung anbieten.
2. Öffnen Sie die Reise unter „Meine Versicherungen“. Wenn der Flug dort nicht als annulliert angezeigt wird, wählen Sie „Verspätet oder annulliert?“ und sagen Sie uns Bescheid.
3. Wählen Sie „Optionen ansehen“, um zu sehen, was Ihre Police bietet, und entscheiden Sie sich für eine Option. Wenn Sie Hilfe brauchen, {contact}.

Sobald ein Flug annulliert ist, können Sie seine Versicherung nicht mehr stornieren.`,
    },
  },
  business: {
    'how-a-claim-goes': {
      title: 'So läuft ein Schadenfall ab',
      summary: 'Sie müssen nichts melden. Wir eröffnen den Schadenfall.',
      body: `Wir eröffnen einen Schadenfall, wenn ein Ereignis an der Adresse eines versicherten Objekts den Schwellenwert in Ihrer Police überschreitet. Sie müssen es nicht melden.

In Ihrer Übersicht sehen Sie jeden Schadenfall, seinen Stand und den nächsten Schritt. Was versichert ist, lesen Sie unter [Das Wichtigste in Kürze](/key-facts).`,
    },
    'bank-permission': {
      title: 'Lassen Sie Ihre Bank verbunden',
      summary: 'Ohne Bankzugriff können wir manche Schadenfälle nicht berechnen.',
      body: `Bei manchen Policen brauchen wir Ihre Zustimmung, um Ihren Umsatz auf Ihrem Bankkonto zu sehen. Ohne sie können wir einen Schadenfall nicht berechnen.

Unter „Versicherte Objekte“ in Ihrer Übersicht sehen Sie, ob Ihre Bank verbunden ist. Ihre Zustimmung erteilen oder widerrufen Sie bei Ihrer Bank.`,
    },
    'expected-revenue': {
      title: 'Erwarteten Umsatz berechnen',
      summary: 'Monat für Monat, als wäre nichts passiert.',
      body: `1. Beginnen Sie mit denselben Monaten des Vorjahres aus Ihrer Buchhaltung.
2. Berücksichtigen Sie, was sich seitdem geändert hat: Preise, Öffnungszeiten, ein zweites Geschäft.
3. Lassen Sie Umsätze weg, die Sie anderswo gemacht hätten.

Wenn Sie uns die Zahlen aus Ihrer Buchhaltung senden möchten, {contact}. Wir vergleichen sie mit den Vormonaten.`,
    },
    'an-offer': {
      title: 'Sie haben ein Angebot',
      summary: 'Wie wir es berechnet haben und was Sie tun können.',
      body: `1. Vergleichen Sie es mit Ihren eigenen Zahlen. Wir multiplizieren Ihren entgangenen Umsatz mit Ihrer Gewinnmarge und ziehen dann den Selbstbehalt ab.
2. Wenn Sie einverstanden sind, {contact}. Wir zahlen Monat für Monat aus, sobald der tatsächliche Umsatz feststeht.
3. Wenn Sie nicht einverstanden sind, melden Sie sich auf demselben Weg und sagen Sie uns, warum. Unsere Schadenregulierung prüft das Angebot dann noch einmal, und ihr zweites Angebot ist endgültig.`,
    },
  },
  monitoring: {
    'what-an-alert-means': {
      title: 'Was eine Warnung bedeutet',
      summary: 'Ihre Daten wurden gefunden. Das heißt nicht, dass jemand sie verwendet hat.',
      body: `Eine Warnung bedeutet, dass wir Ihre Daten dort gefunden haben, wo gestohlene Daten angeboten werden. Das heißt nicht, dass jemand sie verwendet hat.

Wenn Sie keine Warnungen haben, ist das keine Garantie, dass Ihre Daten sicher sind: Wir können nicht überall nachsehen.`,
    },
    'email-found': {
      title: 'Ihre E-Mail-Adresse wurde gefunden',
      summary: 'Ändern Sie zuerst das zugehörige Passwort, dann alle gleichen Passwörter.',
      body: `1. Ändern Sie das Passwort dieses Postfachs.
2. Ändern Sie es überall, wo Sie dasselbe Passwort verwendet haben. Wählen Sie für jedes Konto ein anderes.
3. Schalten Sie die Zwei-Schritt-Verifizierung ein, wo es geht.
4. Achten Sie auf betrügerische Nachrichten und öffnen Sie keine Links darin.`,
    },
    'card-found': {
      title: 'Ihre Kartennummer wurde gefunden',
      summary: 'Rufen Sie zuerst Ihre Bank an. Sie kann die Karte sofort sperren.',
      body: `1. Rufen Sie Ihre Bank an und lassen Sie die Karte sperren.
2. Prüfen Sie Ihre letzten Abrechnungen auf Käufe, die nicht von Ihnen stammen, und reklamieren Sie sie bei Ihrer Bank.
3. Geben Sie die neue Kartennummer überall an, wo von Ihrer Karte abgebucht wird.`,
    },
    'passport-found': {
      title: 'Ihre Passdaten wurden gefunden',
      summary: 'Melden Sie das, damit niemand Ihre Passdaten in Ihrem Namen verwenden kann.',
      body: `1. Informieren Sie die ausstellende Behörde und fragen Sie, ob Sie einen neuen Reisepass brauchen.
2. Erstatten Sie Anzeige bei der Polizei und notieren Sie sich das Aktenzeichen.
3. Informieren Sie Ihre Bank: Mancherorts reicht eine Kopie des Passes, um ein Konto zu eröffnen.`,
    },
  },
};
