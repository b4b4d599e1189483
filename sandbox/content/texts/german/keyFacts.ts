import { only } from '../../facts.ts';
import type { Content } from '../content.ts';
import { contactPhrase } from './phrases.ts';

export const keyFacts: Content['keyFacts'] = {
  travel: (facts) => ({
    title: 'Das Wichtigste in Kürze',
    body: `
Dies ist eine Zusammenfassung. Maßgeblich sind Ihre Police und die [Versicherungsbedingungen](/terms).

## Was versichert ist

- Verspätungen und Annullierungen der Flüge, die unter „Meine Versicherungen“ stehen.
- Alle Reisenden, die dort stehen, höchstens so viele, wie Ihre Police erlaubt.${only(facts.luggage, '\n- Gepäck, das eine Fluggesellschaft verloren hat.')}

## Was nicht versichert ist

- Vorfälle, die schon angekündigt waren, als Sie die Reise versichert haben.
- Flüge, die Sie aus persönlichen Gründen verpasst haben.
- Kosten, die Ihnen die Fluggesellschaft schon erstattet hat.

## Wann der Schutz beginnt und endet

Eine Reise ist versichert, sobald sie unter „Meine Versicherungen“ steht und bis ihr letzter Flug angekommen ist. Einen Flug können Sie bis 24&nbsp;Stunden vor dem Abflug versichern.

## Wenn Ihr Flug verspätet oder annulliert ist

Sie finden ihn ganz oben in Ihrer Übersicht und auf der Seite der Reise. Wählen Sie dort „Optionen ansehen“, um zu sehen, was Ihre Police bietet (eine Lounge, einen Ersatzflug, ein Hotel${facts.paysOut ? ', Punkte oder eine Auszahlung' : ' oder Punkte'}), und entscheiden Sie sich für eine Option. Sie müssen nichts nachweisen. Wenn Sie Hilfe brauchen, ${contactPhrase(facts)}.

## Stornieren

Sie können die Versicherung auf der Seite der Reise stornieren, solange keiner ihrer Flüge abgeflogen oder als verspätet oder annulliert gemeldet ist. Danach bleibt sie in Kraft.
`,
  }),

  business: () => ({
    title: 'Das Wichtigste in Kürze',
    body: `
Dies ist eine Zusammenfassung. Maßgeblich sind Ihre Police und die [Versicherungsbedingungen](/terms).

## Was versichert ist

- Umsatz, der Ihren Betriebsstätten durch ein Ereignis an ihrer Adresse entgeht.
- Für so viele Monate, wie in Ihrer Police stehen, und bis zu ihrem Höchstbetrag.
- Jedes Objekt, sobald wir es bestätigen und bis seine Police endet, ohne Mehrkosten.

## Was nicht versichert ist

- Schäden an Gebäuden, Warenvorräten oder Maschinen.
- Verluste, die schon vor der Police begonnen haben.

## So läuft ein Schadenfall ab

1. Ein Ereignis überschreitet den Schwellenwert in Ihrer Police, und wir eröffnen einen Schadenfall.
2. Sie nennen uns den Umsatz, den Sie erwartet hätten.
3. Wir machen Ihnen ein Angebot. Sie nehmen es an oder sagen uns, warum Sie nicht einverstanden sind.
4. Wir zahlen Monat für Monat aus, sobald der tatsächliche Umsatz feststeht.

## Ihre Bank

Bei manchen Policen brauchen wir Ihre Zustimmung, um Ihren Umsatz auf Ihrem Bankkonto zu sehen. Ohne sie können wir einen Schadenfall nicht berechnen.
`,
  }),

  monitoring: () => ({
    title: 'Das Wichtigste in Kürze',
    body: `
Dies ist eine Zusammenfassung. Maßgeblich sind Ihre Police und die [Versicherungsbedingungen](/terms).

## Was wir überwachen

- Karten, E-Mail-Adressen, Telefonnummern, Bankkonten und Ausweisdokumente, die Sie hinzufügen.
- Marktplätze, Foren und Datenlecks, in denen gestohlene Daten auftauchen.

## Was wir nicht überwachen

- Daten anderer Personen.
- Daten, die Sie nicht hinzugefügt oder wieder entfernt haben.

## Wenn wir etwas finden

Sie erhalten eine Warnung mit einem Maßnahmenplan. Folgen Sie ihm so bald wie möglich und haken Sie jeden erledigten Schritt ab.

## Was die Überwachung nicht kann

Wir können nicht überall nachsehen, und was veröffentlicht ist, können wir nicht zurückholen. Wenn Sie keine Warnungen haben, ist das keine Garantie, dass Ihre Daten sicher sind.
`,
  }),
};
