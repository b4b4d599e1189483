import type { Content } from '../content.ts';

export const articles: Content['articles'] = {
  help: {
    'signing-in': {
      title: 'Se non riesci ad accedere',
      summary: 'Controlla questi punti, poi riprova.',
      body: `Controlla l’indirizzo email e la password, comprese le maiuscole. Scegli «Mostra password» per vedere ciò che hai scritto.

Dopo dieci password errate blocchiamo l’accesso per 15&nbsp;minuti. Aspetta, poi riprova.

Se ancora non riesci ad accedere, {contact}.`,
    },
    'one-time-code': {
      title: 'I codici che ti inviamo',
      summary: 'Quanto dura un codice e che cosa fare se non arriva.',
      body: `Un codice è valido per dieci minuti e funziona una volta sola. Se ne hai chiesto più di uno, usa l’ultimo.

Se il codice non arriva, guarda nella posta indesiderata e controlla di aver inserito l’indirizzo email o il numero di telefono che ci hai dato. Per un numero serve anche il prefisso internazionale. Poi scegli «Invia un nuovo codice».`,
    },
    'one-hour': {
      title: 'Perché la sessione termina dopo un’ora',
      summary: 'Una sessione dura un’ora. Conserviamo ciò che hai inserito in un modulo a più passaggi.',
      body: `Per la tua sicurezza, una sessione dura un’ora. Ti avvisiamo poco prima che termini.

Ciò che hai inserito in un modulo a più passaggi resta sul dispositivo per 20&nbsp;ore: accedi di nuovo e riprendi da dove hai lasciato.

Non conserviamo ciò che hai inserito in un modulo di una sola pagina, come il nome e il telefono di una persona o un numero di conto: così nessun altro può trovarlo su questo dispositivo. Dovrai inserirlo di nuovo.`,
    },
    language: {
      title: 'Usa il portale in un’altra lingua',
      summary: 'Scegli la lingua in cima a qualsiasi pagina.',
      body: `Trovi l’elenco delle lingue in cima a ogni pagina. Sul telefono, dopo l’accesso, è nel menu.

Questo dispositivo ricorda la tua scelta.`,
    },
    'poor-connection': {
      title: 'Se la connessione è debole',
      summary: 'Non perdi ciò che hai scritto e non inviamo niente due volte.',
      body: `Ciò che hai scritto resta finché tieni aperta la pagina, e le pagine già aperte restano visibili. Se qualcosa non si è caricato, scegli «Riprova» lì accanto.

Se hai inviato qualcosa senza ricevere risposta, invialo di nuovo dalla stessa pagina. Riconosciamo che è la stessa richiesta e la elaboriamo una volta sola.`,
    },
  },
  info: {
    'never-ask': {
      title: 'Non ti chiediamo mai la password',
      summary: 'Né per telefono né via email. Se qualcuno lo fa, non siamo noi.',
      body: `Non ti chiediamo mai la password o un codice, né per telefono né via email. Se qualcuno lo fa, non siamo noi.

Se li hai già dati a qualcuno, {contact}.`,
    },
    'shared-device': {
      title: 'Se usi un dispositivo condiviso',
      summary: 'Esci dall’account quando hai finito.',
      body: `Quando hai finito, scegli «Esci» nel menu. Su alcuni dispositivi chiudere la finestra non basta.

Uscendo si elimina tutto ciò che non hai completato. Se la sessione termina prima, i dati non completati restano sul dispositivo: accedi di nuovo, completali ed esci.`,
    },
    'personal-data': {
      title: 'Che cosa sappiamo di te',
      summary: 'Quali dati conserviamo e perché.',
      body: 'La nostra [informativa sulla privacy](/privacy) spiega quali tuoi dati conserviamo, perché ci servono, per quanto tempo li teniamo e come esercitare i tuoi diritti.',
    },
  },
  travel: {
    'insuring-a-trip': {
      title: 'Assicura un viaggio',
      summary: 'Che cosa ti serve e come funziona.',
      body: `Tieni a portata di mano il numero di volo e la data di partenza: li trovi sul biglietto.

1. Scegli «Assicura un viaggio», poi un volo singolo, andata e ritorno o più voli.
2. Cerca ogni volo e controlla che sia il tuo.
3. Scegli chi viaggia e conferma.

Il viaggio è assicurato appena compare in «Le mie assicurazioni». Per sapere che cosa è coperto, consulta le [informazioni chiave](/key-facts).

Finché nessun volo è partito, in ritardo o cancellato, da lì puoi aprire il viaggio, cambiare i passeggeri o disdire l’assicurazione.`,
    },
    'in-good-time': {
      title: 'Assicura il volo in tempo',
      summary: 'Puoi assicurare un volo fino a 24 ore prima della partenza.',
      body: `Puoi assicurare un volo fino a 24&nbsp;ore prima della partenza. Dopo, o se è già stato annunciato un imprevisto, è troppo tardi.

Puoi farlo appena hai prenotato.`,
    },
    'flight-late': {
      title: 'Il tuo volo è in ritardo',
      summary: 'Che cosa succede e che cosa fare in aeroporto.',
      body: `1. Seguiamo il tuo volo. Quando la compagnia aerea comunica un ritardo, lo trovi in cima alla panoramica.
2. Apri il viaggio per vedere i nuovi orari del volo, nell’ora locale di ogni aeroporto. Se non ci sono, scegli «In ritardo o cancellato?» per segnalarcelo.
3. Scegli «Vedi le tue opzioni» per sapere che cosa offre la tua polizza per questo ritardo, poi scegli un’opzione.
4. In aeroporto, chiedi alla compagnia aerea se fai ancora in tempo a prendere la coincidenza.

Conserva la carta d’imbarco.`,
    },
    'flight-cancelled': {
      title: 'Il tuo volo è cancellato',
      summary: 'Contatta prima la compagnia aerea, poi noi.',
      body: `1. Contatta prima la compagnia aerea: ti deve un altro volo o un rimborso.
2. Apri il viaggio in «Le mie assicurazioni». Se il volo non risulta cancellato, scegli «In ritardo o cancellato?» per segnalarcelo.
3. Scegli «Vedi le tue opzioni» per sapere che cosa offre la tua polizza, poi scegli un’opzione. Se ti serve aiuto, {contact}.

Quando un volo è stato cancellato, non puoi più disdire la sua assicurazione.`,
    },
  },
  business: {
    'how-a-claim-goes': {
      title: 'Come funziona un sinistro',
      summary: 'Non devi segnalare niente: il sinistro lo apriamo noi.',
      body: `Apriamo un sinistro quando un evento all’indirizzo di un bene assicurato supera la soglia prevista dalla tua polizza. Non devi segnalarlo.

Nella panoramica trovi ogni sinistro, il suo stato e il prossimo passo. Per sapere che cosa è coperto, consulta le [informazioni chiave](/key-facts).`,
    },
    'bank-permission': {
      title: 'Tieni collegata la tua banca',
      summary: 'Altrimenti, per alcuni sinistri non possiamo calcolare l’indennizzo.',
      body: `Alcune polizze richiedono la tua autorizzazione a leggere il fatturato dal tuo conto bancario. Senza questa autorizzazione non possiamo calcolare l’indennizzo.

In «Beni assicurati», nella panoramica, vedi se la tua banca è collegata. L’autorizzazione si dà e si revoca presso la banca.`,
    },
    'expected-revenue': {
      title: 'Calcola il fatturato previsto',
      summary: 'Mese per mese, come se non fosse successo niente.',
      body: `1. Parti dagli stessi mesi dell’anno scorso nella tua contabilità.
2. Tieni conto di ciò che è cambiato: prezzi, orari di apertura, un secondo negozio.
3. Escludi il fatturato che avresti realizzato altrove.

Per inviarci i dati della tua contabilità, {contact}. Li confrontiamo con i mesi precedenti.`,
    },
    'an-offer': {
      title: 'Hai ricevuto un’offerta',
      summary: 'Come l’abbiamo calcolata e che cosa puoi fare.',
      body: `1. Confronta l’offerta con i tuoi calcoli. Applichiamo il tuo margine di profitto al fatturato perso, poi deduciamo la franchigia.
2. Se sei d’accordo, {contact}. Paghiamo mese per mese, man mano che si conosce il fatturato effettivo.
3. Se non sei d’accordo, contattaci allo stesso modo e dicci perché. Un liquidatore riesaminerà l’offerta, e la sua seconda offerta è definitiva.`,
    },
  },
  monitoring: {
    'what-an-alert-means': {
      title: 'Che cosa significa un avviso',
      summary: 'Abbiamo trovato i tuoi dati. Non significa che qualcuno li abbia usati.',
      body: `Un avviso significa che abbiamo trovato i tuoi dati in un sito o in un canale in cui si scambiano dati rubati. Non significa che qualcuno li abbia usati.

L’assenza di avvisi non garantisce che i tuoi dati siano al sicuro: non possiamo controllare ovunque.`,
    },
    'email-found': {
      title: 'Abbiamo trovato il tuo indirizzo email',
      summary: 'Cambia prima la password della casella, poi quella di ogni account che usa la stessa.',
      body: `1. Cambia la password della casella email.
2. Cambiala ovunque usavi la stessa. Scegline una diversa per ogni account.
3. Attiva la verifica in due passaggi dove puoi.
4. Attenzione ai messaggi truffa: non aprire i link che contengono.`,
    },
    'card-found': {
      title: 'Abbiamo trovato il numero della tua carta',
      summary: 'Chiama prima la banca: può bloccare subito la carta.',
      body: `1. Chiama la banca e chiedi di bloccare la carta.
2. Cerca negli ultimi estratti conto gli acquisti che non hai fatto, e contestali alla banca.
3. Comunica il nuovo numero a chi addebita pagamenti sulla tua carta.`,
    },
    'passport-found': {
      title: 'Abbiamo trovato il tuo passaporto',
      summary: 'Segnalalo, così nessuno può usarlo a tuo nome.',
      body: `1. Segnalalo all’autorità che lo ha rilasciato e chiedi se te ne serve uno nuovo.
2. Fai denuncia alla polizia e conserva il numero di protocollo.
3. Avvisa la banca: a volte basta una scansione per aprire un conto.`,
    },
  },
};
