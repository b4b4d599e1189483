import type { Content } from '../content.ts';

export const monitoringSteps: Content['monitoringSteps'] = {
  'change-password': {
    title: 'Passwort des Postfachs ändern',
    summary: 'Wer Ihre E-Mails lesen kann, kann auch Ihre anderen Passwörter zurücksetzen.',
    body: 'Wählen Sie ein Passwort, das Sie nirgendwo sonst verwenden. Melden Sie sich dann auf allen Geräten vom Postfach ab, wenn der Anbieter das ermöglicht.',
  },
  'change-elsewhere': {
    title: 'Dasselbe Passwort überall sonst ändern',
    summary: 'Passwörter aus Datenlecks werden innerhalb von Stunden auf anderen Websites ausprobiert.',
    body: 'Ändern Sie es überall, wo Sie dasselbe oder ein ähnliches Passwort verwendet haben, und wählen Sie für jede Website ein anderes. Ein Passwort-Manager merkt sie sich für Sie.',
  },
  'second-factor': {
    title: 'Zwei-Schritt-Verifizierung einschalten',
    summary: 'Ein gestohlenes Passwort allein reicht dann nicht mehr zum Anmelden.',
    body: 'Beginnen Sie mit Ihrem Postfach und Ihrer Bank. Auf den meisten Websites finden Sie die Einstellung unter „Sicherheit“.',
  },
  'false-messages': {
    title: 'Auf betrügerische Nachrichten achten',
    summary: 'Mit Adressen und Telefonnummern aus Datenlecks geben sich Kriminelle als Ihre Bank aus.',
    body: 'Öffnen Sie keine Links in unerwarteten Nachrichten und geben Sie niemandem, der Sie anruft, einen Code. Geben Sie die Internetadresse Ihrer Bank selbst ein oder rufen Sie die Nummer auf Ihrer Karte an.',
  },
  'protect-number': {
    title: 'Telefonnummer schützen',
    summary: 'Bitten Sie Ihren Mobilfunkanbieter, Ihre Nummer vor SIM-Swapping zu schützen.',
    body: 'Wer Ihre Nummer auf eine andere SIM-Karte überträgt, erhält Ihre Codes. Die meisten Anbieter können eine PIN verlangen, bevor sie eine neue Karte ausstellen.',
  },
  'block-card': {
    title: 'Karte sperren',
    summary: 'Ihre Bank kann sie sofort sperren, am Telefon oder in ihrer App.',
    body: 'Rufen Sie die Nummer auf der Rückseite der Karte an oder sperren Sie die Karte in der App Ihrer Bank. Bitten Sie um eine neue Karte mit einer neuen Nummer.',
  },
  'check-statements': {
    title: 'Abrechnungen prüfen',
    summary: 'Achten Sie auf Zahlungen, die nicht von Ihnen stammen, auch auf kleine.',
    body: 'Gehen Sie die letzten drei Monate durch. Reklamieren Sie alles, was Sie nicht zuordnen können, bei Ihrer Bank: Die meisten Banken erstatten es, wenn Sie es rechtzeitig melden.',
  },
  'new-card-number': {
    title: 'Kartennummer aktualisieren',
    summary: 'Abonnements lassen sich mit der gesperrten Karte nicht mehr bezahlen.',
    body: 'Geben Sie die neue Nummer überall ein, wo die alte gespeichert ist: bei Abonnements, in Onlineshops, in Reisekonten und in der Wallet auf Ihrem Handy.',
  },
  'report-it': {
    title: 'Der ausstellenden Behörde melden',
    summary: 'Die Behörde kann das Dokument für ungültig erklären.',
    body: 'Fragen Sie die Behörde, die das Dokument ausgestellt hat, ob Sie ein neues brauchen, und bewahren Sie die Bestätigung Ihrer Meldung auf.',
  },
  'tell-police': {
    title: 'Anzeige bei der Polizei erstatten',
    summary: 'Mit einer Anzeige können Sie leichter nachweisen, dass Sie es nicht waren.',
    body: 'Das geht in den meisten Fällen online. Notieren Sie sich das Aktenzeichen: Banken und Behörden werden danach fragen.',
  },
  'tell-bank': {
    title: 'Bank informieren',
    summary: 'Mancherorts reicht eine Kopie des Ausweises, um ein Konto zu eröffnen.',
    body: 'Bitten Sie Ihre Bank, auf Konten, Kredite und Zahlungen in Ihrem Namen zu achten, die nicht von Ihnen stammen.',
  },
};
