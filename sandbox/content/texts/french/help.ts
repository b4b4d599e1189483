import type { Content } from '../content.ts';

export const help: Content['help'] = {
  title: 'Aide',

  signingIn: `## Se connecter

Vérifiez votre adresse e-mail et votre mot de passe, majuscules comprises. Après dix mots de passe incorrects, nous bloquons la connexion pendant 15&nbsp;minutes. Patientez, puis réessayez. Un code à usage unique est valable dix minutes et ne sert qu’une fois. Si vous en avez demandé plusieurs, utilisez le dernier.

## Si votre session se termine

Pour votre sécurité, nous vous déconnectons au bout d’une heure. Reconnectez-vous&nbsp;: ce que vous avez saisi dans un formulaire en plusieurs étapes est toujours là. Vous devrez remplir de nouveau les formulaires d’une seule page.
`,

  travel: `## Assurer un voyage

Préparez le numéro de vol et la date de départ. Ils figurent sur votre billet. Vous pouvez assurer un vol jusqu’à 24&nbsp;heures avant son départ, et une seule fois par contrat.

## Si votre vol est retardé ou annulé

Il s’affiche en haut de votre aperçu. Choisissez-y «&nbsp;Voir mes options&nbsp;» pour voir ce que votre contrat prévoit, et choisissez une option.
`,

  business: `## Un sinistre

Nous ouvrons un sinistre lorsqu’un événement dépasse le seuil prévu par votre contrat. À côté de chaque sinistre, vous voyez son état et ce que nous attendons de vous.

## Votre banque

Nous ne pouvons pas chiffrer certains sinistres sans votre accord pour consulter votre chiffre d’affaires. Vous le donnez ou le retirez auprès de votre banque.
`,

  monitoring: `## Ce que nous surveillons

Ajoutez les données à surveiller&nbsp;: une adresse e-mail, un numéro, une carte. Nous les conservons masquées et les cherchons là où se vendent des données volées.

## Une alerte

Une alerte vous dit ce qui a été trouvé et que faire, étape par étape. Cochez chaque étape. Quand il ne reste rien à faire, marquez l’alerte comme traitée.
`,
};
