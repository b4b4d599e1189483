import { questionSections } from '../endings.ts';
import type { Facts, Language, Written } from '../facts.ts';

type Part = Record<Language, (facts: Facts) => string>;

const titles: Record<Language, string> = { en: 'Help', es: 'Ayuda', fr: 'Aide' };

const signingIn: Record<Language, string> = {
  en: `## Signing in

Check the address and the password, capital letters included. After ten wrong passwords nothing more is looked at for 15&nbsp;minutes; wait, and try again. A one-time code lasts ten minutes and works once; the last one sent is the one that counts.

## The hour is over

For your safety you are signed out after an hour. Sign in again: what you had entered in a form of several steps is still there; a form of one page you fill in again.
`,
  es: `## Iniciar sesión

Comprueba la dirección y la contraseña, también las mayúsculas. Tras diez contraseñas erróneas no se mira ninguna más durante 15&nbsp;minutos; espera e inténtalo de nuevo. Un código de un solo uso dura diez minutos y sirve una vez; cuenta el último enviado.

## La hora ha pasado

Por tu seguridad la sesión termina al cabo de una hora. Inicia sesión de nuevo: lo que habías escrito en un formulario de varios pasos sigue ahí; uno de una sola página lo rellenas otra vez.
`,
  fr: `## Se connecter

Vérifiez l’adresse et le mot de passe, majuscules comprises. Après dix mots de passe erronés, plus aucun n’est lu pendant 15&nbsp;minutes&nbsp;; attendez et réessayez. Un code à usage unique dure dix minutes et sert une fois&nbsp;; le dernier envoyé est celui qui compte.

## L’heure est écoulée

Pour votre sécurité, vous êtes déconnecté au bout d’une heure. Reconnectez-vous&nbsp;: ce que vous aviez saisi dans un formulaire en plusieurs étapes est toujours là&nbsp;; un formulaire d’une seule page est à remplir de nouveau.
`,
};

const helpWith = (about: Part): Written => {
  const written = (language: Language) => (facts: Facts) => ({
    title: titles[language],
    body: `${signingIn[language]}\n${about[language](facts)}\n${questionSections[language](facts)}`,
  });
  return { en: written('en'), es: written('es'), fr: written('fr') };
};

export const travelHelp = helpWith({
  en: () => `## Insuring a trip

Have the flight number and the day at hand; both are on your ticket. A flight can be insured up to 24&nbsp;hours before it leaves, and once under a policy.

## A flight is late or cancelled

You’ll find it at the top of your overview. Choose “See your options” there, and then what you want of what your policy has for it.
`,
  es: () => `## Asegurar un viaje

Ten a mano el número de vuelo y el día; ambos están en tu billete. Un vuelo se puede asegurar hasta 24&nbsp;horas antes de su salida, y una vez por póliza.

## Un vuelo se retrasa o se cancela

Aparece en lo más alto de tu resumen. Elige allí «Ver tus opciones» y después lo que quieras de lo que tu póliza prevé.
`,
  fr: () => `## Assurer un voyage

Ayez sous la main le numéro de vol et le jour&nbsp;; les deux sont sur votre billet. Un vol peut être assuré jusqu’à 24&nbsp;heures avant son départ, et une fois par contrat.

## Un vol est retardé ou annulé

Cela s’affiche tout en haut de votre aperçu. Choisissez-y «&nbsp;Voir mes options&nbsp;», puis ce que vous voulez de ce que votre contrat prévoit.
`,
});

export const businessHelp = helpWith({
  en: () => `## A claim

We open it when an event passes the threshold in your policy. Beside it you’ll find what we need from you next, and how far it has come.

## Your bank

Without your permission to read the revenue some claims cannot be worked out. You give it, and take it back, at your bank.
`,
  es: () => `## Una reclamación

La abrimos cuando un suceso supera el umbral de tu póliza. Junto a ella está qué necesitamos de ti ahora y por dónde va.

## Tu banco

Sin tu permiso para leer los ingresos algunas reclamaciones no se pueden calcular. Lo das, y lo retiras, en tu banco.
`,
  fr: () => `## Un sinistre

Nous l’ouvrons quand un événement dépasse le seuil de votre contrat. À côté se trouve ce dont nous avons besoin de vous, et où il en est.

## Votre banque

Sans votre accord pour lire le chiffre d’affaires, certains sinistres ne peuvent être calculés. Vous le donnez et le retirez auprès de votre banque.
`,
});

export const monitoringHelp = helpWith({
  en: () => `## What we watch

Add what you want watched: an address, a number, a card. We keep it masked and look for it where stolen data are traded.

## An alert

It says what was found and what to do, step by step. Tick each step off; when all are done, the alert goes to the archive.
`,
  es: () => `## Qué vigilamos

Añade lo que quieres que vigilemos: una dirección, un número, una tarjeta. Lo guardamos enmascarado y lo buscamos donde se comercia con datos robados.

## Una alerta

Dice qué se encontró y qué hacer, paso a paso. Marca cada paso; cuando todos están hechos, la alerta pasa al archivo.
`,
  fr: () => `## Ce que nous surveillons

Ajoutez ce que vous voulez faire surveiller&nbsp;: une adresse, un numéro, une carte. Nous le gardons masqué et le cherchons là où des données volées se vendent.

## Une alerte

Elle dit ce qui a été trouvé et quoi faire, pas à pas. Cochez chaque étape&nbsp;; quand toutes sont faites, l’alerte passe aux archives.
`,
});
