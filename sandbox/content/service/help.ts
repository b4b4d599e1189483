import { questionSections } from '../endings.ts';
import type { Facts, Language, Written } from '../facts.ts';

type Part = Record<Language, (facts: Facts) => string>;

const titles: Record<Language, string> = { en: 'Help', es: 'Ayuda', fr: 'Aide' };

const signingIn: Record<Language, string> = {
  en: `## Signing in

Check your email address and password, including capital letters. After ten wrong passwords, we block sign-in for 15&nbsp;minutes. Wait, then try again. A one-time code is valid for ten minutes and works once. If you asked for more than one, use the latest.

## If your session ends

For your security, we sign you out after an hour. Sign in again: what you entered in a form with several steps is still there. You’ll need to fill in single-page forms again.
`,
  es: `## Iniciar sesión

Comprueba tu correo electrónico y tu contraseña, también las mayúsculas. Tras diez contraseñas incorrectas, bloqueamos el acceso durante 15&nbsp;minutos. Espera y vuelve a intentarlo. Un código de un solo uso es válido durante diez minutos y solo sirve una vez. Si has pedido varios, usa el último.

## Si tu sesión termina

Por tu seguridad, cerramos la sesión después de una hora. Inicia sesión de nuevo: lo que escribiste en un formulario de varios pasos sigue ahí. Los de una sola página tendrás que rellenarlos otra vez.
`,
  fr: `## Se connecter

Vérifiez votre adresse e-mail et votre mot de passe, majuscules comprises. Après dix mots de passe incorrects, nous bloquons la connexion pendant 15&nbsp;minutes. Patientez, puis réessayez. Un code à usage unique est valable dix minutes et ne sert qu’une fois. Si vous en avez demandé plusieurs, utilisez le dernier.

## Si votre session se termine

Pour votre sécurité, nous vous déconnectons au bout d’une heure. Reconnectez-vous&nbsp;: ce que vous avez saisi dans un formulaire en plusieurs étapes est toujours là. Vous devrez remplir de nouveau les formulaires d’une seule page.
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

Have your flight number and departure date ready. Both are on your ticket. You can insure a flight up to 24&nbsp;hours before it leaves, and only once under a policy.

## If your flight is late or cancelled

You’ll find it at the top of your overview. Choose “See your options” there to see what your policy offers, and choose an option.
`,
  es: () => `## Asegurar un viaje

Ten a mano el número de vuelo y la fecha de salida. Ambos figuran en tu billete. Puedes asegurar un vuelo hasta 24&nbsp;horas antes de su salida y una sola vez por póliza.

## Si tu vuelo se retrasa o se cancela

Aparece en la parte superior de tu resumen. Elige allí «Ver tus opciones» para ver lo que tu póliza ofrece y elige una opción.
`,
  fr: () => `## Assurer un voyage

Préparez le numéro de vol et la date de départ. Ils figurent sur votre billet. Vous pouvez assurer un vol jusqu’à 24&nbsp;heures avant son départ, et une seule fois par contrat.

## Si votre vol est retardé ou annulé

Il s’affiche en haut de votre aperçu. Choisissez-y «&nbsp;Voir mes options&nbsp;» pour voir ce que votre contrat prévoit, et choisissez une option.
`,
});

export const businessHelp = helpWith({
  en: () => `## A claim

We open a claim when an event exceeds the threshold in your policy. Beside each claim, you’ll find its status and what we need from you next.

## Your bank

We can’t calculate some claims without your permission to read your revenue. You give or withdraw it at your bank.
`,
  es: () => `## Una reclamación

La abrimos cuando un suceso supera el umbral de tu póliza. Junto a cada reclamación verás su estado y lo que necesitamos de ti.

## Tu banco

No podemos calcular algunas reclamaciones sin tu permiso para consultar tus ingresos. El permiso se da y se retira en tu banco.
`,
  fr: () => `## Un sinistre

Nous l’ouvrons lorsqu’un événement dépasse le seuil prévu par votre contrat. À côté de chaque sinistre, vous voyez son état et ce que nous attendons de vous.

## Votre banque

Nous ne pouvons pas chiffrer certains sinistres sans votre accord pour lire votre chiffre d’affaires. Vous le donnez ou le retirez auprès de votre banque.
`,
});

export const monitoringHelp = helpWith({
  en: () => `## What we monitor

Add the data you want us to monitor: an email address, a number, a card. We store it masked and look for it where stolen data is traded.

## An alert

An alert tells you what was found and what to do, step by step. Tick off each step. Once all are done, the alert moves to the archive.
`,
  es: () => `## Qué vigilamos

Añade los datos que quieras que vigilemos: un correo electrónico, un número, una tarjeta. Los guardamos enmascarados y los buscamos donde se comercia con datos robados.

## Una alerta

Una alerta te dice qué se ha encontrado y qué hacer, paso a paso. Marca cada paso. Cuando completes todos, la alerta pasa al archivo.
`,
  fr: () => `## Ce que nous surveillons

Ajoutez les données à surveiller&nbsp;: une adresse e-mail, un numéro, une carte. Nous les conservons masquées et les cherchons là où se vendent des données volées.

## Une alerte

Une alerte vous dit ce qui a été trouvé et que faire, étape par étape. Cochez chaque étape. Une fois toutes terminées, l’alerte passe aux archives.
`,
});
