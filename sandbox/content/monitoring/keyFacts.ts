import { questionSections } from '../endings.ts';
import { type Written } from '../facts.ts';

export const monitoringKeyFacts: Written = {
  en: (facts) => ({
    title: 'Key facts',
    body: `
This is a summary. Your policy and the [terms of business](/terms) apply.

## What we monitor

- Cards, email addresses, phone numbers, bank accounts, and identity documents that you add.
- Markets, forums, and leaked files where stolen data turns up.

## What we do not monitor

- Anyone else’s data.
- Data that you have not added or have deleted.

## If we find something

You get an alert with a step-by-step plan. Follow it as soon as you can, and mark each step when it’s done.

## What monitoring cannot do

We cannot see every place or take back what was published. Having no alerts does not guarantee that your data is safe.

${questionSections.en(facts)}`,
  }),

  es: (facts) => ({
    title: 'Datos clave',
    body: `
Esto es un resumen. Se aplican tu póliza y las [condiciones generales](/terms).

## Qué vigilamos

- Las tarjetas, correos electrónicos, teléfonos, cuentas bancarias y documentos de identidad que añadas.
- Los mercados, foros y archivos filtrados donde aparecen datos robados.

## Qué no vigilamos

- Los datos de otras personas.
- Los datos que no has añadido o has borrado.

## Si encontramos algo

Recibes una alerta con un plan paso a paso. Síguelo en cuanto puedas y marca cada paso cuando lo completes.

## Qué no puede hacer la vigilancia

No podemos verlo todo ni retirar lo que se ha publicado. No tener alertas no garantiza que tus datos estén a salvo.

${questionSections.es(facts)}`,
  }),

  fr: (facts) => ({
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

${questionSections.fr(facts)}`,
  }),
};
