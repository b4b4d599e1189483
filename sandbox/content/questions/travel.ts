import type { WrittenQuestions } from '../writing.ts';

export const travelQuestions: readonly WrittenQuestions[] = [
  {
    category: { en: 'Insuring a trip', es: 'Asegurar un viaje', fr: 'Assurer un voyage' },
    questions: [
      {
        id: 'until-when',
        en: [
          'Until when can I insure a flight?',
          'Up to 24&nbsp;hours before it leaves, and on or before the last day of your policy.',
        ],
        es: [
          '¿Hasta cuándo puedo asegurar un vuelo?',
          'Hasta 24&nbsp;horas antes de su salida y, como muy tarde, el último día de tu póliza.',
        ],
        fr: [
          'Jusqu’à quand puis-je assurer un vol ?',
          'Jusqu’à 24&nbsp;heures avant son départ, et au plus tard le dernier jour de votre contrat.',
        ],
      },
      {
        id: 'connections',
        en: [
          'Do I insure connecting flights, too?',
          'Yes, each of them: look up every flight of your trip. A trip has up to four.',
        ],
        es: [
          '¿Aseguro también los vuelos de conexión?',
          'Sí, cada uno: busca todos los vuelos de tu viaje. Un viaje tiene hasta cuatro.',
        ],
        fr: [
          'Faut-il aussi assurer les correspondances ?',
          'Oui, chacune : cherchez tous les vols de votre voyage. Un voyage en compte quatre au plus.',
        ],
      },
      {
        id: 'flight-not-found',
        en: [
          'My flight is not found. What can I check?',
          'The number as it stands on the ticket, letters included, and the day of departure at its airport.',
        ],
        es: [
          'No se encuentra mi vuelo. ¿Qué puedo comprobar?',
          'El número tal como figura en el billete, con sus letras, y el día de salida en su aeropuerto.',
        ],
        fr: [
          'Mon vol est introuvable. Que vérifier ?',
          'Le numéro tel qu’il est sur le billet, lettres comprises, et le jour de départ à son aéroport.',
        ],
      },
      {
        id: 'how-many',
        en: ['How many people can travel insured?', 'As many as your policy says. You are told before you confirm.'],
        es: [
          '¿Cuántas personas pueden viajar aseguradas?',
          'Tantas como diga tu póliza. Te lo indicamos antes de confirmar.',
        ],
        fr: [
          'Combien de personnes peuvent voyager assurées ?',
          'Autant que le dit votre contrat. Vous l’apprenez avant de confirmer.',
        ],
      },
    ],
  },
  {
    category: { en: 'During the trip', es: 'Durante el viaje', fr: 'Pendant le voyage' },
    questions: [
      {
        id: 'which-time',
        en: [
          'Which time is meant?',
          'A departure has the time of its airport, an arrival that of the other. The name of the place stands beside it.',
        ],
        es: [
          '¿De qué hora se trata?',
          'Una salida lleva la hora de su aeropuerto, y una llegada la del otro. Al lado está el nombre del lugar.',
        ],
        fr: [
          'De quelle heure s’agit-il ?',
          'Un départ est à l’heure de son aéroport, une arrivée à celle de l’autre. Le nom du lieu se trouve à côté.',
        ],
      },
      {
        id: 'report-delay',
        en: [
          'Do I have to report a delay?',
          'We watch every insured flight, and see what its airline reports. If it is late and we do not show it, {contact}.',
        ],
        es: [
          '¿Tengo que comunicar un retraso?',
          'Vigilamos cada vuelo asegurado y vemos lo que comunica la aerolínea. Si se retrasa y no lo mostramos, {contact}.',
        ],
        fr: [
          'Dois-je signaler un retard ?',
          'Nous surveillons chaque vol assuré et voyons ce qu’annonce la compagnie. S’il est en retard et que nous ne le montrons pas, {contact}.',
        ],
      },
      {
        id: 'missed',
        en: [
          'Is it covered if I miss my flight?',
          'Not for a reason of your own. What is covered and what is not is in the [key facts](/key-facts).',
        ],
        es: [
          '¿Está cubierto si pierdo el vuelo?',
          'No por un motivo tuyo. Qué está cubierto y qué no está en los [datos clave](/key-facts).',
        ],
        fr: [
          'Suis-je couvert si je manque mon vol ?',
          'Pas pour une raison personnelle. Ce qui est couvert ou non se trouve dans [l’essentiel](/key-facts).',
        ],
      },
    ],
  },
];
