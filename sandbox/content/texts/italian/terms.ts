import { only } from '../../facts.ts';
import type { Content } from '../content.ts';

export const terms: Content['terms'] = {
  travel: (facts) => ({
    title: 'Condizioni generali',
    body: `
Queste condizioni sono l’accordo tra te e ${facts.insurer}. Valgono per ogni viaggio che assicuri qui, insieme alla tua polizza e alle [informazioni chiave](/key-facts). Questa è la versione 3.

## Che cosa puoi assicurare

Puoi assicurare un volo singolo, un viaggio di andata e ritorno o un viaggio con un massimo di quattro voli. Ogni volo deve partire più di 24&nbsp;ore dopo che l’hai assicurato ed entro l’ultimo giorno della polizza. La polizza stabilisce quante persone possono essere assicurate contemporaneamente.

## Quando vale la copertura

Un viaggio è assicurato da quando compare in «Le mie assicurazioni», per i passeggeri e i voli indicati. La copertura termina all’arrivo dell’ultimo volo.

## Se un volo subisce un imprevisto

Monitoriamo ogni volo assicurato. Appena la compagnia aerea comunica un ritardo o una cancellazione, lo mostriamo qui. A seconda del volo, della durata del ritardo e della tua polizza, hai diritto a una o più di queste prestazioni:

- l’ingresso in una lounge dell’aeroporto,
- un posto su un altro volo,
- una notte in hotel,
- punti di un programma fedeltà${facts.paysOut ? ',\n- un indennizzo in denaro.' : '.'}

Mostriamo le opzioni disponibili accanto al volo, e scegli tu. Una volta confermata da noi, la scelta è definitiva.
${only(
  facts.paysOut,
  `
## Indennizzi e massimali

Paghiamo sul metodo di accredito che scegli, entro cinque giorni lavorativi dalla nostra conferma dell’indennizzo. La somma di tutti gli indennizzi di una polizza non supera mai il suo massimale. Nella panoramica vedi quanto ne resta.
`,
)}${only(
  facts.luggage,
  `
## Bagagli smarriti

Segnala prima i bagagli smarriti alla compagnia aerea e conserva il codice della segnalazione. Poi, entro sette giorni dall’atterraggio, segnalali a noi indicando quel codice.
`,
)}
## Che cosa non è assicurato

- Gli imprevisti annunciati prima che assicurassi il viaggio.
- I voli persi per motivi personali.
- Le spese che la compagnia aerea o altri hanno già rimborsato.
- Gli imprevisti causati da una guerra o dalla chiusura di uno spazio aereo da parte di un’autorità.

## Che cosa ti chiediamo

Indica i nomi come compaiono sui passaporti e un numero di telefono a cui possiamo raggiungerti in viaggio. Avvisaci subito se qualche dato è sbagliato. Se fornisci deliberatamente dati falsi, perdi la copertura per quel viaggio.

## Disdetta

Puoi disdire un’assicurazione dalla pagina del viaggio finché nessuno dei voli è partito o risulta in ritardo o cancellato. Dopo, resta in vigore.
`,
  }),

  business: (facts) => ({
    title: 'Condizioni generali',
    body: `
Queste condizioni sono l’accordo tra la tua azienda e ${facts.insurer}. Valgono per ciascuno dei tuoi beni assicurati, insieme alla tua polizza e alle [informazioni chiave](/key-facts). Questa è la versione 3.

## Che cosa puoi assicurare

Puoi assicurare le sedi in cui la tua azienda realizza il suo fatturato. Ciascuna è un bene assicurato con un indirizzo, una polizza e le autorizzazioni che ti chiediamo.

La copertura di un bene inizia appena lo confermiamo e termina con la sua polizza o con la tua disdetta. È compresa nel premio della polizza.

## Quando paghiamo

Un sinistro ha inizio quando un evento all’indirizzo di un bene assicurato supera la soglia prevista dalla polizza. Non devi segnalarlo. Ti chiediamo poi il fatturato che prevedevi, mese per mese, finché l’evento incide sulla tua attività.

## Come calcoliamo un’offerta

Confrontiamo il fatturato che prevedevi con quello dei mesi precedenti, che leggiamo dal tuo conto bancario con la tua autorizzazione. Applichiamo alla differenza il tuo margine di profitto e deduciamo la franchigia. Il risultato è la nostra offerta. Puoi accettarla oppure dirci perché non sei d’accordo. In questo caso un liquidatore la riesamina, e la sua seconda offerta è definitiva.

## Indennizzi e massimali

Dopo che hai accettato un’offerta, paghiamo mese per mese, appena si conosce il fatturato effettivo di un mese e hai scelto un metodo di accredito. I nostri pagamenti non superano mai il massimale della polizza.

## Che cosa non è assicurato

- I danni a edifici, scorte o macchinari.
- Le perdite iniziate prima della polizza.
- I mesi in cui hai chiuso per motivi tuoi.

## Che cosa ti chiediamo

Forniscici i dati della tua contabilità e mantieni attiva l’autorizzazione sul conto bancario finché un sinistro è aperto. Se fornisci deliberatamente dati falsi, perdi il diritto all’indennizzo.
`,
  }),

  monitoring: (facts) => ({
    title: 'Condizioni generali',
    body: `
Queste condizioni sono l’accordo tra te e ${facts.insurer}. Valgono per tutti i dati che monitoriamo per te, insieme alla tua polizza e alle [informazioni chiave](/key-facts). Questa è la versione 3.

## Che cosa facciamo

Cerchiamo i dati che ci indichi nei siti e nei canali in cui si scambiano dati rubati: mercati, forum e file diffusi illecitamente. Se ne troviamo qualcuno, ricevi un avviso e un piano d’azione.

## Che cosa possiamo monitorare

Possiamo monitorare le tue carte, i tuoi indirizzi email, i tuoi numeri di telefono, i tuoi conti bancari e i tuoi documenti d’identità, fino al numero indicato in questo portale per ciascun tipo. Devono essere i tuoi.

## Quando inizia e quando termina il monitoraggio

Il monitoraggio inizia appena dai il consenso, con una prima ricerca che può richiedere un giorno. Termina con la tua polizza o quando elimini i dati monitorati.

## Che cosa non possiamo fare

Non possiamo controllare ovunque né rimuovere ciò che è stato pubblicato. Un avviso significa che i tuoi dati sono stati trovati, non che sono stati usati. L’assenza di avvisi non garantisce che i tuoi dati siano al sicuro.

## Che cosa ti chiediamo

Segui il piano di un avviso appena puoi e spunta ogni passaggio completato. Se è stata trovata una carta, avvisa subito la tua banca. Non aggiungere dati di altre persone.
`,
  }),
};
