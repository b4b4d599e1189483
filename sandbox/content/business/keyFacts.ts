import { questionSections } from '../endings.ts';
import { type Written } from '../facts.ts';

export const businessKeyFacts: Written = {
  en: (facts) => ({
    title: 'Key facts',
    body: `
This is a summary. Your policy and the [terms of business](/terms) apply.

## What is insured

- Revenue that your premises lose because of an event at their address.
- For the number of months in your policy, up to its limit.
- Each item, from the moment we confirm it until its policy ends, at no extra cost.

## What is not insured

- Damage to buildings, stock or machines.
- Losses that began before the policy.

## How a claim works

1. An event exceeds the threshold in your policy, and we open a claim.
2. You tell us the revenue you expected.
3. We make you an offer. You accept it, or tell us why you disagree.
4. We pay month by month, as the actual revenue becomes known.

## Your bank

Some policies need your permission to read your revenue from your bank account. Without it, we can’t calculate a claim.

${questionSections.en(facts)}`,
  }),

  es: (facts) => ({
    title: 'Datos clave',
    body: `
Esto es un resumen. Se aplican tu póliza y las [condiciones generales](/terms).

## Qué está asegurado

- Los ingresos que tus locales pierden por un suceso en su dirección.
- Durante los meses que indica tu póliza y hasta su límite.
- Cada bien desde que lo confirmamos hasta que termina su póliza, sin coste añadido.

## Qué no está asegurado

- Los daños a edificios, existencias o maquinaria.
- Las pérdidas anteriores a la póliza.

## Cómo funciona una reclamación

1. Un suceso supera el umbral de tu póliza y abrimos una reclamación.
2. Nos dices qué ingresos esperabas.
3. Te hacemos una oferta. La aceptas o nos dices por qué no estás de acuerdo.
4. Pagamos mes a mes, según se conocen los ingresos reales.

## Tu banco

Algunas pólizas requieren tu permiso para consultar los ingresos de tu cuenta bancaria. Sin él, no podemos calcular una reclamación.

${questionSections.es(facts)}`,
  }),

  fr: (facts) => ({
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

Certains contrats exigent votre accord pour lire votre chiffre d’affaires sur votre compte bancaire. Sans lui, nous ne pouvons pas chiffrer un sinistre.

${questionSections.fr(facts)}`,
  }),
};
