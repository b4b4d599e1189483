import type { Content } from '../content.ts';

export const questions: Content['questions'] = {
  signingIn: {
    category: 'Anmelden',
    questions: {
      'forgotten-password': {
        question: 'Ich habe mein Passwort vergessen. Was kann ich tun?',
        answer:
          'Wählen Sie auf der Anmeldeseite „Passwort vergessen?“. Wir senden Ihnen per E-Mail einen Link, mit dem Sie ein neues festlegen.',
      },
      locked: {
        question: 'Warum wird mein Passwort nicht mehr angenommen?',
        answer:
          'Nach zehn falschen Versuchen sperren wir die Anmeldung für 15&nbsp;Minuten, damit niemand Ihr Passwort erraten kann.',
      },
      'code-missing': {
        question: 'Wo ist mein Code?',
        answer:
          'In der E-Mail oder Nachricht, die wir an die eingegebene Adresse oder Nummer gesendet haben. Er gilt zehn Minuten.',
      },
      'signed-out': {
        question: 'Warum wurde ich abgemeldet?',
        answer:
          'Eine Sitzung dauert eine Stunde. Danach bleiben Ihre Eingaben in einem Formular mit mehreren Schritten gespeichert, in einem Formular mit nur einer Seite nicht. Die Sitzung endet auch, wenn Sie sich in einem anderen Tab abmelden. Dabei wird alles gelöscht, was noch nicht fertig war.',
      },
    },
  },
  customerData: {
    category: 'Sie und Ihre Daten',
    questions: {
      'change-details': {
        question: 'Wie ändere ich meine Angaben?',
        answer:
          'Wählen Sie „Angaben bearbeiten“ auf der Seite [Konto](/account). Wenn sich dort ein Feld nicht ändern lässt, {contact}.',
      },
      'what-is-kept': {
        question: 'Welche Daten speichern Sie über mich?',
        answer: 'Nur, was wir für Ihre Police brauchen. Alles steht in den [Datenschutzhinweisen](/privacy).',
      },
      'this-device': {
        question: 'Was bleibt auf diesem Gerät gespeichert?',
        answer:
          'Ihre Sprache, diese Texte und, bis Sie sich abmelden, Ihre Eingaben in einem unfertigen Formular mit mehreren Schritten. Passwörter und Kontonummern speichern wir dort nie.',
      },
      complaint: {
        question: 'Wie kann ich mich beschweren?',
        answer:
          'Wenn Sie sich beschweren möchten, {contact}. Wie es dann weitergeht, steht in den [Versicherungsbedingungen](/terms).',
      },
    },
  },
  insuringTrips: {
    category: 'Reise versichern',
    questions: {
      'until-when': {
        question: 'Bis wann kann ich einen Flug versichern?',
        answer: 'Bis 24&nbsp;Stunden vor dem Abflug. Der Abflug darf nicht nach dem letzten Tag Ihrer Police liegen.',
      },
      connections: {
        question: 'Muss ich Anschlussflüge auch versichern?',
        answer: 'Ja. Fügen Sie alle Flüge Ihrer Reise hinzu, bis zu vier.',
      },
      'flight-not-found': {
        question: 'Warum finde ich meinen Flug nicht?',
        answer:
          'Prüfen Sie, ob Sie die Flugnummer wie auf Ihrem Ticket eingegeben haben, auch die Buchstaben, und den Abflugtag am Abflughafen.',
      },
      'how-many': {
        question: 'Wie viele Personen kann ich versichern?',
        answer:
          'Die Höchstzahl steht in Ihrer Police, und wir zeigen sie an, bevor Sie bestätigen. Auf der Seite der Reise können Sie ändern, wer reist, solange keiner der Flüge abgeflogen, verspätet oder annulliert ist.',
      },
      'add-passenger': {
        question: 'Wie füge ich Reisende hinzu oder ändere ihre Angaben?',
        answer:
          'Geben Sie auf der Seite „Reisende“ den Namen wie im Reisepass und eine Telefonnummer ein. Fügen Sie alle einmal hinzu, auch sich selbst. Bei jeder Reise wählen Sie dann nur noch aus, wer mitreist. Wer auf einer Reise versichert ist, lässt sich erst löschen, wenn die Reise vorbei ist.',
      },
      certificate: {
        question: 'Wo ist meine Versicherungsbestätigung?',
        answer:
          'Öffnen Sie die Reise unter „Meine Versicherungen“ und wählen Sie „Bestätigung drucken“. Im Druckdialog können Sie sie auch als PDF-Datei speichern.',
      },
    },
  },
  duringTrips: {
    category: 'Während der Reise',
    questions: {
      'which-time': {
        question: 'In welcher Zeitzone sind die Flugzeiten angegeben?',
        answer:
          'Abflug und Ankunft sind in der Ortszeit des jeweiligen Flughafens angegeben. Neben jeder Zeit steht der Ort.',
      },
      'report-delay': {
        question: 'Muss ich eine Verspätung melden?',
        answer:
          'Nein, wir sehen, was die Fluggesellschaften melden. Wenn Ihr Flug verspätet oder annulliert ist und wir das nicht anzeigen, wählen Sie „Verspätet oder annulliert?“ auf der Seite der Reise. Das geht, bis der Flug abgeflogen ist.',
      },
      missed: {
        question: 'Bin ich versichert, wenn ich meinen Flug verpasse?',
        answer:
          'Nicht, wenn Sie ihn aus persönlichen Gründen verpassen. Was versichert ist und was nicht, lesen Sie unter [Das Wichtigste in Kürze](/key-facts).',
      },
      'lost-bag': {
        question: 'Mein Gepäck ist verloren gegangen. Was soll ich tun?',
        answer:
          'Melden Sie den Verlust zuerst der Fluggesellschaft und bewahren Sie die Referenz auf. Wählen Sie dann innerhalb von sieben Tagen nach der Landung „Gepäckverlust melden“ unter „Gepäck“. Auf der Seite des Gepäckstücks können Sie Fotos und PDF-Dateien hinzufügen.',
      },
      'luggage-not-insured': {
        question: 'Ist mein Gepäck versichert?',
        answer:
          'Nein, diese Versicherung gilt nur für verspätete und annullierte Flüge. Melden Sie verlorenes oder verspätetes Gepäck der Fluggesellschaft an ihrem Schalter am Flughafen.',
      },
    },
  },
  disruptions: {
    category: 'Wenn ein Flug verspätet oder annulliert ist',
    questions: {
      'what-for-a-delay': {
        question: 'Mein Flug ist verspätet. Was bekomme ich?',
        answer:
          'Das hängt von Ihrer Police und der Verspätung ab. Möglich sind zum Beispiel eine Lounge, ein Ersatzflug, ein Hotel oder Punkte. Wählen Sie beim Flug „Optionen ansehen“, um zu sehen, was bei dieser Verspätung möglich ist, und entscheiden Sie sich.',
      },
      lounge: {
        question: 'Wie komme ich in die Lounge?',
        answer:
          'Wählen Sie eine Lounge und für wen sie ist, und bestätigen Sie. Sie bekommen dann einen Lounge-Pass für eine Person: Zeigen Sie ihn am Eingang vor, auf dem Handy oder ausgedruckt.',
      },
      'flight-or-hotel': {
        question: 'Wer bucht einen Ersatzflug oder ein Hotelzimmer?',
        answer:
          'Wir. Sagen Sie uns, was Sie brauchen, und wir suchen Flüge oder Zimmer, meist innerhalb einer Stunde. Dann wählen Sie, was Sie möchten.',
      },
      points: {
        question: 'Wohin gehen meine Punkte?',
        answer:
          'Auf Ihr Bonuskonto, meist sobald Sie sie beantragen. Manchmal müssen wir Ihren Antrag zuerst prüfen, das dauert ein paar Tage. In diesem Fall sagen wir Ihnen Bescheid.',
      },
      cash: {
        question: 'Kann ich auch Geld bekommen?',
        answer:
          'Ja, wenn Ihre Police eine Auszahlung vorsieht. Sie finden sie unter „Optionen ansehen“. Wir überweisen das Geld innerhalb von fünf Arbeitstagen auf Ihr Konto oder Ihre Wallet. Bargeld zahlen wir nie aus.',
      },
      refund: {
        question: 'Bekomme ich mein Ticket erstattet?',
        answer:
          'Fragen Sie die Fluggesellschaft: Wenn sie den Flug annulliert, muss sie Ihnen einen Ersatzflug oder eine Erstattung anbieten. Ihre Optionen bei uns können Sie trotzdem nutzen. Kosten, die die Fluggesellschaft schon erstattet hat, übernehmen wir aber nicht.',
      },
    },
  },
  payouts: {
    category: 'Auszahlungen',
    questions: {
      'payout-method': {
        question: 'Wie richte ich einen Auszahlungsweg ein?',
        answer:
          'Wählen Sie in Ihrer Übersicht „Auszahlungsweg einrichten“ unter „Auszahlungswege“. Fügen Sie ein Bankkonto oder eine Wallet auf Ihren Namen hinzu. Wenn Sie mehrere haben, wählen Sie „Als bevorzugt festlegen“ bei dem, den wir zuerst nutzen sollen.',
      },
      'payout-when': {
        question: 'Wann kommt meine Auszahlung an?',
        answer:
          'Innerhalb von fünf Arbeitstagen, nachdem wir sie bestätigt haben. Auf der Seite des Vorfalls sehen Sie, wohin und an welchem Tag wir sie überwiesen haben.',
      },
    },
  },
  claims: {
    category: 'Ein Schadenfall',
    questions: {
      report: {
        question: 'Muss ich ein Ereignis melden?',
        answer:
          'Nein. Wenn ein Ereignis den Schwellenwert in Ihrer Police überschreitet, eröffnen wir einen Schadenfall für Sie.',
      },
      'how-far': {
        question: 'Wie ist der Stand meines Schadenfalls?',
        answer: 'In Ihrer Übersicht sehen Sie den Stand jedes Schadenfalls und den nächsten Schritt.',
      },
      damage: {
        question: 'Sind Schäden am Gebäude versichert?',
        answer:
          'Nein, versichert ist nur entgangener Umsatz. Mehr dazu lesen Sie unter [Das Wichtigste in Kürze](/key-facts).',
      },
      'not-agreed': {
        question: 'Was, wenn ich mit dem Angebot nicht einverstanden bin?',
        answer:
          'Dann {contact} und sagen Sie uns, warum. Unsere Schadenregulierung prüft das Angebot noch einmal, und ihr zweites Angebot ist endgültig.',
      },
    },
  },
  claimPayouts: {
    category: 'Ihre Bank und Auszahlungen',
    questions: {
      'why-bank': {
        question: 'Warum müssen Sie meinen Umsatz sehen?',
        answer: 'Um zu berechnen, was Ihnen entgangen ist. Wir sehen ihn nur mit Ihrer Zustimmung.',
      },
      withdraw: {
        question: 'Kann ich meine Zustimmung widerrufen?',
        answer: 'Ja, jederzeit bei Ihrer Bank. Ein offener Schadenfall ruht dann.',
      },
      'when-paid': {
        question: 'Wann bekomme ich mein Geld?',
        answer:
          'Wenn Sie ein Angebot angenommen haben: Monat für Monat, sobald der tatsächliche Umsatz des Monats feststeht. Mehr dazu steht in den [Versicherungsbedingungen](/terms).',
      },
    },
  },
  monitoredData: {
    category: 'Was wir überwachen',
    questions: {
      'which-data': {
        question: 'Welche Daten können Sie überwachen?',
        answer:
          'Karten, E-Mail-Adressen, Telefonnummern, Bankkonten und Ausweisdokumente. In Ihrer Übersicht sehen Sie, wie viele es jeweils sind.',
      },
      'whose-data': {
        question: 'Können Sie die Daten anderer Personen überwachen?',
        answer: 'Nein, es müssen Ihre eigenen Daten sein.',
      },
      where: {
        question: 'Wo suchen Sie?',
        answer:
          'Auf Marktplätzen, in Foren und in Datenlecks, wo gestohlene Daten auftauchen. Überall nachsehen können wir nicht.',
      },
      'not-shown': {
        question: 'Warum sehe ich meine Nummern und Adressen nicht?',
        answer:
          'Damit niemand sie sieht, der Ihnen über die Schulter schaut. Ihre Übersicht zeigt nur, wie viele es sind.',
      },
    },
  },
  alerts: {
    category: 'Warnungen',
    questions: {
      'what-to-do': {
        question: 'Was soll ich bei einer Warnung tun?',
        answer:
          'Folgen Sie dem Maßnahmenplan für das, was gefunden wurde. Alle Pläne finden Sie auf der Hilfeseite. Fangen Sie noch heute an.',
      },
      'take-back': {
        question: 'Können Sie meine Daten entfernen lassen?',
        answer:
          'Nein, veröffentlichte Daten lassen sich nicht zurückholen. Aber mit einem neuen Passwort oder einer neuen Karte machen Sie sie wertlos.',
      },
      'no-alert': {
        question: 'Sind meine Daten sicher, wenn ich keine Warnungen habe?',
        answer: 'Wir haben sie dort, wo wir suchen, nicht gefunden. Das ist ein gutes Zeichen, aber keine Garantie.',
      },
    },
  },
};
