import { only } from '../../facts.ts';
import type { Content } from '../content.ts';

export const terms: Content['terms'] = {
  travel: (facts) => ({
    title: 'Versicherungsbedingungen',
    body: `
Diese Bedingungen regeln den Vertrag zwischen Ihnen und ${facts.insurer}. Sie gelten für jede Reise, die Sie hier versichern, zusammen mit Ihrer Police und [dem Wichtigsten in Kürze](/key-facts). Dies ist Version 3.

## Was Sie versichern können

Sie können einen einzelnen Flug, einen Hin- und Rückflug oder eine Reise mit bis zu vier Flügen versichern. Jeder Flug muss mehr als 24&nbsp;Stunden nach dem Abschluss der Versicherung und spätestens am letzten Tag Ihrer Police abfliegen. Wie viele Personen gleichzeitig versichert sein können, steht in Ihrer Police.

## Wann Sie versichert sind

Eine Reise ist versichert, sobald sie unter „Meine Versicherungen“ steht, und zwar für die Reisenden und Flüge, die dort genannt sind. Der Schutz endet, wenn ihr letzter Flug angekommen ist.

## Wenn ein Flug verspätet oder annulliert ist

Wir beobachten jeden versicherten Flug. Sobald die Fluggesellschaft eine Verspätung oder Annullierung meldet, zeigen wir sie hier an. Je nach Flug, Dauer der Verspätung und Police erhalten Sie eine oder mehrere dieser Leistungen:

- Zutritt zu einer Lounge am Flughafen,
- einen Platz auf einem Ersatzflug,
- eine Übernachtung im Hotel,
- Punkte in einem Bonusprogramm${facts.paysOut ? ',\n- eine Auszahlung in Geld.' : '.'}

Die verfügbaren Optionen zeigen wir beim Flug an, und Sie wählen. Sobald wir Ihre Wahl bestätigt haben, ist sie endgültig.
${only(
  facts.paysOut,
  `
## Auszahlungen und Höchstbetrag

Sobald wir eine Auszahlung bestätigt haben, überweisen wir das Geld innerhalb von fünf Arbeitstagen auf dem Auszahlungsweg, den Sie wählen. Alle Auszahlungen aus einer Police zusammen übersteigen nie ihren Höchstbetrag. Wie viel davon noch verfügbar ist, sehen Sie in Ihrer Übersicht.
`,
)}${only(
  facts.luggage,
  `
## Vermisstes Gepäck

Melden Sie vermisstes Gepäck zuerst der Fluggesellschaft und bewahren Sie die Referenz der Meldung auf. Melden Sie es dann mit dieser Referenz auch uns, innerhalb von sieben Tagen nach der Landung.
`,
)}
## Was nicht versichert ist

- Vorfälle, die schon angekündigt waren, als Sie die Reise versichert haben.
- Flüge, die Sie aus persönlichen Gründen verpasst haben.
- Kosten, die Ihnen die Fluggesellschaft oder jemand anderes schon erstattet hat.
- Vorfälle durch Krieg oder durch die behördliche Sperrung eines Luftraums.

## Was wir von Ihnen brauchen

Geben Sie die Namen so an, wie sie in den Reisepässen stehen, und dazu eine Telefonnummer, unter der wir Sie auf der Reise erreichen. Informieren Sie uns sofort, wenn eine Angabe nicht stimmt. Wenn Sie vorsätzlich falsche Angaben machen, verlieren Sie den Versicherungsschutz für diese Reise.

## Stornieren

Sie können eine Versicherung auf der Seite der Reise stornieren, solange keiner der Flüge abgeflogen oder als verspätet oder annulliert gemeldet ist. Danach bleibt sie in Kraft.
`,
  }),

  business: (facts) => ({
    title: 'Versicherungsbedingungen',
    body: `
Diese Bedingungen regeln den Vertrag zwischen Ihrem Unternehmen und ${facts.insurer}. Sie gelten für jedes Ihrer versicherten Objekte, zusammen mit Ihrer Police und [dem Wichtigsten in Kürze](/key-facts). Dies ist Version 3.

## Was Sie versichern können

Sie können die Betriebsstätten versichern, in denen Ihr Unternehmen seinen Umsatz erzielt. Jede davon ist ein versichertes Objekt mit einer Adresse, einer Police und den Zustimmungen, um die wir Sie bitten.

Der Schutz für ein Objekt beginnt, sobald wir ihn bestätigen. Er endet mit der Police oder wenn Sie die Versicherung stornieren. Er ist im Preis Ihrer Police enthalten.

## Wann wir zahlen

Ein Schadenfall beginnt, wenn ein Ereignis an der Adresse eines versicherten Objekts den Schwellenwert in Ihrer Police überschreitet. Sie müssen es nicht melden. Wir fragen Sie dann nach dem Umsatz, den Sie erwartet hätten, Monat für Monat, solange sich das Ereignis auf Ihr Geschäft auswirkt.

## Wie wir ein Angebot berechnen

Wir vergleichen den Umsatz, den Sie erwartet hätten, mit dem Umsatz der Vormonate, den wir mit Ihrer Zustimmung auf Ihrem Bankkonto sehen. Die Differenz multiplizieren wir mit Ihrer Gewinnmarge und ziehen den Selbstbehalt ab. Das Ergebnis ist unser Angebot. Sie können es annehmen oder ihm widersprechen und uns sagen, warum. Unsere Schadenregulierung prüft es dann noch einmal, und ihr zweites Angebot ist endgültig.

## Auszahlungen und Höchstbetrag

Wenn Sie ein Angebot angenommen haben, zahlen wir Monat für Monat aus, sobald der tatsächliche Umsatz eines Monats feststeht und Sie einen Auszahlungsweg gewählt haben. Unsere Zahlungen übersteigen nie den Höchstbetrag Ihrer Police.

## Was nicht versichert ist

- Schäden an Gebäuden, Warenvorräten oder Maschinen.
- Verluste, die schon vor der Police begonnen haben.
- Monate, in denen Sie aus eigenen Gründen geschlossen hatten.

## Was wir von Ihnen brauchen

Geben Sie uns die Zahlen aus Ihrer Buchhaltung und widerrufen Sie die Zustimmung für Ihr Bankkonto nicht, solange ein Schadenfall offen ist. Wenn Sie vorsätzlich falsche Zahlen angeben, verlieren Sie den Anspruch aus diesem Schadenfall.
`,
  }),

  monitoring: (facts) => ({
    title: 'Versicherungsbedingungen',
    body: `
Diese Bedingungen regeln den Vertrag zwischen Ihnen und ${facts.insurer}. Sie gelten für alle Daten, die wir für Sie überwachen, zusammen mit Ihrer Police und [dem Wichtigsten in Kürze](/key-facts). Dies ist Version 3.

## Was wir tun

Wir suchen die Daten, die Sie uns nennen, dort, wo gestohlene Daten angeboten werden: auf Marktplätzen, in Foren und in Datenlecks. Wenn wir etwas davon finden, erhalten Sie eine Warnung und einen Maßnahmenplan.

## Was wir überwachen können

Wir können Ihre Karten, E-Mail-Adressen, Telefonnummern, Bankkonten und Ausweisdokumente überwachen, jeweils bis zu der Anzahl, die in diesem Portal steht. Es müssen Ihre eigenen sein.

## Wann die Überwachung beginnt und endet

Die Überwachung beginnt, sobald Sie einwilligen, mit einem ersten Scan, der einen Tag dauern kann. Sie endet mit Ihrer Police oder wenn Sie die überwachten Daten entfernen.

## Was wir nicht können

Wir können nicht überall nachsehen, und was veröffentlicht ist, können wir nicht zurückholen. Eine Warnung bedeutet, dass Ihre Daten gefunden wurden, nicht, dass sie verwendet wurden. Wenn Sie keine Warnungen haben, ist das keine Garantie, dass Ihre Daten sicher sind.

## Was wir von Ihnen brauchen

Folgen Sie dem Maßnahmenplan einer Warnung so bald wie möglich und haken Sie jeden erledigten Schritt ab. Informieren Sie sofort Ihre Bank, wenn eine Karte gefunden wurde. Fügen Sie keine Daten anderer Personen hinzu.
`,
  }),
};
