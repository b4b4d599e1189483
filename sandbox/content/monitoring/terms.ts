import { complaintSections } from '../endings.ts';
import { type Written } from '../facts.ts';

export const monitoringTerms: Written = {
  en: (facts) => ({
    title: 'Terms of business',
    body: `
These terms are the agreement between you and ${facts.insurer}. They apply to everything that we watch for you, together with your policy and the [key facts](/key-facts). This is version 3.

## What we do

We look for the data that you give us in places where stolen data is offered: markets, forums and leaked files. When we find something of yours, you get an alert and a plan of what to do about it.

## What you can have watched

You can have cards, email addresses, phone numbers, bank accounts and identity documents watched, as many of each as the list in this portal says. They have to be your own.

## When it begins and ends

We begin as soon as you agree to it, with a first search that can take a day. It ends with your policy, or when you delete what is watched.

## What we cannot do

We cannot see every place, and we cannot take back what was published. An alert says that data was found, not that it was used. No alert is no promise that your data is safe.

## What we ask of you

Follow the plan of an alert as soon as you can, and mark what is done. Tell your bank at once if a card was found. Do not have anybody else’s data watched.

${complaintSections.en(facts)}`,
  }),

  es: (facts) => ({
    title: 'Condiciones generales',
    body: `
Estas condiciones son el acuerdo entre tú y ${facts.insurer}. Se aplican a todo lo que vigilamos por ti, junto con tu póliza y los [datos clave](/key-facts). Esta es la versión 3.

## Qué hacemos

Buscamos los datos que nos das allí donde se ofrecen datos robados: mercados, foros y archivos filtrados. Cuando encontramos algo tuyo, recibes una alerta y un plan de lo que hay que hacer.

## Qué puedes hacer vigilar

Puedes hacer vigilar tarjetas, correos electrónicos, teléfonos, cuentas bancarias y documentos de identidad, tantos de cada tipo como indica la lista de este portal. Tienen que ser tuyos.

## Cuándo empieza y termina

Empezamos en cuanto das tu acuerdo, con una primera búsqueda que puede durar un día. Termina con tu póliza o cuando borras lo que se vigila.

## Qué no podemos hacer

No podemos verlo todo ni retirar lo que se ha publicado. Una alerta dice que se han encontrado datos, no que se hayan usado. Que no haya alertas no es una promesa de que tus datos estén a salvo.

## Qué te pedimos

Sigue el plan de una alerta en cuanto puedas y marca lo que está hecho. Avisa a tu banco enseguida si se ha encontrado una tarjeta. No hagas vigilar datos de otras personas.

${complaintSections.es(facts)}`,
  }),

  fr: (facts) => ({
    title: 'Conditions générales',
    body: `
Ces conditions sont l’accord entre vous et ${facts.insurer}. Elles s’appliquent à tout ce que nous surveillons pour vous, avec votre contrat et [l’essentiel](/key-facts). Ceci est la version 3.

## Ce que nous faisons

Nous cherchons les données que vous nous confiez là où l’on propose des données volées&nbsp;: marchés, forums et fichiers divulgués. Quand nous trouvons quelque chose qui est à vous, vous recevez une alerte et un plan de ce qu’il faut faire.

## Ce que vous pouvez faire surveiller

Vous pouvez faire surveiller des cartes, des adresses e-mail, des numéros de téléphone, des comptes bancaires et des pièces d’identité, autant de chaque sorte que l’indique la liste de ce portail. Ils doivent être à vous.

## Quand cela commence et finit

Nous commençons dès que vous êtes d’accord, par une première recherche qui peut durer un jour. Cela finit avec votre contrat, ou quand vous supprimez ce qui est surveillé.

## Ce que nous ne pouvons pas faire

Nous ne pouvons pas tout voir, ni retirer ce qui a été publié. Une alerte dit que des données ont été trouvées, pas qu’elles ont été utilisées. L’absence d’alerte ne promet pas que vos données sont en sécurité.

## Ce que nous vous demandons

Suivez le plan d’une alerte dès que possible et cochez ce qui est fait. Prévenez tout de suite votre banque si une carte a été trouvée. Ne faites pas surveiller les données de quelqu’un d’autre.

${complaintSections.fr(facts)}`,
  }),
};
