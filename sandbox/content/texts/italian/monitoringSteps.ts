import type { Content } from '../content.ts';

export const monitoringSteps: Content['monitoringSteps'] = {
  'change-password': {
    title: 'Cambia la password della casella email',
    summary: 'Chi può leggere le tue email può reimpostare anche le altre tue password.',
    body: 'Scegli una password che non usi da nessun’altra parte. Poi, se il provider lo permette, esci dalla casella su tutti i dispositivi.',
  },
  'change-elsewhere': {
    title: 'Cambia la password ovunque usi la stessa',
    summary: 'Le password rubate vengono provate su altri siti nel giro di poche ore.',
    body: 'Cambiala in tutti i siti in cui usavi la stessa o una simile, e scegline una diversa per ciascuno. Un gestore di password le ricorda per te.',
  },
  'second-factor': {
    title: 'Attiva la verifica in due passaggi',
    summary: 'Così una password rubata, da sola, non basta per accedere.',
    body: 'Inizia dalla casella email e dalla banca. Nella maggior parte dei siti trovi l’impostazione alla voce «Sicurezza».',
  },
  'false-messages': {
    title: 'Attenzione ai messaggi truffa',
    summary: 'I truffatori usano indirizzi e numeri rubati per fingersi la tua banca.',
    body: 'Non aprire i link nei messaggi inattesi e non dare codici a chi ti chiama. Scrivi tu l’indirizzo della banca, oppure chiama il numero sulla tua carta.',
  },
  'protect-number': {
    title: 'Proteggi il tuo numero di telefono',
    summary: 'Chiedi al tuo operatore telefonico di proteggere il numero dallo scambio di SIM.',
    body: 'Chi trasferisce il tuo numero su un’altra SIM riceve i tuoi codici. La maggior parte degli operatori può richiedere un PIN prima di rilasciare una nuova SIM.',
  },
  'block-card': {
    title: 'Blocca la carta',
    summary: 'La tua banca può bloccarla subito, per telefono o nella sua app.',
    body: 'Chiama il numero sul retro della carta o bloccala nell’app della banca. Chiedi una nuova carta con un numero diverso.',
  },
  'check-statements': {
    title: 'Controlla gli estratti conto',
    summary: 'Cerca i pagamenti che non hai fatto, anche i più piccoli.',
    body: 'Passa in rassegna gli ultimi tre mesi. Contesta alla banca ciò che non riconosci: la maggior parte delle banche rimborsa, se lo segnali in tempo.',
  },
  'new-card-number': {
    title: 'Aggiorna il numero della carta',
    summary: 'I pagamenti degli abbonamenti con la carta bloccata non andranno a buon fine.',
    body: 'Inserisci il nuovo numero ovunque sia salvato il vecchio: abbonamenti, negozi, account di viaggio e wallet del telefono.',
  },
  'report-it': {
    title: 'Segnalalo all’autorità che lo ha rilasciato',
    summary: 'L’autorità può dichiarare il documento non più valido.',
    body: 'Chiedi all’autorità che ha rilasciato il documento se te ne serve uno nuovo, e conserva la conferma della segnalazione.',
  },
  'tell-police': {
    title: 'Fai denuncia',
    summary: 'Una denuncia ti aiuta a dimostrare che non c’entri.',
    body: 'In molti casi puoi sporgere denuncia online. Conserva il numero di protocollo: banche e autorità te lo chiederanno.',
  },
  'tell-bank': {
    title: 'Avvisa la tua banca',
    summary: 'A volte basta una scansione per aprire un conto.',
    body: 'Chiedi alla banca di segnalarti conti, prestiti e pagamenti a tuo nome che non hai richiesto.',
  },
};
