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
          'The number as it is on the ticket, letters included, and the day of departure at its airport.',
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
        en: [
          'How many people can travel insured?',
          'As many as your policy says. You are told before you confirm. On the page of the trip you can change who travels, as long as no flight of it has left or is disrupted.',
        ],
        es: [
          '¿Cuántas personas pueden viajar aseguradas?',
          'Tantas como diga tu póliza. Te lo indicamos antes de confirmar. En la página del viaje puedes cambiar quién viaja mientras ninguno de sus vuelos haya salido ni tenga una alteración.',
        ],
        fr: [
          'Combien de personnes peuvent voyager assurées ?',
          'Autant que le dit votre contrat. Vous l’apprenez avant de confirmer. Sur la page du voyage, vous pouvez modifier qui voyage tant qu’aucun de ses vols n’est parti ni perturbé.',
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
          'A departure has the time of its airport, an arrival that of the other. The name of the place is beside it.',
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
          'You need not: we see what the airlines report. If your flight is late or cancelled and we do not show it, tell us on the page of its trip: “Late or cancelled?” is there until the flight has left.',
        ],
        es: [
          '¿Tengo que comunicar un retraso?',
          'No hace falta: vemos lo que comunican las aerolíneas. Si tu vuelo se retrasa o se cancela y no lo mostramos, dínoslo en la página del viaje: «¿Retraso o cancelación?» está allí hasta que el vuelo ha salido.',
        ],
        fr: [
          'Dois-je signaler un retard ?',
          'Non : nous voyons ce qu’annoncent les compagnies. Si votre vol est retardé ou annulé et que nous ne le montrons pas, dites-le-nous sur la page du voyage : « Retard ou annulation ? » s’y trouve jusqu’au départ du vol.',
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
      {
        id: 'lost-bag',
        luggage: true,
        en: [
          'My bag has not arrived. What do I do?',
          'Report it to the airline first and keep the reference. Then, within seven days of landing, choose “Report a lost bag” in “Luggage”. On the page of the bag you can add pictures and PDF files.',
        ],
        es: [
          'No ha llegado mi maleta. ¿Qué hago?',
          'Comunícalo primero a la aerolínea y guarda la referencia. Después, en los siete días siguientes al aterrizaje, elige «Comunicar una maleta perdida» en «Equipaje». En la página de la maleta puedes añadir imágenes y archivos PDF.',
        ],
        fr: [
          'Mon bagage n’est pas arrivé. Que faire ?',
          'Déclarez-le d’abord à la compagnie et gardez la référence. Puis, dans les sept jours qui suivent l’atterrissage, choisissez « Déclarer un bagage perdu » dans « Bagages ». Sur la page du bagage, vous pouvez ajouter des images et des fichiers PDF.',
        ],
      },
    ],
  },
];
