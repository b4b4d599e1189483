import type { WrittenArticle } from '../writing.ts';

export const businessArticles: readonly WrittenArticle[] = [
  {
    id: 'how-a-claim-goes',
    category: 'help',
    en: [
      'How a claim goes',
      'You do not report it; we open it.',
      `We open a claim when an event at the address of what you insured passes the threshold in your policy. You do not have to report it.

Your overview shows each claim, how far it has come and what it waits for. What is covered is in the [key facts](/key-facts).`,
    ],
    es: [
      'Cómo va una reclamación',
      'No la comunicas tú; la abrimos nosotros.',
      `Abrimos una reclamación cuando un suceso en la dirección de lo que aseguraste supera el umbral de tu póliza. No tienes que comunicarlo.

Tu resumen muestra cada reclamación, por dónde va y a qué espera. Qué se cubre está en los [datos clave](/key-facts).`,
    ],
    fr: [
      'Comment se règle un sinistre',
      'Vous ne le déclarez pas ; nous l’ouvrons.',
      `Nous ouvrons un sinistre quand un événement à l’adresse assurée dépasse le seuil de votre contrat. Vous n’avez pas à le déclarer.

Votre aperçu montre chaque sinistre, où il en est et ce qu’il attend. Ce qui est couvert se trouve dans [l’essentiel](/key-facts).`,
    ],
  },
  {
    id: 'bank-permission',
    category: 'info',
    dismissible: true,
    en: [
      'Keep your bank connected',
      'Without it some claims cannot be worked out.',
      `Some policies ask for permission to read the revenue from your bank account. Without it a claim cannot be worked out.

“Insured items” on your overview says whether your bank is connected. You give the permission, and take it back, at your bank.`,
    ],
    es: [
      'Mantén conectado tu banco',
      'Sin él algunas reclamaciones no se pueden calcular.',
      `Algunas pólizas piden permiso para leer los ingresos de tu cuenta bancaria. Sin él una reclamación no se puede calcular.

«Bienes asegurados» en tu resumen dice si tu banco está conectado. El permiso lo das, y lo retiras, en tu banco.`,
    ],
    fr: [
      'Gardez votre banque connectée',
      'Sans elle, certains sinistres ne peuvent être calculés.',
      `Certains contrats demandent l’accord de lire le chiffre d’affaires sur votre compte. Sans lui, un sinistre ne peut être calculé.

« Biens assurés », sur votre aperçu, dit si votre banque est connectée. L’accord se donne et se retire auprès de votre banque.`,
    ],
  },
  {
    id: 'expected-revenue',
    category: 'plans',
    en: [
      'Work out the revenue you expected',
      'Month by month, as if nothing had happened.',
      `1. Take the same months of last year from your books.
2. Add or take off what has changed since: prices, opening hours, a second shop.
3. Leave out what would have been earned elsewhere.

To give us the figures as they are in your books, {contact}. We compare them with the months before.`,
    ],
    es: [
      'Calcula los ingresos que esperabas',
      'Mes a mes, como si nada hubiera ocurrido.',
      `1. Toma de tus libros los mismos meses del año pasado.
2. Suma o resta lo que ha cambiado desde entonces: precios, horarios, un segundo local.
3. Deja fuera lo que se habría ganado en otro lugar.

Para darnos las cifras como están en tus libros, {contact}. Las comparamos con los meses anteriores.`,
    ],
    fr: [
      'Calculez le chiffre d’affaires attendu',
      'Mois par mois, comme si rien n’était arrivé.',
      `1. Prenez dans vos comptes les mêmes mois de l’année dernière.
2. Ajoutez ou retirez ce qui a changé depuis : prix, horaires, deuxième magasin.
3. Laissez de côté ce qui aurait été gagné ailleurs.

Pour nous donner les chiffres tels qu’ils sont dans vos comptes, {contact}. Nous les comparons aux mois précédents.`,
    ],
  },
  {
    id: 'an-offer',
    category: 'plans',
    en: [
      'You have an offer',
      'How it was worked out, and what you can do.',
      `1. Compare it with your own figures. From the revenue that you lost we take your profit margin, and off that the retention.
2. If you agree, {contact}. We pay month by month, as the actual revenue becomes known.
3. If you do not, tell us why in the same way. An adjuster looks at it again, and their second offer is final.`,
    ],
    es: [
      'Tienes una oferta',
      'Cómo se ha calculado y qué puedes hacer.',
      `1. Compárala con tus propias cifras. De los ingresos perdidos tomamos tu margen de beneficio y restamos la franquicia.
2. Si estás de acuerdo, {contact}. Pagamos mes a mes, cuando se conocen los ingresos reales.
3. Si no lo estás, dinos por qué del mismo modo. Un perito la revisa, y su segunda oferta es definitiva.`,
    ],
    fr: [
      'Vous avez une offre',
      'Comment elle a été calculée, et ce que vous pouvez faire.',
      `1. Comparez-la à vos propres chiffres. Du chiffre d’affaires perdu, nous prenons votre marge bénéficiaire, dont nous retirons la franchise.
2. Si vous êtes d’accord, {contact}. Nous versons mois par mois, quand le chiffre d’affaires réel est connu.
3. Sinon, dites-nous pourquoi de la même façon. Un expert la revoit, et sa deuxième offre est définitive.`,
    ],
  },
];
