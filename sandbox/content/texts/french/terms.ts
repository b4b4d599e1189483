import { only } from '../../facts.ts';
import type { Content } from '../content.ts';

export const terms: Content['terms'] = {
  travel: (facts) => ({
    title: 'Conditions générales',
    body: `
Ces conditions constituent l’accord entre vous et ${facts.insurer}. Elles s’appliquent à chaque voyage que vous assurez ici, avec votre contrat et [l’essentiel](/key-facts). Ceci est la version 3.

## Ce que vous pouvez assurer

Vous pouvez assurer un seul vol, un aller-retour ou un voyage de quatre vols au plus. Chaque vol doit partir plus de 24&nbsp;heures après que vous l’avez assuré, et au plus tard le dernier jour de votre contrat. Votre contrat indique combien de personnes peuvent être assurées en même temps.

## Quand vous êtes assuré

Un voyage est assuré dès qu’il figure dans «&nbsp;Mes assurances&nbsp;», pour les passagers et les vols qui y sont indiqués. La garantie prend fin à l’arrivée de son dernier vol.

## Si un vol est touché par un incident

Nous surveillons chaque vol assuré. Dès que la compagnie annonce un retard ou une annulation, nous l’affichons ici. Selon le vol, la durée du retard et votre contrat, vous recevez une ou plusieurs de ces prestations&nbsp;:

- l’entrée dans un salon d’aéroport,
- une place sur un autre vol,
- une nuit d’hôtel,
- des points d’un programme de fidélité${facts.paysOut ? ',\n- un versement en argent.' : '.'}

Nous affichons les options disponibles à côté du vol, et vous choisissez. Une fois que nous avons confirmé votre choix, il est définitif.
${only(
  facts.paysOut,
  `
## Versements et limites

Nous versons l’argent sur le mode de versement que vous choisissez, dans les cinq jours ouvrés qui suivent la confirmation. Le total des versements d’un contrat ne dépasse jamais son plafond. Votre aperçu montre ce qu’il en reste.
`,
)}${only(
  facts.luggage,
  `
## Bagages perdus

Déclarez d’abord la perte à la compagnie et gardez le numéro du dossier. Déclarez-la-nous ensuite avec ce numéro, dans les sept jours qui suivent l’atterrissage.
`,
)}
## Ce qui n’est pas assuré

- Les incidents annoncés avant que vous n’assuriez le voyage.
- Les vols que vous avez manqués pour une raison personnelle.
- Les frais que la compagnie ou un tiers a déjà remboursés.
- Les incidents dus à une guerre ou à la fermeture d’un espace aérien par une autorité.

## Ce que nous vous demandons

Donnez-nous les noms tels qu’ils figurent sur les passeports, et un numéro de téléphone auquel vous joindre pendant le voyage. Prévenez-nous tout de suite si une information est inexacte. Si vous donnez volontairement de fausses informations, vous perdez la garantie de ce voyage.

## Annulation

Vous pouvez annuler une assurance sur la page de son voyage tant qu’aucun de ses vols n’est parti ni annoncé comme retardé ou annulé. Ensuite, elle reste en vigueur.
`,
  }),

  business: (facts) => ({
    title: 'Conditions générales',
    body: `
Ces conditions constituent l’accord entre votre entreprise et ${facts.insurer}. Elles s’appliquent à chaque bien assuré, avec votre contrat et [l’essentiel](/key-facts). Ceci est la version 3.

## Ce que vous pouvez assurer

Vous pouvez assurer les locaux dans lesquels votre entreprise réalise son chiffre d’affaires. Chacun est un bien assuré, avec une adresse, un contrat et les autorisations que nous demandons.

Sa garantie commence dès que nous la confirmons, et prend fin avec son contrat ou quand vous la résiliez. Elle est comprise dans le prix de votre contrat.

## Quand nous versons

Un sinistre s’ouvre lorsqu’un événement à l’adresse d’un bien assuré dépasse le seuil prévu par votre contrat. Vous n’avez pas à le déclarer. Nous vous demandons alors le chiffre d’affaires que vous attendiez, mois par mois, tant que l’événement touche votre activité.

## Comment nous calculons une offre

Nous comparons ce que vous attendiez au chiffre d’affaires des mois précédents, que nous consultons sur votre compte bancaire avec votre accord. Nous appliquons votre marge bénéficiaire à la différence, puis déduisons la franchise. Le résultat est notre offre. Vous pouvez l’accepter ou nous dire pourquoi vous n’êtes pas d’accord. Un expert la réexamine alors, et sa deuxième offre est définitive.

## Versements et limites

Une fois l’offre acceptée, nous versons mois par mois, dès que le chiffre d’affaires réel d’un mois est connu et que vous avez choisi un mode de versement. Nos versements ne dépassent jamais la limite de votre contrat.

## Ce qui n’est pas assuré

- Les dommages aux bâtiments, aux stocks ou au matériel.
- Les pertes antérieures au contrat.
- Les mois où vous avez fermé de votre propre initiative.

## Ce que nous vous demandons

Donnez-nous les chiffres de votre comptabilité, et maintenez l’accès à votre compte bancaire tant qu’un sinistre est ouvert. Si vous donnez volontairement de faux chiffres, vous perdez votre droit à l’indemnisation de ce sinistre.
`,
  }),

  monitoring: (facts) => ({
    title: 'Conditions générales',
    body: `
Ces conditions constituent l’accord entre vous et ${facts.insurer}. Elles s’appliquent à toutes les données que nous surveillons pour vous, avec votre contrat et [l’essentiel](/key-facts). Ceci est la version 3.

## Ce que nous faisons

Nous cherchons les données que vous nous confiez là où des données volées sont proposées&nbsp;: marchés, forums et fichiers divulgués. Si nous en trouvons, vous recevez une alerte et un plan de ce qu’il faut faire.

## Ce que nous pouvons surveiller

Nous pouvons surveiller vos cartes, adresses e-mail, numéros de téléphone, comptes bancaires et pièces d’identité, dans la limite du nombre de chaque type indiqué sur ce portail. Ils doivent vous appartenir.

## Début et fin de la surveillance

La surveillance commence dès que vous l’acceptez, par une première recherche qui peut durer un jour. Elle prend fin avec votre contrat, ou quand vous supprimez les données surveillées.

## Ce que nous ne pouvons pas faire

Nous ne pouvons pas tout voir, ni retirer ce qui a été publié. Une alerte signifie que vos données ont été trouvées, pas qu’elles ont été utilisées. L’absence d’alerte ne garantit pas que vos données sont en sécurité.

## Ce que nous vous demandons

Suivez le plan d’une alerte dès que possible et cochez chaque étape terminée. Prévenez tout de suite votre banque si une carte a été trouvée. N’ajoutez pas les données d’une autre personne.
`,
  }),
};
