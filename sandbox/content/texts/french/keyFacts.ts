import { only } from '../../facts.ts';
import type { Content } from '../content.ts';
import { contactPhrase } from './phrases.ts';

export const keyFacts: Content['keyFacts'] = {
  travel: (facts) => ({
    title: 'L’essentiel',
    body: `
Ceci est un résumé. Votre contrat et les [conditions générales](/terms) font foi.

## Ce qui est assuré

- Les retards et les annulations des vols indiqués dans «&nbsp;Mes assurances&nbsp;».
- Tous les passagers qui y figurent, jusqu’au nombre prévu par votre contrat.${only(facts.luggage, '\n- Les bagages qu’une compagnie a perdus.')}

## Ce qui n’est pas assuré

- Les incidents annoncés avant que vous n’assuriez le voyage.
- Les vols que vous avez manqués pour une raison personnelle.
- Les frais que la compagnie a déjà remboursés.

## Début et fin de la garantie

Un voyage est assuré dès qu’il figure dans «&nbsp;Mes assurances&nbsp;» et jusqu’à l’arrivée de son dernier vol. Vous pouvez assurer un vol jusqu’à 24&nbsp;heures avant son départ.

## Si votre vol est retardé ou annulé

Il s’affiche en haut de votre aperçu et sur la page du voyage. Choisissez-y «&nbsp;Voir mes options&nbsp;» pour voir ce que votre contrat prévoit (un salon, un autre vol, un hôtel${facts.paysOut ? ', des points ou un versement' : ' ou des points'}), et choisissez une option. Vous n’avez rien à prouver. Si vous avez besoin d’aide, ${contactPhrase(facts)}.

## Annulation

Vous pouvez annuler sur la page du voyage tant qu’aucun de ses vols n’est parti ni annoncé comme retardé ou annulé. Ensuite, l’assurance reste en vigueur.
`,
  }),

  business: () => ({
    title: 'L’essentiel',
    body: `
Ceci est un résumé. Votre contrat et les [conditions générales](/terms) font foi.

## Ce qui est assuré

- Le chiffre d’affaires que vos locaux perdent à cause d’un événement à leur adresse.
- Pendant le nombre de mois prévu par votre contrat, et dans sa limite.
- Chaque bien dès que nous le confirmons et jusqu’à la fin de son contrat, sans supplément.

## Ce qui n’est pas assuré

- Les dommages aux bâtiments, aux stocks ou au matériel.
- Les pertes antérieures au contrat.

## Comment se règle un sinistre

1. Un événement dépasse le seuil prévu par votre contrat et nous ouvrons un sinistre.
2. Vous nous indiquez le chiffre d’affaires que vous attendiez.
3. Nous vous faisons une offre. Vous l’acceptez, ou nous dites pourquoi vous n’êtes pas d’accord.
4. Nous versons mois par mois, à mesure que le chiffre d’affaires réel est connu.

## Votre banque

Certains contrats exigent votre accord pour que nous consultions votre chiffre d’affaires sur votre compte bancaire. Sans lui, nous ne pouvons pas chiffrer un sinistre.
`,
  }),

  monitoring: () => ({
    title: 'L’essentiel',
    body: `
Ceci est un résumé. Votre contrat et les [conditions générales](/terms) font foi.

## Ce que nous surveillons

- Les cartes, adresses e-mail, numéros de téléphone, comptes bancaires et pièces d’identité que vous ajoutez.
- Les marchés, forums et fichiers divulgués où apparaissent des données volées.

## Ce que nous ne surveillons pas

- Les données d’une autre personne.
- Les données que vous n’avez pas ajoutées, ou que vous avez supprimées.

## Si nous trouvons quelque chose

Vous recevez une alerte avec un plan étape par étape. Suivez-le dès que possible et cochez chaque étape terminée.

## Ce que la surveillance ne peut pas faire

Nous ne pouvons pas tout voir, ni retirer ce qui a été publié. L’absence d’alerte ne garantit pas que vos données sont en sécurité.
`,
  }),
};
