import type { Content } from '../content.ts';

export const articles: Content['articles'] = {
  help: {
    'signing-in': {
      title: 'Si vous ne pouvez pas vous connecter',
      summary: 'Vérifiez ces points, puis réessayez.',
      body: `Vérifiez votre adresse e-mail et votre mot de passe, majuscules comprises. Choisissez « Afficher le mot de passe » pour voir ce que vous avez saisi.

Après dix mots de passe incorrects, nous bloquons la connexion pendant 15&nbsp;minutes. Patientez, puis réessayez.

Si vous ne pouvez toujours pas vous connecter, {contact}.`,
    },
    'one-time-code': {
      title: 'Les codes que nous vous envoyons',
      summary: 'La durée de validité d’un code, et que faire si vous ne le recevez pas.',
      body: `Un code est valable dix minutes et ne sert qu’une fois. Si vous en avez demandé plusieurs, utilisez le dernier.

Si vous ne le recevez pas, regardez dans vos courriers indésirables et vérifiez que vous avez saisi l’adresse e-mail ou le numéro de téléphone que vous nous avez donné. Le numéro doit commencer par l’indicatif du pays. Choisissez ensuite « Envoyer un nouveau code ».`,
    },
    'one-hour': {
      title: 'Pourquoi vous êtes déconnecté au bout d’une heure',
      summary:
        'Une session dure une heure. Nous gardons ce que vous avez saisi dans un formulaire en plusieurs étapes.',
      body: `Pour votre sécurité, une session dure une heure. Nous vous prévenons peu avant la fin.

Ce que vous avez saisi dans un formulaire en plusieurs étapes est gardé sur votre appareil pendant 20&nbsp;heures : reconnectez-vous et reprenez là où vous en étiez.

Un formulaire d’une seule page n’est pas gardé, par exemple avec le nom et le téléphone d’une personne ou un numéro de compte : ainsi, personne d’autre ne peut trouver ces données sur cet appareil. Vous devrez les saisir à nouveau.`,
    },
    language: {
      title: 'Utiliser le portail dans une autre langue',
      summary: 'Choisissez-la en haut de n’importe quelle page.',
      body: `La liste des langues se trouve en haut de chaque page. Sur un téléphone, elle est dans le menu une fois que vous êtes connecté.

Votre choix est mémorisé sur cet appareil.`,
    },
    'poor-connection': {
      title: 'Si votre connexion est mauvaise',
      summary: 'Vous ne perdez pas votre saisie, et rien n’est envoyé deux fois.',
      body: `Votre saisie est conservée tant que la page reste ouverte, et ce que vous avez ouvert reste affiché. Si un élément n’a pas pu être chargé, choisissez « Réessayer » à côté.

Si vous n’avez pas reçu de réponse à un envoi, renvoyez-le depuis la même page. Nous reconnaissons qu’il s’agit de la même demande et ne la traitons qu’une fois.`,
    },
  },
  info: {
    'never-ask': {
      title: 'Nous ne demandons jamais votre mot de passe',
      summary: 'Ni par téléphone ni par e-mail. Si quelqu’un le fait, ce n’est pas nous.',
      body: `Nous ne demandons jamais votre mot de passe ni un code, que ce soit par téléphone ou par e-mail. Si quelqu’un le fait, ce n’est pas nous.

Si vous les avez déjà communiqués à quelqu’un, {contact}.`,
    },
    'shared-device': {
      title: 'Utiliser un appareil partagé',
      summary: 'Déconnectez-vous quand vous avez fini.',
      body: `Choisissez « Se déconnecter » dans le menu quand vous avez fini. Sur certains appareils, fermer la fenêtre ne suffit pas.

La déconnexion efface ce que vous n’avez pas terminé. Si votre session expire avant, cela reste sur l’appareil : reconnectez-vous, terminez, puis déconnectez-vous.`,
    },
    'personal-data': {
      title: 'Ce que nous savons de vous',
      summary: 'Les données que nous conservons, et pourquoi.',
      body: 'Notre [avis de confidentialité](/privacy) explique quelles données nous conservons sur vous, pourquoi, combien de temps, et comment exercer vos droits.',
    },
  },
  travel: {
    'insuring-a-trip': {
      title: 'Assurer un voyage',
      summary: 'Ce qu’il vous faut, et comment faire.',
      body: `Préparez le numéro de vol et la date de départ. Ils figurent sur votre billet.

1. Choisissez « Assurer un voyage », puis un vol seul, un aller-retour ou plusieurs vols.
2. Cherchez chaque vol et vérifiez que c’est le vôtre.
3. Choisissez qui voyage, et confirmez.

Votre voyage est assuré dès qu’il figure dans « Mes assurances ». Pour savoir ce qui est couvert, consultez [l’essentiel](/key-facts).

Tant qu’aucun de ses vols n’est parti, retardé ou annulé, vous pouvez y ouvrir le voyage, modifier les passagers ou annuler l’assurance.`,
    },
    'in-good-time': {
      title: 'Assurez un vol à temps',
      summary: 'Un vol peut être assuré jusqu’à 24 heures avant son départ.',
      body: `Un vol peut être assuré jusqu’à 24&nbsp;heures avant son départ. Ensuite, ou dès qu’un incident est annoncé, il est trop tard.

Vous pouvez l’assurer dès la réservation.`,
    },
    'flight-late': {
      title: 'Votre vol est en retard',
      summary: 'Ce qui se passe ensuite, et que faire à l’aéroport.',
      body: `1. Nous surveillons votre vol. Quand la compagnie annonce un retard, il s’affiche en haut de votre aperçu.
2. Ouvrez le voyage pour voir les nouveaux horaires du vol, à l’heure locale de chaque aéroport. S’ils n’y figurent pas, choisissez « Retard ou annulation ? » pour nous prévenir.
3. Choisissez « Voir mes options » pour voir ce que votre contrat prévoit pour ce retard, et choisissez une option.
4. À l’aéroport, demandez à la compagnie si vous pouvez encore avoir votre correspondance.

Gardez votre carte d’embarquement.`,
    },
    'flight-cancelled': {
      title: 'Votre vol est annulé',
      summary: 'Contactez d’abord la compagnie, puis nous.',
      body: `1. Contactez d’abord la compagnie : elle vous doit un autre vol ou un remboursement.
2. Ouvrez le voyage dans « Mes assurances ». Si le vol n’y est pas indiqué comme annulé, choisissez « Retard ou annulation ? » pour nous prévenir.
3. Choisissez « Voir mes options » pour voir ce que votre contrat prévoit, et choisissez une option. Si vous avez besoin d’aide, {contact}.

Une fois un vol annulé, vous ne pouvez plus annuler son assurance.`,
    },
  },
  business: {
    'how-a-claim-goes': {
      title: 'Comment se règle un sinistre',
      summary: 'Vous n’avez rien à déclarer : nous ouvrons le dossier.',
      body: `Nous ouvrons un sinistre lorsqu’un événement à l’adresse d’un bien assuré dépasse le seuil prévu par votre contrat. Vous n’avez pas à le déclarer.

Votre aperçu montre chaque sinistre, son état et la prochaine étape. Pour savoir ce qui est couvert, consultez [l’essentiel](/key-facts).`,
    },
    'bank-permission': {
      title: 'Gardez votre banque connectée',
      summary: 'Sans cette connexion, nous ne pouvons pas chiffrer certains sinistres.',
      body: `Certains contrats exigent votre accord pour que nous consultions votre chiffre d’affaires sur votre compte bancaire. Sans lui, nous ne pouvons pas chiffrer un sinistre.

« Biens assurés », sur votre aperçu, indique si votre banque est connectée. Vous donnez ou retirez votre accord auprès de votre banque.`,
    },
    'expected-revenue': {
      title: 'Calculez votre chiffre d’affaires attendu',
      summary: 'Mois par mois, comme si rien n’était arrivé.',
      body: `1. Partez des mêmes mois de l’année dernière dans votre comptabilité.
2. Tenez compte de ce qui a changé depuis : prix, horaires, deuxième magasin.
3. N’incluez pas ce que vous auriez gagné ailleurs.

Pour nous transmettre les chiffres de votre comptabilité, {contact}. Nous les comparons aux mois précédents.`,
    },
    'an-offer': {
      title: 'Vous avez une offre',
      summary: 'Comment nous l’avons calculée, et ce que vous pouvez faire.',
      body: `1. Comparez-la à vos propres chiffres. Nous appliquons votre marge bénéficiaire au chiffre d’affaires perdu, puis déduisons la franchise.
2. Si vous êtes d’accord, {contact}. Nous versons mois par mois, quand le chiffre d’affaires réel est connu.
3. Sinon, dites-nous pourquoi de la même façon. Un expert la réexaminera, et sa deuxième offre est définitive.`,
    },
  },
  monitoring: {
    'what-an-alert-means': {
      title: 'Ce que signifie une alerte',
      summary: 'Une de vos données a été trouvée. Cela ne veut pas dire qu’elle a été utilisée.',
      body: `Une alerte signifie que nous avons trouvé une de vos données là où des données volées sont proposées. Elle ne signifie pas que quelqu’un s’en est servi.

L’absence d’alerte ne garantit pas que vos données sont en sécurité : nous ne pouvons pas tout voir.`,
    },
    'email-found': {
      title: 'Votre adresse e-mail a été trouvée',
      summary: 'Changez d’abord son mot de passe, puis celui des comptes qui utilisent le même.',
      body: `1. Changez le mot de passe de cette messagerie.
2. Changez-le partout où vous utilisiez le même. Choisissez-en un différent pour chaque compte.
3. Activez la vérification en deux étapes là où c’est possible.
4. Méfiez-vous des messages frauduleux, et n’ouvrez pas leurs liens.`,
    },
    'card-found': {
      title: 'Votre numéro de carte a été trouvé',
      summary: 'Appelez d’abord votre banque : elle peut bloquer la carte immédiatement.',
      body: `1. Appelez votre banque et demandez-lui de bloquer la carte.
2. Cherchez dans vos derniers relevés les achats que vous n’avez pas faits, et contestez-les auprès de votre banque.
3. Donnez le nouveau numéro à ceux qui débitent votre carte.`,
    },
    'passport-found': {
      title: 'Votre passeport a été trouvé',
      summary: 'Signalez-le pour que personne ne l’utilise à votre nom.',
      body: `1. Signalez-le à l’autorité qui l’a délivré, et demandez s’il vous en faut un nouveau.
2. Déclarez-le à la police, et gardez le numéro de référence.
3. Prévenez votre banque : une copie suffit parfois pour ouvrir un compte.`,
    },
  },
};
