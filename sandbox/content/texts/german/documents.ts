import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content } from '../content.ts';
import { contactPhrase } from './phrases.ts';

export const documents: Content['documents'] = {
  privacy: (facts) => ({
    title: 'Datenschutzhinweise',
    body: `
${facts.insurer} ist für die personenbezogenen Daten in diesem Portal verantwortlich. Hier lesen Sie, welche Daten wir speichern, warum und wie lange.

## Welche Daten wir speichern

- Wer Sie sind und wie wir Sie erreichen: Name, E-Mail-Adresse, Telefonnummer, Sprache.
- Ihr Schutz: Policen, Versicherungen, Meldungen, Warnungen und Schadenfälle.
${facts.paysOut ? '- Wohin wir Geld überweisen: Ihre Auszahlungswege. Von einem Konto zeigen wir nur die letzten Ziffern, bis Sie „Anzeigen“ wählen.\n' : ''}- Ihre Aktivitäten: wann und von welcher IP-Adresse aus Sie sich angemeldet haben und was Sie geändert haben.

## Warum wir sie speichern

Wir brauchen sie, um Sie zu versichern und Ihnen zu helfen, wenn etwas passiert. Einen Teil müssen wir aus steuer- und aufsichtsrechtlichen Gründen aufbewahren. Angebote senden wir Ihnen nur, wenn Sie darum gebeten haben.

## Wer Ihre Daten noch sieht

Unternehmen, die wir brauchen, um Ihnen zu helfen: Banken, Schadenregulierer und Anbieter der Leistungen, die Ihre Versicherung umfasst. Sie erhalten nur die Daten, die sie dafür benötigen. Wir verkaufen Ihre Daten nie.

## Wie lange wir sie behalten

Solange Sie versichert sind, und bis zehn Jahre nach Ihrem letzten Schadenfall. Anmeldeprotokolle löschen wir nach einem Jahr.

## In Ihrem Browser

Ihr Browser speichert:

- Ihre Eingaben in unfertigen Formularen, höchstens 20&nbsp;Stunden lang oder bis Sie sich abmelden.
- Ihre Sprache, das Design des Portals und Hilfeseiten. Wenn wir Sie dazu um Ihre Einwilligung bitten, speichert er sie nur, wenn Sie zustimmen, und höchstens 31&nbsp;Tage lang. Ihre Entscheidung merkt er sich 31&nbsp;Tage.
- Einstellungen, die das Portal braucht, um zu funktionieren.

Sie können all das jederzeit in Ihrem Browser löschen. Ihre Anmeldung vergisst er, sobald Sie den Tab schließen.

## Ihre Rechte

Sie können Auskunft über Ihre Daten verlangen, sie berichtigen, exportieren und löschen lassen und ihrer Nutzung widersprechen. Wenn Sie eines dieser Rechte ausüben möchten, ${contactPhrase(facts)}. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.
`,
  }),

  callCosts: (facts) => ({
    title: 'Was ein Anruf kostet',
    body: `
Sie erreichen ${facts.insurer} unter ${formatContactPhone(facts)}.

## Aus Ihrem eigenen Land

Es gilt der übliche Tarif Ihres Telefonanbieters für diese Nummer. Wir berechnen Ihnen nichts und verdienen nichts an dem Anruf.

## Aus dem Ausland

Ihr Telefonanbieter kann Roaming-Gebühren berechnen, auch in der Warteschleife. Informieren Sie sich vor dem Anruf über die Preise oder rufen Sie über das Internet an.

## Kostenlos

Nennen Sie uns zu Beginn des Anrufs Ihre Nummer, und wir rufen Sie zurück. Oder schreiben Sie an ${formatContactMail(facts)}.
`,
  }),

  payoutTerms: (facts) => ({
    title: 'Auszahlungsbedingungen',
    body: `
Diese Bedingungen ergänzen die [Versicherungsbedingungen](/terms), wenn ${facts.insurer} Ihnen Geld auszahlt.

## Auf welchem Weg wir auszahlen

Auf Ihrem bevorzugten Auszahlungsweg. Er muss auf Ihren Namen oder den Ihres Unternehmens lauten. An andere zahlen wir nicht aus.

## Wann wir auszahlen

Innerhalb von fünf Arbeitstagen nach Ihrem Antrag. Bei Ihrer Bank kann es länger dauern, und am Wochenende bucht sie keine Zahlungen.

## In welcher Währung wir auszahlen

In der Währung des Landes, in dem Sie Ihr Konto haben. Wenn Ihre Bank das Geld umrechnet, legt sie Wechselkurs und Gebühren fest.

## Wenn eine Auszahlung zurückkommt

Wir informieren Sie und verwahren das Geld, bis Sie uns einen anderen Auszahlungsweg nennen. Wenn die Angaben falsch waren, ziehen wir die dadurch entstandenen Kosten ab.

## Wenn wir zu viel gezahlt haben

Irrtümlich gezahlte Beträge müssen Sie zurückzahlen, sobald wir Sie darauf hingewiesen haben.

## Fragen

Wenn etwas unklar ist, ${contactPhrase(facts)}.
`,
  }),
};
