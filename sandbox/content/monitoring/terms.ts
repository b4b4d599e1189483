import { complaintSections } from '../endings.ts';
import { type Written } from '../facts.ts';

export const monitoringTerms: Written = {
  en: (facts) => ({
    title: 'Terms of business',
    body: `
These terms are the agreement between you and ${facts.insurer}. They apply to all data we monitor for you, together with your policy and the [key facts](/key-facts). This is version 3.

## What we do

We look for the data you give us in places where stolen data is offered: markets, forums, and leaked files. If we find any of it, you get an alert and a plan of what to do.

## What we can monitor

We can monitor your cards, email addresses, phone numbers, bank accounts, and identity documents, up to the number of each shown in this portal. They must be your own.

## When monitoring begins and ends

Monitoring begins as soon as you agree to it, with a first search that can take a day. It ends with your policy, or when you delete the monitored data.

## What we cannot do

We cannot see every place or take back what was published. An alert means that your data was found, not that it was used. Having no alerts does not guarantee that your data is safe.

## What we ask of you

Follow the plan of an alert as soon as you can, and mark each step when it’s done. Tell your bank immediately if a card was found. Do not add anyone else’s data.

${complaintSections.en(facts)}`,
  }),

  es: (facts) => ({
    title: 'Condiciones generales',
    body: `
Estas condiciones son el acuerdo entre tú y ${facts.insurer}. Se aplican a todos los datos que vigilamos por ti, junto con tu póliza y los [datos clave](/key-facts). Esta es la versión 3.

## Qué hacemos

Buscamos los datos que nos das en los lugares donde se ofrecen datos robados: mercados, foros y archivos filtrados. Si encontramos alguno, recibes una alerta y un plan de lo que hay que hacer.

## Qué podemos vigilar

Podemos vigilar tus tarjetas, correos electrónicos, teléfonos, cuentas bancarias y documentos de identidad, hasta el número de cada tipo que indica este portal. Deben ser tuyos.

## Cuándo empieza y termina la vigilancia

La vigilancia empieza en cuanto la aceptas, con una primera búsqueda que puede durar un día. Termina con tu póliza o cuando borras los datos vigilados.

## Qué no podemos hacer

No podemos verlo todo ni retirar lo que se ha publicado. Una alerta significa que se han encontrado datos tuyos, no que se hayan usado. No tener alertas no garantiza que tus datos estén a salvo.

## Qué te pedimos

Sigue el plan de una alerta en cuanto puedas y marca cada paso cuando lo completes. Avisa a tu banco enseguida si se ha encontrado una tarjeta. No añadas datos de otras personas.

${complaintSections.es(facts)}`,
  }),

  fr: (facts) => ({
    title: 'Conditions générales',
    body: `
Ces conditions sont l’accord entre vous et ${facts.insurer}. Elles s’appliquent à toutes les données que nous surveillons pour vous, avec votre contrat et [l’essentiel](/key-facts). Ceci est la version 3.

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

${complaintSections.fr(facts)}`,
  }),
};
