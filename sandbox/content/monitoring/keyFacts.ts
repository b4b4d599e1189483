import { questionSections } from '../endings.ts';
import { type Written } from '../facts.ts';

export const monitoringKeyFacts: Written = {
  en: (facts) => ({
    title: 'Key facts',
    body: `
This is a summary. What counts is your policy and the [terms of business](/terms).

## What we watch

- Cards, email addresses, phone numbers, bank accounts and identity documents that you add.
- Markets, forums and leaked files in which stolen data turns up.

## What we do not watch

- Anybody else’s data.
- What you have not added, or have deleted.

## If something is found

You get an alert with a plan of what to do, step by step. Follow it as soon as you can, and mark what is done.

## What it cannot do

We cannot see every place, and cannot take back what was published. No alert is no promise that your data is safe.

${questionSections.en(facts)}`,
  }),

  es: (facts) => ({
    title: 'Datos clave',
    body: `
Esto es un resumen. Lo que cuenta es tu póliza y las [condiciones generales](/terms).

## Qué vigilamos

- Las tarjetas, correos electrónicos, teléfonos, cuentas bancarias y documentos de identidad que añadas.
- Los mercados, foros y archivos filtrados en que aparecen datos robados.

## Qué no vigilamos

- Los datos de otras personas.
- Lo que no has añadido o has borrado.

## Si se encuentra algo

Recibes una alerta con un plan de lo que hay que hacer, paso a paso. Síguelo en cuanto puedas y marca lo que está hecho.

## Qué no puede hacer

No podemos verlo todo ni retirar lo que se ha publicado. Que no haya alertas no es una promesa de que tus datos estén a salvo.

${questionSections.es(facts)}`,
  }),

  fr: (facts) => ({
    title: 'L’essentiel',
    body: `
Ceci est un résumé. Ce qui compte, c’est votre contrat et les [conditions générales](/terms).

## Ce que nous surveillons

- Les cartes, adresses e-mail, numéros de téléphone, comptes bancaires et pièces d’identité que vous ajoutez.
- Les marchés, forums et fichiers divulgués où apparaissent des données volées.

## Ce que nous ne surveillons pas

- Les données de quelqu’un d’autre.
- Ce que vous n’avez pas ajouté, ou avez supprimé.

## Si quelque chose est trouvé

Vous recevez une alerte avec un plan de ce qu’il faut faire, pas à pas. Suivez-le dès que possible et cochez ce qui est fait.

## Ce que cela ne peut pas faire

Nous ne pouvons pas tout voir, ni retirer ce qui a été publié. L’absence d’alerte ne promet pas que vos données sont en sécurité.

${questionSections.fr(facts)}`,
  }),
};
