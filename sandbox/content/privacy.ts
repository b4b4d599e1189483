import { contactPhrases, type Written } from './facts.ts';

/** Privacy rules that apply to every product. */
export const privacy: Written = {
  en: (facts) => ({
    title: 'Privacy notice',
    body: `
${facts.insurer} is responsible for the personal data in this portal. Here is what we hold, why, and for how long.

## What we hold

- Who you are and how we reach you: name, email address, phone number, language.
- What you are insured for: policies, insurances, alerts and claims.
${facts.paysOut ? '- Where money goes: payout methods. We show only the last digits of an account, until you press “Show”.\n' : ''}- When you signed in, from which address, and what you changed.

## Why we hold it

We need it to insure you and to help you when something happens. The law obliges us to keep some of it for tax and supervision. Messages about offers reach you only if you asked for them.

## Who else sees it

Those whom we need in order to help you, and only what they need: airlines, hotels and lounges, banks, adjusters. We sell data to nobody.

## How long we keep it

As long as you are insured, and ten years after your last claim. Records of signing in are deleted after a year.

## In your browser

Your browser keeps your language, the look of the portal, and what you entered in an unfinished form, for 20&nbsp;hours at most. What signs you in is forgotten when you close the tab.

## Your rights

You can see, correct, take along and delete your data, and object to its use. To do so, ${contactPhrases.en(facts)}. You can also complain to the data protection authority of your country.
`,
  }),

  es: (facts) => ({
    title: 'Aviso de privacidad',
    body: `
${facts.insurer} es responsable de los datos personales de este portal. Aquí está qué guardamos, para qué y cuánto tiempo.

## Qué guardamos

- Quién eres y cómo te localizamos: nombre, correo electrónico, teléfono, idioma.
- Qué tienes asegurado: pólizas, seguros, alertas y reclamaciones.
${facts.paysOut ? '- Adónde va el dinero: formas de cobro. De una cuenta solo mostramos las últimas cifras, hasta que pulsas «Mostrar».\n' : ''}- Cuándo iniciaste sesión, desde qué dirección y qué cambiaste.

## Para qué lo guardamos

Lo necesitamos para asegurarte y para ayudarte cuando ocurre algo. La ley nos obliga a conservar una parte por motivos fiscales y de supervisión. Los mensajes sobre ofertas solo te llegan si los has pedido.

## Quién más lo ve

Aquellos que necesitamos para ayudarte, y solo lo que necesitan: aerolíneas, hoteles y salas VIP, bancos, peritos. No vendemos datos a nadie.

## Cuánto tiempo lo guardamos

Mientras estés asegurado y diez años después de tu última reclamación. Los registros de inicio de sesión se borran al cabo de un año.

## En tu navegador

Tu navegador guarda tu idioma, el aspecto del portal y lo que escribiste en un formulario sin terminar, durante 20&nbsp;horas como mucho. Lo que mantiene tu sesión se olvida cuando cierras la pestaña.

## Tus derechos

Puedes ver, corregir, llevarte y borrar tus datos, y oponerte a su uso. Para ello, ${contactPhrases.es(facts)}. También puedes reclamar ante la autoridad de protección de datos de tu país.
`,
  }),

  fr: (facts) => ({
    title: 'Avis de confidentialité',
    body: `
${facts.insurer} est responsable des données personnelles de ce portail. Voici ce que nous conservons, pourquoi et combien de temps.

## Ce que nous conservons

- Qui vous êtes et comment vous joindre&nbsp;: nom, adresse e-mail, numéro de téléphone, langue.
- Ce qui est assuré&nbsp;: contrats, assurances, alertes et sinistres.
${facts.paysOut ? '- Où va l’argent&nbsp;: modes de versement. D’un compte, nous ne montrons que les derniers chiffres, jusqu’à ce que vous choisissiez «&nbsp;Afficher&nbsp;».\n' : ''}- Quand vous vous êtes connecté, depuis quelle adresse, et ce que vous avez modifié.

## Pourquoi nous les conservons

Nous en avons besoin pour vous assurer et pour vous aider quand quelque chose arrive. La loi nous oblige à en garder une partie pour le fisc et les autorités de contrôle. Les messages sur nos offres ne vous parviennent que si vous les avez demandés.

## Qui d’autre les voit

Ceux dont nous avons besoin pour vous aider, et seulement ce qu’il leur faut&nbsp;: compagnies aériennes, hôtels et salons, banques, experts. Nous ne vendons de données à personne.

## Combien de temps nous les gardons

Tant que vous êtes assuré, et dix ans après votre dernier sinistre. Les traces de connexion sont effacées au bout d’un an.

## Dans votre navigateur

Votre navigateur garde votre langue, l’apparence du portail et ce que vous avez saisi dans un formulaire inachevé, pendant 20&nbsp;heures au plus. Ce qui vous maintient connecté est oublié quand vous fermez l’onglet.

## Vos droits

Vous pouvez voir, corriger, emporter et effacer vos données, et vous opposer à leur usage. Pour cela, ${contactPhrases.fr(facts)}. Vous pouvez aussi vous adresser à l’autorité de protection des données de votre pays.
`,
  }),
};
