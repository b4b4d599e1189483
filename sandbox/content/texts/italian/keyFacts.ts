import { only } from '../../facts.ts';
import type { Content } from '../content.ts';
import { contactPhrase } from './phrases.ts';

export const keyFacts: Content['keyFacts'] = {
  travel: (facts) => ({
    title: 'Informazioni chiave',
    body: `
Questo è un riepilogo. Fanno fede la polizza e le [condizioni generali](/terms).

## Che cosa è assicurato

- Ritardi e cancellazioni dei voli che trovi in «Le mie assicurazioni».
- Tutti i passeggeri indicati, fino al numero previsto dalla polizza.${only(facts.luggage, '\n- I bagagli smarriti da una compagnia aerea.')}

## Che cosa non è assicurato

- Gli imprevisti annunciati prima che assicurassi il viaggio.
- I voli persi per motivi personali.
- Le spese che la compagnia aerea ha già rimborsato.

## Quando inizia e quando finisce la copertura

Un viaggio è assicurato da quando compare in «Le mie assicurazioni» fino all’arrivo dell’ultimo volo. Puoi assicurare un volo fino a 24&nbsp;ore prima della partenza.

## Se il volo è in ritardo o cancellato

Lo trovi in cima alla panoramica e nella pagina del viaggio. Da lì scegli «Vedi le tue opzioni» per sapere che cosa offre la tua polizza (una lounge, un altro volo, un hotel${facts.paysOut ? ', punti o un indennizzo' : ' o punti'}), poi scegli un’opzione. Non devi dimostrare niente. Se ti serve aiuto, ${contactPhrase(facts)}.

## Disdetta

Puoi disdire l’assicurazione dalla pagina del viaggio finché nessuno dei voli è partito o risulta in ritardo o cancellato. Dopo, l’assicurazione resta in vigore.
`,
  }),

  business: () => ({
    title: 'Informazioni chiave',
    body: `
Questo è un riepilogo. Fanno fede la polizza e le [condizioni generali](/terms).

## Che cosa è assicurato

- Il fatturato che la tua sede perde a causa di un evento al suo indirizzo.
- Per il numero di mesi previsto dalla polizza, fino al massimale.
- Ogni bene, da quando lo confermiamo fino alla scadenza della sua polizza, senza costi aggiuntivi.

## Che cosa non è assicurato

- I danni a edifici, scorte o macchinari.
- Le perdite iniziate prima della polizza.

## Come funziona un sinistro

1. Un evento supera la soglia prevista dalla polizza e apriamo un sinistro.
2. Ci indichi il fatturato che prevedevi.
3. Ti facciamo un’offerta. Puoi accettarla o dirci perché non sei d’accordo.
4. Paghiamo mese per mese, man mano che si conosce il fatturato effettivo.

## La tua banca

Alcune polizze richiedono la tua autorizzazione a leggere il fatturato dal tuo conto bancario. Senza questa autorizzazione non possiamo calcolare l’indennizzo.
`,
  }),

  monitoring: () => ({
    title: 'Informazioni chiave',
    body: `
Questo è un riepilogo. Fanno fede la polizza e le [condizioni generali](/terms).

## Che cosa monitoriamo

- Le carte, gli indirizzi email, i numeri di telefono, i conti bancari e i documenti d’identità che aggiungi.
- I mercati, i forum e i file diffusi illecitamente in cui compaiono dati rubati.

## Che cosa non monitoriamo

- I dati di altre persone.
- I dati che non hai aggiunto o che hai eliminato.

## Se troviamo qualcosa

Ricevi un avviso con un piano d’azione, passo dopo passo. Seguilo appena puoi e spunta ogni passaggio completato.

## I limiti del monitoraggio

Non possiamo controllare ovunque né rimuovere ciò che è stato pubblicato. L’assenza di avvisi non garantisce che i tuoi dati siano al sicuro.
`,
  }),
};
