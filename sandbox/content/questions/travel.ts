import type { WrittenQuestions } from '../writing.ts';
import { payoutQuestions } from './payouts.ts';
import { remedyQuestions } from './remedies.ts';

export const travelQuestions: readonly WrittenQuestions[] = [
  {
    category: { en: 'Insuring a trip', es: 'Asegurar un viaje', fr: 'Assurer un voyage' },
    questions: [
      {
        id: 'until-when',
        en: [
          'How late can I insure a flight?',
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
        en: ['Do I need to insure connecting flights too?', 'Yes. Add every flight of your trip, up to four.'],
        es: [
          '¿Tengo que asegurar también los vuelos de conexión?',
          'Sí. Añade todos los vuelos de tu viaje, hasta cuatro.',
        ],
        fr: [
          'Faut-il aussi assurer les correspondances ?',
          'Oui. Ajoutez tous les vols de votre voyage, jusqu’à quatre.',
        ],
      },
      {
        id: 'flight-not-found',
        en: [
          'Why can’t I find my flight?',
          'Check that you entered the flight number as on your ticket, including the letters, and the departure date at the departure airport.',
        ],
        es: [
          '¿Por qué no encuentro mi vuelo?',
          'Comprueba que has escrito el número tal como figura en tu billete, con sus letras, y la fecha de salida en el aeropuerto de origen.',
        ],
        fr: [
          'Pourquoi mon vol est-il introuvable ?',
          'Vérifiez que vous avez saisi le numéro tel qu’il figure sur votre billet, lettres comprises, et la date de départ à l’aéroport de départ.',
        ],
      },
      {
        id: 'how-many',
        en: [
          'How many people can I insure?',
          'Your policy sets the limit, and we show it before you confirm. On the trip’s page, you can change who is travelling until one of its flights has left or is disrupted.',
        ],
        es: [
          '¿A cuántas personas puedo asegurar?',
          'El límite depende de tu póliza y te lo mostramos antes de confirmar. En la página del viaje puedes cambiar quién viaja mientras ninguno de sus vuelos haya salido ni tenga una incidencia.',
        ],
        fr: [
          'Combien de personnes puis-je assurer ?',
          'La limite dépend de votre contrat, et nous l’affichons avant que vous confirmiez. Sur la page du voyage, vous pouvez modifier les passagers tant qu’aucun de ses vols n’est parti, retardé ou annulé.',
        ],
      },
      {
        id: 'add-passenger',
        en: [
          'How do I add or change a passenger?',
          'On the “Passengers” page, enter the name as in the passport, and a phone number. Add each person once, including yourself, and then just select them for each trip. You can’t delete someone who is insured on a trip until the trip is over.',
        ],
        es: [
          '¿Cómo añado o cambio un pasajero?',
          'En la página «Pasajeros», escribe el nombre tal como figura en el pasaporte y un teléfono. Añade a cada persona una sola vez, también a ti; después solo tienes que seleccionarla en cada viaje. No puedes eliminar a quien está asegurado en un viaje hasta que el viaje termine.',
        ],
        fr: [
          'Comment ajouter ou modifier un passager ?',
          'Sur la page « Passagers », saisissez le nom tel qu’il figure sur le passeport, et un numéro de téléphone. Ajoutez chaque personne une seule fois, vous y compris ; il suffit ensuite de la sélectionner pour chaque voyage. Vous ne pouvez pas supprimer une personne assurée pour un voyage avant la fin de celui-ci.',
        ],
      },
      {
        id: 'certificate',
        en: [
          'Where is my certificate of insurance?',
          'Open the trip in “My insurances” and choose “Print the certificate”. In the print dialog, you can also save it as a PDF file.',
        ],
        es: [
          '¿Dónde está mi certificado de seguro?',
          'Abre el viaje en «Mis seguros» y elige «Imprimir el certificado». Al imprimir, también puedes guardarlo como archivo PDF.',
        ],
        fr: [
          'Où est mon attestation d’assurance ?',
          'Ouvrez le voyage dans « Mes assurances » et choisissez « Imprimer l’attestation ». Au moment d’imprimer, vous pouvez aussi l’enregistrer en PDF.',
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
          'Which time zone are flight times in?',
          'Departures and arrivals are in the local time of their airport. The name of the place is beside each time.',
        ],
        es: [
          '¿En qué zona horaria se muestran los vuelos?',
          'Las salidas y las llegadas se muestran en la hora local de su aeropuerto. El nombre del lugar está al lado de cada hora.',
        ],
        fr: [
          'Dans quel fuseau horaire les vols sont-ils affichés ?',
          'Les départs et les arrivées sont à l’heure locale de leur aéroport. Le nom du lieu figure à côté de chaque heure.',
        ],
      },
      {
        id: 'report-delay',
        en: [
          'Do I have to report a delay?',
          'No, we see what the airlines report. If your flight is late or cancelled and we don’t show it, choose “Late or cancelled?” on the trip’s page. You can do this until the flight has left.',
        ],
        es: [
          '¿Tengo que comunicar un retraso?',
          'No, vemos los retrasos que comunican las aerolíneas. Si tu vuelo se retrasa o se cancela y no lo mostramos, elige «¿Retraso o cancelación?» en la página del viaje. Puedes hacerlo hasta que salga el vuelo.',
        ],
        fr: [
          'Dois-je signaler un retard ?',
          'Non, nous voyons ce qu’annoncent les compagnies. Si votre vol est retardé ou annulé et que nous ne l’affichons pas, choisissez « Retard ou annulation ? » sur la page du voyage. Vous pouvez le faire jusqu’au départ du vol.',
        ],
      },
      {
        id: 'missed',
        en: [
          'Am I covered if I miss my flight?',
          'Not if you miss it for personal reasons. See the [key facts](/key-facts) for what is and isn’t covered.',
        ],
        es: [
          '¿Tengo cobertura si pierdo el vuelo?',
          'No, si lo pierdes por un motivo personal. Consulta qué está cubierto y qué no en los [datos clave](/key-facts).',
        ],
        fr: [
          'Suis-je couvert si je manque mon vol ?',
          'Pas si vous le manquez pour une raison personnelle. Pour savoir ce qui est couvert, consultez [l’essentiel](/key-facts).',
        ],
      },
      {
        id: 'lost-bag',
        where: ({ luggage }) => luggage,
        en: [
          'My luggage is lost. What should I do?',
          'Report it to the airline first and keep the reference. Then, within seven days of landing, choose “Report a lost bag” in “Luggage”. You can add pictures and PDF files on the bag’s page.',
        ],
        es: [
          'Se ha perdido mi equipaje. ¿Qué hago?',
          'Comunícalo primero a la aerolínea y guarda la referencia. Después, en los siete días siguientes al aterrizaje, elige «Comunicar una maleta perdida» en «Equipaje». En la página de la maleta puedes añadir imágenes y archivos PDF.',
        ],
        fr: [
          'Mes bagages sont perdus. Que faire ?',
          'Déclarez-le d’abord à la compagnie et gardez la référence. Puis, dans les sept jours qui suivent l’atterrissage, choisissez « Déclarer un bagage perdu » dans « Bagages ». Sur la page du bagage, vous pouvez ajouter des images et des fichiers PDF.',
        ],
      },
      {
        id: 'luggage-not-insured',
        where: ({ luggage }) => !luggage,
        en: [
          'Is my luggage insured?',
          'No, this insurance only covers late and cancelled flights. Report a lost or late bag to the airline, at its desk at the airport.',
        ],
        es: [
          '¿Está asegurado mi equipaje?',
          'No, este seguro solo cubre vuelos con retraso o cancelados. Comunica una maleta perdida o retrasada a la aerolínea, en su mostrador del aeropuerto.',
        ],
        fr: [
          'Mes bagages sont-ils assurés ?',
          'Non, cette assurance ne couvre que les vols retardés ou annulés. Déclarez un bagage perdu ou retardé à la compagnie, à son comptoir de l’aéroport.',
        ],
      },
    ],
  },
  remedyQuestions,
  payoutQuestions,
];
