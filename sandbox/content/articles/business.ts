import type { WrittenArticle } from '../writing.ts';

export const businessArticles: readonly WrittenArticle[] = [
  {
    id: 'how-a-claim-goes',
    category: 'help',
    en: [
      'How a claim works',
      'You don’t need to report anything. We open the claim.',
      `We open a claim when an event at the address of an insured item exceeds the threshold in your policy. You don’t have to report it.

Your overview shows each claim, its status, and the next step. See the [key facts](/key-facts) for what is covered.`,
    ],
    es: [
      'Cómo funciona una reclamación',
      'No tienes que comunicar nada: la abrimos nosotros.',
      `Abrimos una reclamación cuando un suceso en la dirección de un bien asegurado supera el umbral de tu póliza. No tienes que comunicarlo.

Tu resumen muestra cada reclamación, su estado y el siguiente paso. Consulta qué está cubierto en los [datos clave](/key-facts).`,
    ],
    fr: [
      'Comment se règle un sinistre',
      'Vous n’avez rien à déclarer : nous ouvrons le dossier.',
      `Nous ouvrons un sinistre lorsqu’un événement à l’adresse d’un bien assuré dépasse le seuil prévu par votre contrat. Vous n’avez pas à le déclarer.

Votre aperçu montre chaque sinistre, son état et la prochaine étape. Pour savoir ce qui est couvert, consultez [l’essentiel](/key-facts).`,
    ],
  },
  {
    id: 'bank-permission',
    category: 'info',
    dismissible: true,
    en: [
      'Keep your bank connected',
      'Without it, we can’t calculate some claims.',
      `Some policies need your permission to read your revenue from your bank account. Without it, we can’t calculate a claim.

“Insured items” on your overview shows whether your bank is connected. You give or withdraw your permission at your bank.`,
    ],
    es: [
      'Mantén conectado tu banco',
      'Sin esa conexión, no podemos calcular algunas reclamaciones.',
      `Algunas pólizas requieren tu permiso para consultar los ingresos de tu cuenta bancaria. Sin él, no podemos calcular una reclamación.

En «Bienes asegurados», en tu resumen, ves si tu banco está conectado. El permiso se da y se retira en tu banco.`,
    ],
    fr: [
      'Gardez votre banque connectée',
      'Sans cette connexion, nous ne pouvons pas chiffrer certains sinistres.',
      `Certains contrats exigent votre accord pour lire votre chiffre d’affaires sur votre compte bancaire. Sans lui, nous ne pouvons pas chiffrer un sinistre.

« Biens assurés », sur votre aperçu, indique si votre banque est connectée. Vous donnez ou retirez votre accord auprès de votre banque.`,
    ],
  },
  {
    id: 'expected-revenue',
    category: 'plans',
    en: [
      'Calculate your expected revenue',
      'Month by month, as if nothing had happened.',
      `1. Start with the same months of last year from your books.
2. Adjust for what has changed since: prices, opening hours, a second shop.
3. Leave out revenue that you would have earned elsewhere.

To send us the figures from your books, {contact}. We compare them with the previous months.`,
    ],
    es: [
      'Calcula los ingresos que esperabas',
      'Mes a mes, como si nada hubiera ocurrido.',
      `1. Parte de los mismos meses del año pasado, según tu contabilidad.
2. Ten en cuenta lo que ha cambiado desde entonces: precios, horarios, un segundo local.
3. No incluyas lo que habrías ganado en otro lugar.

Para enviarnos las cifras de tu contabilidad, {contact}. Las comparamos con los meses anteriores.`,
    ],
    fr: [
      'Calculez votre chiffre d’affaires attendu',
      'Mois par mois, comme si rien n’était arrivé.',
      `1. Partez des mêmes mois de l’année dernière dans votre comptabilité.
2. Tenez compte de ce qui a changé depuis : prix, horaires, deuxième magasin.
3. N’incluez pas ce que vous auriez gagné ailleurs.

Pour nous transmettre les chiffres de votre comptabilité, {contact}. Nous les comparons aux mois précédents.`,
    ],
  },
  {
    id: 'an-offer',
    category: 'plans',
    en: [
      'You have an offer',
      'How we calculated it, and what you can do.',
      `1. Compare it with your own figures. We apply your profit margin to the revenue you lost, then deduct the retention.
2. If you agree, {contact}. We pay month by month, as the actual revenue becomes known.
3. If you don’t agree, contact us in the same way and tell us why. An adjuster will review it, and their second offer is final.`,
    ],
    es: [
      'Tienes una oferta',
      'Cómo la hemos calculado y qué puedes hacer.',
      `1. Compárala con tus propias cifras. Aplicamos tu margen de beneficio a los ingresos perdidos y restamos la franquicia.
2. Si estás de acuerdo, {contact}. Pagamos mes a mes, cuando se conocen los ingresos reales.
3. Si no lo estás, dinos por qué por la misma vía. Un perito la revisará, y su segunda oferta es definitiva.`,
    ],
    fr: [
      'Vous avez une offre',
      'Comment nous l’avons calculée, et ce que vous pouvez faire.',
      `1. Comparez-la à vos propres chiffres. Nous appliquons votre marge bénéficiaire au chiffre d’affaires perdu, puis déduisons la franchise.
2. Si vous êtes d’accord, {contact}. Nous versons mois par mois, quand le chiffre d’affaires réel est connu.
3. Sinon, dites-nous pourquoi de la même façon. Un expert la réexaminera, et sa deuxième offre est définitive.`,
    ],
  },
];
