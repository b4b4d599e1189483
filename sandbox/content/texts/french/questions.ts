import type { Content } from '../content.ts';

export const questions: Content['questions'] = {
  signingIn: {
    category: 'Se connecter',
    questions: {
      'forgotten-password': {
        question: 'J’ai oublié mon mot de passe. Que faire ?',
        answer:
          'Choisissez « Mot de passe oublié ? » sur la page de connexion. Nous vous enverrons par e-mail un lien pour en créer un nouveau.',
      },
      locked: {
        question: 'Pourquoi mon mot de passe n’est-il plus accepté ?',
        answer:
          'Après dix essais incorrects, nous bloquons la connexion pendant 15&nbsp;minutes pour que personne ne puisse deviner votre mot de passe.',
      },
      'code-missing': {
        question: 'Où est mon code ?',
        answer:
          'Dans l’e-mail ou le message envoyé à l’adresse ou au numéro que vous avez saisi. Il est valable dix minutes.',
      },
      'signed-out': {
        question: 'Pourquoi ai-je été déconnecté ?',
        answer:
          'Une session dure une heure. À la fin, nous gardons ce que vous avez saisi dans un formulaire en plusieurs étapes, mais pas dans un formulaire d’une seule page. Elle se termine aussi si vous vous déconnectez dans un autre onglet, ce qui efface tout ce que vous n’avez pas terminé.',
      },
    },
  },
  customerData: {
    category: 'Vous et vos données',
    questions: {
      'change-details': {
        question: 'Comment modifier mes coordonnées ?',
        answer:
          'Choisissez « Modifier les coordonnées » sur la page [Compte](/account). Si un champ n’y est pas modifiable, {contact}.',
      },
      'what-is-kept': {
        question: 'Quelles données gardez-vous sur moi ?',
        answer:
          'Uniquement ce qui est nécessaire à votre contrat. Tout est détaillé dans l’[avis de confidentialité](/privacy).',
      },
      'this-device': {
        question: 'Que reste-t-il sur cet appareil ?',
        answer:
          'Votre langue, ces textes et, jusqu’à votre déconnexion, ce que vous avez saisi dans un formulaire en plusieurs étapes inachevé. Nous n’y gardons jamais de mot de passe ni de numéro de compte.',
      },
      complaint: {
        question: 'Comment faire une réclamation ?',
        answer: 'Pour faire une réclamation, {contact}. Les [conditions générales](/terms) expliquent la suite.',
      },
    },
  },
  insuringTrips: {
    category: 'Assurer un voyage',
    questions: {
      'until-when': {
        question: 'Jusqu’à quand puis-je assurer un vol ?',
        answer: 'Jusqu’à 24&nbsp;heures avant son départ, et au plus tard le dernier jour de votre contrat.',
      },
      connections: {
        question: 'Faut-il aussi assurer les correspondances ?',
        answer: 'Oui. Ajoutez tous les vols de votre voyage, jusqu’à quatre.',
      },
      'flight-not-found': {
        question: 'Pourquoi mon vol est-il introuvable ?',
        answer:
          'Vérifiez que vous avez saisi le numéro tel qu’il figure sur votre billet, lettres comprises, et la date de départ à l’aéroport de départ.',
      },
      'how-many': {
        question: 'Combien de personnes puis-je assurer ?',
        answer:
          'La limite dépend de votre contrat, et nous l’affichons avant que vous confirmiez. Sur la page du voyage, vous pouvez modifier les passagers tant qu’aucun de ses vols n’est parti, retardé ou annulé.',
      },
      'add-passenger': {
        question: 'Comment ajouter ou modifier un passager ?',
        answer:
          'Sur la page « Passagers », saisissez le nom tel qu’il figure sur le passeport, et un numéro de téléphone. Ajoutez chaque personne une seule fois, vous y compris ; il suffit ensuite de la sélectionner pour chaque voyage. Vous ne pouvez pas supprimer une personne assurée pour un voyage avant la fin de celui-ci.',
      },
      certificate: {
        question: 'Où est mon attestation d’assurance ?',
        answer:
          'Ouvrez le voyage dans « Mes assurances » et choisissez « Imprimer l’attestation ». Au moment d’imprimer, vous pouvez aussi l’enregistrer en PDF.',
      },
    },
  },
  duringTrips: {
    category: 'Pendant le voyage',
    questions: {
      'which-time': {
        question: 'Dans quel fuseau horaire les vols sont-ils affichés ?',
        answer:
          'Les départs et les arrivées sont à l’heure locale de leur aéroport. Le nom du lieu figure à côté de chaque heure.',
      },
      'report-delay': {
        question: 'Dois-je signaler un retard ?',
        answer:
          'Non, nous voyons ce qu’annoncent les compagnies. Si votre vol est retardé ou annulé et que nous ne l’affichons pas, choisissez « Retard ou annulation ? » sur la page du voyage. Vous pouvez le faire jusqu’au départ du vol.',
      },
      missed: {
        question: 'Suis-je couvert si je manque mon vol ?',
        answer:
          'Pas si vous le manquez pour une raison personnelle. Pour savoir ce qui est couvert, consultez [l’essentiel](/key-facts).',
      },
      'lost-bag': {
        question: 'Mes bagages sont perdus. Que faire ?',
        answer:
          'Déclarez d’abord la perte à la compagnie et gardez la référence. Puis, dans les sept jours qui suivent l’atterrissage, choisissez « Déclarer un bagage perdu » dans « Bagages ». Sur la page du bagage, vous pouvez ajouter des images et des fichiers PDF.',
      },
      'luggage-not-insured': {
        question: 'Mes bagages sont-ils assurés ?',
        answer:
          'Non, cette assurance ne couvre que les vols retardés ou annulés. Déclarez un bagage perdu ou retardé à la compagnie, à son comptoir de l’aéroport.',
      },
    },
  },
  disruptions: {
    category: 'Quand un vol est en retard ou annulé',
    questions: {
      'what-for-a-delay': {
        question: 'Mon vol est retardé. À quoi ai-je droit ?',
        answer:
          'Cela dépend de votre contrat et du retard : un salon, un autre vol, un hôtel ou des points, par exemple. Choisissez « Voir mes options » à côté du vol pour voir ce qui est disponible pour ce retard et faire votre choix.',
      },
      lounge: {
        question: 'Comment entrer dans le salon ?',
        answer:
          'Choisissez un salon, indiquez pour qui est le pass, et confirmez. Vous recevez alors un pass pour une personne : présentez-le à l’entrée, sur votre téléphone ou imprimé.',
      },
      'flight-or-hotel': {
        question: 'Qui réserve un autre vol ou une chambre d’hôtel ?',
        answer:
          'Nous. Faites-en la demande : nous cherchons des vols ou des chambres, en général en moins d’une heure, puis vous choisissez.',
      },
      points: {
        question: 'Où vont mes points ?',
        answer:
          'Sur votre compte de fidélité, en général dès votre demande. Parfois, nous devons d’abord la vérifier, ce qui prend quelques jours. Dans ce cas, nous vous prévenons.',
      },
      cash: {
        question: 'Puis-je recevoir de l’argent ?',
        answer:
          'Oui, si votre contrat le prévoit. Choisissez un versement sous « Voir mes options ». Nous envoyons l’argent sur votre compte ou portefeuille dans les cinq jours ouvrés, jamais en espèces.',
      },
      refund: {
        question: 'Mon billet est-il remboursé ?',
        answer:
          'Demandez le remboursement à la compagnie : si elle annule, elle vous doit un autre vol ou votre argent. Vous pouvez aussi profiter de vos options chez nous, mais nous ne couvrons pas les frais que la compagnie a déjà remboursés.',
      },
    },
  },
  payouts: {
    category: 'Versements',
    questions: {
      'payout-method': {
        question: 'Comment ajouter un mode de versement ?',
        answer:
          'Choisissez « Ajouter un mode de versement » sous « Modes de versement », sur votre aperçu. Indiquez un compte bancaire ou un portefeuille à votre nom. Si vous en avez plusieurs, choisissez « Définir comme préféré » pour celui à utiliser en premier.',
      },
      'payout-when': {
        question: 'Quand vais-je recevoir mon versement ?',
        answer:
          'Dans les cinq jours ouvrés après notre confirmation. La page de l’incident indique où nous l’avons envoyé, et quel jour.',
      },
    },
  },
  claims: {
    category: 'Un sinistre',
    questions: {
      report: {
        question: 'Dois-je déclarer un événement ?',
        answer:
          'Non. Lorsqu’un événement dépasse le seuil prévu par votre contrat, nous ouvrons un sinistre pour vous.',
      },
      'how-far': {
        question: 'Où en est mon sinistre ?',
        answer: 'Votre aperçu montre l’état de chaque sinistre et la prochaine étape.',
      },
      damage: {
        question: 'Les dommages au bâtiment sont-ils couverts ?',
        answer: 'Non, seul le chiffre d’affaires perdu est couvert. Consultez [l’essentiel](/key-facts).',
      },
      'not-agreed': {
        question: 'Et si je ne suis pas d’accord avec l’offre ?',
        answer: 'Dites-nous pourquoi : {contact}. Un expert la réexaminera, et sa deuxième offre est définitive.',
      },
    },
  },
  claimPayouts: {
    category: 'Votre banque et les versements',
    questions: {
      'why-bank': {
        question: 'Pourquoi avez-vous besoin de mon chiffre d’affaires ?',
        answer: 'Pour calculer ce que vous avez perdu. Nous ne le consultons qu’avec votre accord.',
      },
      withdraw: {
        question: 'Puis-je retirer mon accord ?',
        answer: 'Oui, auprès de votre banque, à tout moment. Un sinistre ouvert est alors mis en attente.',
      },
      'when-paid': {
        question: 'Quand suis-je indemnisé ?',
        answer:
          'Une fois l’offre acceptée, mois par mois, dès que le chiffre d’affaires réel de chaque mois est connu. Consultez les [conditions générales](/terms).',
      },
    },
  },
  monitoredData: {
    category: 'Ce que nous surveillons',
    questions: {
      'which-data': {
        question: 'Quelles données pouvez-vous surveiller ?',
        answer:
          'Cartes, adresses e-mail, téléphones, comptes bancaires et pièces d’identité. Votre aperçu indique combien de chaque type.',
      },
      'whose-data': {
        question: 'Pouvez-vous surveiller les données d’une autre personne ?',
        answer: 'Non, ces données doivent être les vôtres.',
      },
      where: {
        question: 'Où cherchez-vous ?',
        answer:
          'Sur des marchés, des forums et dans des fichiers divulgués où apparaissent des données volées. Nous ne pouvons pas tout voir.',
      },
      'not-shown': {
        question: 'Pourquoi mes numéros et adresses ne s’affichent-ils pas ?',
        answer: 'Pour les protéger des regards indiscrets. Votre aperçu indique seulement combien il y en a.',
      },
    },
  },
  alerts: {
    category: 'Alertes',
    questions: {
      'what-to-do': {
        question: 'Que faire si je reçois une alerte ?',
        answer:
          'Suivez le plan correspondant à ce qui a été trouvé. Les plans sont sur la page d’aide. Commencez dès aujourd’hui.',
      },
      'take-back': {
        question: 'Pouvez-vous faire retirer mes données ?',
        answer:
          'Non, ce qui a été publié ne peut pas être retiré. Mais vous pouvez le rendre inutilisable avec un nouveau mot de passe ou une nouvelle carte.',
      },
      'no-alert': {
        question: 'Mes données sont-elles en sécurité si je n’ai pas d’alerte ?',
        answer: 'Nous ne les avons pas trouvées là où nous cherchons. C’est bon signe, mais pas une garantie.',
      },
    },
  },
};
