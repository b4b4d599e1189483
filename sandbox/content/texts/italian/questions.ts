import type { Content } from '../content.ts';

export const questions: Content['questions'] = {
  signingIn: {
    category: 'Accesso',
    questions: {
      'forgotten-password': {
        question: 'Ho dimenticato la password. Che cosa posso fare?',
        answer:
          'Scegli «Password dimenticata?» nella pagina di accesso. Ti invieremo per email un link per impostarne una nuova.',
      },
      locked: {
        question: 'Perché la mia password non viene più accettata?',
        answer:
          'Dopo dieci tentativi errati blocchiamo l’accesso per 15&nbsp;minuti, così nessuno può indovinare la tua password.',
      },
      'code-missing': {
        question: 'Dov’è il mio codice?',
        answer:
          'Nell’email o nel messaggio che abbiamo inviato all’indirizzo o al numero che hai inserito. È valido per dieci minuti.',
      },
      'signed-out': {
        question: 'Perché la mia sessione è terminata?',
        answer:
          'Una sessione dura un’ora. Quando termina, conserviamo ciò che hai inserito in un modulo a più passaggi, ma non in un modulo di una sola pagina. Termina anche se esci dall’account in un’altra scheda: in questo caso eliminiamo tutto ciò che non avevi completato.',
      },
    },
  },
  customerData: {
    category: 'Tu e i tuoi dati',
    questions: {
      'change-details': {
        question: 'Come modifico i miei dati?',
        answer: 'Scegli «Modifica i dati» nella pagina [Account](/account). Se un campo non è modificabile, {contact}.',
      },
      'what-is-kept': {
        question: 'Quali miei dati conservate?',
        answer: 'Solo quelli che servono per la tua polizza. L’[informativa sulla privacy](/privacy) li elenca tutti.',
      },
      'this-device': {
        question: 'Che cosa resta su questo dispositivo?',
        answer:
          'La lingua, questi testi e, finché non esci dall’account, ciò che hai inserito in un modulo a più passaggi non completato. Sul dispositivo non salviamo mai password né numeri di conto.',
      },
      complaint: {
        question: 'Come faccio un reclamo?',
        answer:
          'Per fare un reclamo, {contact}. Le [condizioni generali](/terms) spiegano che cosa succede in seguito.',
      },
    },
  },
  insuringTrips: {
    category: 'Assicurare un viaggio',
    questions: {
      'until-when': {
        question: 'Fino a quando posso assicurare un volo?',
        answer: 'Fino a 24&nbsp;ore prima della partenza, ed entro l’ultimo giorno della tua polizza.',
      },
      connections: {
        question: 'Devo assicurare anche le coincidenze?',
        answer: 'Sì. Aggiungi tutti i voli del viaggio, fino a quattro.',
      },
      'flight-not-found': {
        question: 'Perché non trovo il mio volo?',
        answer:
          'Controlla di aver inserito il numero di volo come sul biglietto, comprese le lettere, e la data di partenza nell’ora locale dell’aeroporto di partenza.',
      },
      'how-many': {
        question: 'Quante persone posso assicurare?',
        answer:
          'Il limite dipende dalla polizza, e te lo mostriamo prima della conferma. Nella pagina del viaggio puoi cambiare i passeggeri finché nessun volo è partito, in ritardo o cancellato.',
      },
      'add-passenger': {
        question: 'Come aggiungo o modifico un passeggero?',
        answer:
          'Nella pagina «Passeggeri», inserisci il nome come sul passaporto e un numero di telefono. Aggiungi ogni persona una volta sola, anche te: poi, per ogni viaggio, ti basta selezionarla. Non puoi eliminare una persona assicurata per un viaggio finché il viaggio non è finito.',
      },
      certificate: {
        question: 'Dov’è il mio certificato di assicurazione?',
        answer:
          'Apri il viaggio in «Le mie assicurazioni» e scegli «Stampa il certificato». Nella finestra di stampa puoi anche salvarlo come file PDF.',
      },
    },
  },
  duringTrips: {
    category: 'Durante il viaggio',
    questions: {
      'which-time': {
        question: 'In quale fuso orario sono gli orari dei voli?',
        answer:
          'Partenze e arrivi sono nell’ora locale del rispettivo aeroporto. Il nome del luogo è accanto a ogni orario.',
      },
      'report-delay': {
        question: 'Devo segnalare un ritardo?',
        answer:
          'No, vediamo ciò che comunicano le compagnie aeree. Se il volo è in ritardo o cancellato ma qui non risulta, scegli «In ritardo o cancellato?» nella pagina del viaggio. Puoi farlo finché il volo non è partito.',
      },
      missed: {
        question: 'La polizza mi copre se perdo il volo?',
        answer:
          'Non se lo perdi per motivi personali. Per sapere che cosa è coperto e che cosa no, consulta le [informazioni chiave](/key-facts).',
      },
      'lost-bag': {
        question: 'I miei bagagli sono stati smarriti. Che cosa devo fare?',
        answer:
          'Segnala prima lo smarrimento alla compagnia aerea e conserva il codice. Poi, entro sette giorni dall’atterraggio, scegli «Segnala un bagaglio smarrito» in «Bagagli». Puoi aggiungere foto e file PDF nella pagina del bagaglio.',
      },
      'luggage-not-insured': {
        question: 'I miei bagagli sono assicurati?',
        answer:
          'No, questa assicurazione copre solo i voli in ritardo o cancellati. Segnala un bagaglio smarrito o in ritardo alla compagnia aerea, al suo banco in aeroporto.',
      },
    },
  },
  disruptions: {
    category: 'Se un volo è in ritardo o cancellato',
    questions: {
      'what-for-a-delay': {
        question: 'Il mio volo è in ritardo. A che cosa ho diritto?',
        answer:
          'Dipende dalla tua polizza e dal ritardo: una lounge, un altro volo, un hotel o punti, per esempio. Scegli «Vedi le tue opzioni» accanto al volo per vedere che cosa è disponibile per questo ritardo e fare la tua scelta.',
      },
      lounge: {
        question: 'Come entro nella lounge?',
        answer:
          'Scegli una lounge, indica per chi è il pass e conferma. Riceverai un pass per una persona: mostralo all’ingresso, sul telefono o stampato.',
      },
      'flight-or-hotel': {
        question: 'Chi prenota un altro volo o una camera d’hotel?',
        answer: 'Ci pensiamo noi. Fai la richiesta e cerchiamo voli o camere, di solito entro un’ora. Poi scegli tu.',
      },
      points: {
        question: 'Dove vanno i miei punti?',
        answer:
          'Nel tuo programma fedeltà, di solito appena li richiedi. A volte dobbiamo prima controllare la richiesta, e servono alcuni giorni. In questo caso ti avvisiamo.',
      },
      cash: {
        question: 'Posso ricevere del denaro in alternativa?',
        answer:
          'Sì, se la tua polizza prevede un indennizzo. Sceglilo in «Vedi le tue opzioni». Inviamo il denaro sul tuo conto o wallet entro cinque giorni lavorativi, mai in contanti.',
      },
      refund: {
        question: 'Il mio biglietto viene rimborsato?',
        answer:
          'Chiedi il rimborso alla compagnia aerea: se cancella il volo, ti deve un altro volo o un rimborso. Puoi usare anche le opzioni che offriamo noi, ma non copriamo le spese che la compagnia aerea ha già rimborsato.',
      },
    },
  },
  payouts: {
    category: 'Indennizzi',
    questions: {
      'payout-method': {
        question: 'Come aggiungo un metodo di accredito?',
        answer:
          'Nella panoramica, scegli «Aggiungi un metodo di accredito» in «Metodi di accredito». Indica un conto bancario o un wallet a tuo nome. Se ne hai più di uno, scegli «Imposta come preferito» per quello da usare per primo.',
      },
      'payout-when': {
        question: 'Quando arriverà il mio indennizzo?',
        answer:
          'Entro cinque giorni lavorativi dalla nostra conferma. La pagina dell’imprevisto mostra dove l’abbiamo inviato e in quale giorno.',
      },
    },
  },
  claims: {
    category: 'Un sinistro',
    questions: {
      report: {
        question: 'Devo segnalare un evento?',
        answer: 'No. Quando un evento supera la soglia prevista dalla tua polizza, apriamo noi un sinistro.',
      },
      'how-far': {
        question: 'A che punto è il mio sinistro?',
        answer: 'La panoramica mostra lo stato di ogni sinistro e il prossimo passo.',
      },
      damage: {
        question: 'I danni all’edificio sono coperti?',
        answer: 'No, è coperto solo il fatturato perso. Consulta le [informazioni chiave](/key-facts).',
      },
      'not-agreed': {
        question: 'E se non sono d’accordo con l’offerta?',
        answer: 'Dicci perché: {contact}. Un liquidatore riesaminerà l’offerta, e la sua seconda offerta è definitiva.',
      },
    },
  },
  claimPayouts: {
    category: 'La tua banca e gli indennizzi',
    questions: {
      'why-bank': {
        question: 'Perché vi serve vedere il mio fatturato?',
        answer: 'Per calcolare quanto hai perso. Lo leggiamo solo con la tua autorizzazione.',
      },
      withdraw: {
        question: 'Posso revocare l’autorizzazione?',
        answer: 'Sì, presso la tua banca, in qualsiasi momento. In quel caso, un sinistro aperto viene sospeso.',
      },
      'when-paid': {
        question: 'Quando ricevo i pagamenti?',
        answer:
          'Dopo che hai accettato un’offerta, mese per mese, appena si conosce il fatturato effettivo di ciascun mese. Consulta le [condizioni generali](/terms).',
      },
    },
  },
  monitoredData: {
    category: 'Che cosa monitoriamo',
    questions: {
      'which-data': {
        question: 'Quali dati potete monitorare?',
        answer:
          'Carte, indirizzi email, numeri di telefono, conti bancari e documenti d’identità. La panoramica mostra quanti ne monitoriamo per ogni tipo.',
      },
      'whose-data': {
        question: 'Potete monitorare i dati di un’altra persona?',
        answer: 'No, devono essere i tuoi dati.',
      },
      where: {
        question: 'Dove cercate?',
        answer:
          'Nei mercati, nei forum e nei file diffusi illecitamente in cui compaiono dati rubati. Non possiamo controllare ovunque.',
      },
      'not-shown': {
        question: 'Perché non vedo i miei numeri e indirizzi?',
        answer: 'Per proteggerli dagli sguardi indiscreti. La panoramica mostra solo quanti sono.',
      },
    },
  },
  alerts: {
    category: 'Avvisi',
    questions: {
      'what-to-do': {
        question: 'Che cosa devo fare se ricevo un avviso?',
        answer: 'Segui il piano per ciò che è stato trovato. Trovi tutti i piani nella pagina di aiuto. Inizia oggi.',
      },
      'take-back': {
        question: 'Potete far rimuovere i miei dati?',
        answer:
          'No, ciò che è stato pubblicato non si può ritirare. Puoi però renderlo inutile con una nuova password o una nuova carta.',
      },
      'no-alert': {
        question: 'Se non ho avvisi, i miei dati sono al sicuro?',
        answer: 'Non li abbiamo trovati nei siti e nei canali che controlliamo. È un buon segno, ma non una garanzia.',
      },
    },
  },
};
