import type { Content } from '../content.ts';

export const help: Content['help'] = {
  title: 'Aiuto',

  signingIn: `## Accedere

Controlla l’indirizzo email e la password, comprese le maiuscole. Dopo dieci password errate blocchiamo l’accesso per 15&nbsp;minuti. Aspetta, poi riprova. Un codice monouso è valido per dieci minuti e funziona una volta sola. Se ne hai chiesto più di uno, usa l’ultimo.

## Se la sessione termina

Per la tua sicurezza, una sessione dura un’ora. Accedi di nuovo: ciò che avevi inserito in un modulo a più passaggi è ancora lì. I moduli di una sola pagina vanno invece compilati di nuovo.
`,

  travel: `## Assicurare un viaggio

Tieni a portata di mano il numero di volo e la data di partenza: li trovi sul biglietto. Puoi assicurare un volo fino a 24&nbsp;ore prima della partenza, e una volta sola con la stessa polizza.

## Se il volo è in ritardo o cancellato

Lo trovi in cima alla panoramica. Da lì scegli «Vedi le tue opzioni» per sapere che cosa offre la tua polizza, poi scegli un’opzione.
`,

  business: `## Un sinistro

Apriamo un sinistro quando un evento supera la soglia prevista dalla tua polizza. Accanto a ogni sinistro trovi il suo stato e che cosa ci serve ora da te.

## La tua banca

Per alcuni sinistri non possiamo calcolare l’indennizzo senza la tua autorizzazione a leggere il fatturato. La puoi dare o revocare presso la tua banca.
`,

  monitoring: `## Che cosa monitoriamo

Aggiungi i dati che vuoi farci monitorare: un indirizzo email, un numero, una carta. Li conserviamo parzialmente oscurati e li cerchiamo dove si scambiano dati rubati.

## Un avviso

Un avviso ti dice che cosa è stato trovato e che cosa fare, passo dopo passo. Spunta ogni passaggio completato. Quando non c’è più nulla da fare, segna l’avviso come gestito.
`,
};
