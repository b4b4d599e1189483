import { questionSections } from '../endings.ts';
import { type Written } from '../facts.ts';

export const businessKeyFacts: Written = {
  en: (facts) => ({
    title: 'Key facts',
    body: `
This is a summary. What counts is your policy and the [terms of business](/terms).

## What is insured

- Revenue that your premises lose because of an event at their address.
- For as many months as your policy says, up to its limit.
- Each item from the moment we confirm it until its policy ends. Nothing is added to the price of your policy.

## What is not insured

- Damage to buildings, stock or machines.
- Losses that began before the policy did.

## How a claim goes

1. An event passes the threshold in your policy, and we open a claim.
2. You tell us what revenue you expected.
3. We make you an offer. You accept it, or say why not.
4. We pay month by month, as the actual revenue becomes known.

## Your bank

Some policies ask for permission to read the revenue from your bank account. Without it a claim cannot be worked out.

${questionSections.en(facts)}`,
  }),

  es: (facts) => ({
    title: 'Datos clave',
    body: `
Esto es un resumen. Lo que cuenta es tu póliza y las [condiciones generales](/terms).

## Qué está asegurado

- Los ingresos que tus locales pierden por un suceso en su dirección.
- Durante los meses que indica tu póliza y hasta su límite.
- Cada bien desde que lo confirmamos hasta que termina su póliza, sin coste añadido.

## Qué no está asegurado

- Los daños en edificios, existencias o máquinas.
- Las pérdidas que empezaron antes que la póliza.

## Cómo va una reclamación

1. Un suceso supera el umbral de tu póliza y abrimos una reclamación.
2. Nos dices qué ingresos esperabas.
3. Te hacemos una oferta. La aceptas o dices por qué no.
4. Pagamos mes a mes, según se conocen los ingresos reales.

## Tu banco

Algunas pólizas piden permiso para leer los ingresos de tu cuenta bancaria. Sin él no se puede calcular una reclamación.

${questionSections.es(facts)}`,
  }),

  fr: (facts) => ({
    title: 'L’essentiel',
    body: `
Ceci est un résumé. Ce qui compte, c’est votre contrat et les [conditions générales](/terms).

## Ce qui est assuré

- Les revenus que vos locaux perdent à cause d’un événement à leur adresse.
- Pendant autant de mois que le dit votre contrat, et dans sa limite.
- Chaque bien dès que nous le confirmons et jusqu’à la fin de son contrat, sans supplément.

## Ce qui n’est pas assuré

- Les dommages aux bâtiments, aux stocks ou aux machines.
- Les pertes qui ont commencé avant le contrat.

## Comment se passe une demande

1. Un événement dépasse le seuil de votre contrat et nous ouvrons une demande.
2. Vous nous dites quels revenus vous attendiez.
3. Nous vous faisons une offre. Vous l’acceptez, ou dites pourquoi non.
4. Nous versons mois par mois, à mesure que les revenus réels sont connus.

## Votre banque

Certains contrats demandent l’autorisation de lire les revenus sur votre compte bancaire. Sans elle, une demande ne peut pas être calculée.

${questionSections.fr(facts)}`,
  }),
};
