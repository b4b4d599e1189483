import { contactPhrases, type Written } from './facts.ts';

/** Privacy rules that apply to every product. */
export const privacy: Written = {
  en: (facts) => ({
    title: 'Privacy notice',
    body: `
${facts.insurer} is responsible for the personal data in this portal. This notice explains what we hold, why, and for how long.

## What we hold

- Who you are and how to reach you: name, email address, phone number, language.
- Your cover: policies, insurances, alerts, and claims.
${facts.paysOut ? '- Where we send money: your payout methods. We only show the last digits of an account until you choose “Show”.\n' : ''}- Your activity: when you signed in, from which IP address, and what you changed.

## Why we hold it

We need it to insure you and to help you when something happens. The law requires us to keep some of it for tax and supervision. We only send you offers if you asked for them.

## Who else sees it

The companies we need to help you, and only the data they need: airlines, hotels, lounges, banks, and adjusters. We never sell your data.

## How long we keep it

For as long as you are insured, and for ten years after your last claim. We delete sign-in records after a year.

## In your browser

Your browser keeps your language, the look of the portal, and what you entered in an unfinished form, for at most 20&nbsp;hours. It forgets your sign-in when you close the tab.

## Your rights

You can access, correct, export, and delete your data, and object to its use. To do so, ${contactPhrases.en(facts)}. You can also complain to the data protection authority in your country.
`,
  }),

  es: (facts) => ({
    title: 'Aviso de privacidad',
    body: `
${facts.insurer} es responsable de los datos personales de este portal. Este aviso explica qué guardamos, para qué y durante cuánto tiempo.

## Qué guardamos

- Quién eres y cómo contactarte: nombre, correo electrónico, teléfono, idioma.
- Tu cobertura: pólizas, seguros, alertas y reclamaciones.
${facts.paysOut ? '- Adónde enviamos el dinero: tus formas de cobro. Solo mostramos las últimas cifras de una cuenta hasta que eliges «Mostrar».\n' : ''}- Tu actividad: cuándo iniciaste sesión, desde qué dirección IP y qué cambiaste.

## Para qué lo guardamos

Lo necesitamos para asegurarte y para ayudarte cuando ocurre algo. La ley nos obliga a conservar una parte por motivos fiscales y de supervisión. Solo te enviamos ofertas si las has pedido.

## Quién más lo ve

Las empresas que necesitamos para ayudarte, y solo los datos que necesitan: aerolíneas, hoteles, salas VIP, bancos y peritos. Nunca vendemos tus datos.

## Cuánto tiempo lo guardamos

Mientras estés asegurado y diez años después de tu última reclamación. Borramos los registros de inicio de sesión al cabo de un año.

## En tu navegador

Tu navegador guarda tu idioma, el aspecto del portal y lo que escribiste en un formulario sin terminar, durante 20&nbsp;horas como mucho. Tu sesión se olvida cuando cierras la pestaña.

## Tus derechos

Puedes consultar, corregir, exportar y borrar tus datos, y oponerte a su uso. Para ello, ${contactPhrases.es(facts)}. También puedes reclamar ante la autoridad de protección de datos de tu país.
`,
  }),

  fr: (facts) => ({
    title: 'Avis de confidentialité',
    body: `
${facts.insurer} est responsable des données personnelles de ce portail. Cet avis explique ce que nous conservons, pourquoi et combien de temps.

## Ce que nous conservons

- Qui vous êtes et comment vous joindre&nbsp;: nom, adresse e-mail, numéro de téléphone, langue.
- Vos garanties&nbsp;: contrats, assurances, alertes et sinistres.
${facts.paysOut ? '- Où nous envoyons l’argent&nbsp;: vos modes de versement. Nous n’affichons que les derniers chiffres d’un compte, jusqu’à ce que vous choisissiez «&nbsp;Afficher&nbsp;».\n' : ''}- Votre activité&nbsp;: quand vous vous êtes connecté, depuis quelle adresse IP, et ce que vous avez modifié.

## Pourquoi nous les conservons

Nous en avons besoin pour vous assurer et pour vous aider en cas d’incident. La loi nous oblige à en conserver une partie à des fins fiscales et de contrôle. Nous ne vous envoyons nos offres que si vous les avez demandées.

## Qui d’autre les voit

Les entreprises dont nous avons besoin pour vous aider, et seulement les données qui leur sont nécessaires&nbsp;: compagnies aériennes, hôtels, salons, banques et experts. Nous ne vendons jamais vos données.

## Combien de temps nous les gardons

Tant que vous êtes assuré, et dix ans après votre dernier sinistre. Nous effaçons les journaux de connexion au bout d’un an.

## Dans votre navigateur

Votre navigateur garde votre langue, l’apparence du portail et ce que vous avez saisi dans un formulaire inachevé, pendant 20&nbsp;heures au plus. Votre connexion est oubliée quand vous fermez l’onglet.

## Vos droits

Vous pouvez consulter, rectifier, exporter et effacer vos données, et vous opposer à leur utilisation. Pour cela, ${contactPhrases.fr(facts)}. Vous pouvez aussi vous adresser à l’autorité de protection des données de votre pays.
`,
  }),
};
