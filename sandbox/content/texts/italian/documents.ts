import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content } from '../content.ts';
import { contactPhrase } from './phrases.ts';

export const documents: Content['documents'] = {
  privacy: (facts) => ({
    title: 'Informativa sulla privacy',
    body: `
${facts.insurer} è titolare del trattamento dei dati personali in questo portale. Questa informativa spiega quali dati conserviamo, perché e per quanto tempo.

## Quali dati conserviamo

- Chi sei e come contattarti: nome, indirizzo email, numero di telefono, lingua.
- La tua copertura: polizze, assicurazioni, avvisi e sinistri.
${facts.paysOut ? '- Dove inviamo il denaro: i tuoi metodi di accredito. Di un conto mostriamo solo le ultime cifre, finché non scegli «Mostra».\n' : ''}- La tua attività: quando hai fatto l’accesso, da quale indirizzo IP e che cosa hai modificato.

## Perché li conserviamo

Ci servono per assicurarti e per aiutarti quando succede qualcosa. La legge ci obbliga a conservarne alcuni a fini fiscali e di vigilanza. Ti inviamo offerte solo se le hai chieste.

## Chi altro li vede

Le aziende di cui abbiamo bisogno per aiutarti, e solo i dati che servono loro: banche, liquidatori e fornitori dei servizi coperti dalla tua assicurazione. Non vendiamo mai i tuoi dati.

## Per quanto tempo li conserviamo

Per tutta la durata della tua assicurazione e per dieci anni dopo il tuo ultimo sinistro. Eliminiamo i dati sugli accessi dopo un anno.

## Nel tuo browser

Il browser conserva:

- Ciò che hai inserito in un modulo non completato, per 20&nbsp;ore al massimo o finché non esci dall’account.
- La lingua, la grafica del portale e le pagine di aiuto. Se ti chiediamo il consenso, il browser le conserva solo se accetti, per 31&nbsp;giorni al massimo. Ricorda la tua scelta per 31&nbsp;giorni.
- Le impostazioni che servono al portale per funzionare.

Puoi eliminare tutto dal browser in qualsiasi momento. Quando chiudi la scheda, il browser non conserva più l’accesso.

## I tuoi diritti

Puoi consultare, rettificare, esportare e far cancellare i tuoi dati, e opporti al loro uso. Per farlo, ${contactPhrase(facts)}. Puoi anche presentare un reclamo all’autorità per la protezione dei dati del tuo paese.
`,
  }),

  callCosts: (facts) => ({
    title: 'Quanto costa una chiamata',
    body: `
Puoi chiamare ${facts.insurer} al ${formatContactPhone(facts)}.

## Dal tuo paese

Si applica la tariffa del tuo operatore telefonico per questo numero. Noi non ti addebitiamo costi e non guadagniamo dalla chiamata.

## Dall’estero

Il tuo operatore potrebbe addebitarti il roaming, anche mentre sei in attesa. Controlla le tariffe prima di chiamare, oppure chiama via internet.

## Gratis

Dacci il tuo numero all’inizio della chiamata e ti richiamiamo noi. Oppure scrivi a ${formatContactMail(facts)}.
`,
  }),

  payoutTerms: (facts) => ({
    title: 'Condizioni degli indennizzi',
    body: `
Queste condizioni integrano le [condizioni generali](/terms) ogni volta che ${facts.insurer} ti versa del denaro.

## Dove paghiamo

Sul tuo metodo di accredito preferito, che deve essere intestato a te o alla tua azienda. Non paghiamo a nessun altro.

## Quando paghiamo

Entro cinque giorni lavorativi dalla richiesta. La tua banca può impiegare più tempo e non registra gli accrediti nel fine settimana.

## In quale valuta paghiamo

Nella valuta del paese del tuo conto. Se la banca converte il denaro, è lei a stabilire il cambio e le commissioni.

## Se un indennizzo torna indietro

Te lo comunichiamo e tratteniamo il denaro finché non ci indichi un altro metodo di accredito. Se i dati erano sbagliati, deduciamo i costi che ne sono derivati.

## Se abbiamo pagato troppo

Il denaro versato per errore va restituito dopo la nostra comunicazione.

## Domande

Se qualcosa non è chiaro, ${contactPhrase(facts)}.
`,
  }),
};
