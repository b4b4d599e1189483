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
      {
        id: 'add-passenger',
        en: [
          'How do I add or change a passenger?',
          'On the page “Passengers”, with the name as it is in the passport and a phone number. Add everyone once, yourself too; you then only tick them for each trip. Somebody who is insured on a trip cannot be deleted until it is over.',
        ],
        es: [
          '¿Cómo añado o cambio un pasajero?',
          'En la página «Pasajeros», con el nombre tal como está en el pasaporte y un teléfono. Añade a cada persona una vez, también a ti; después solo la marcas en cada viaje. Quien está asegurado en un viaje no se puede eliminar hasta que termina.',
        ],
        fr: [
          'Comment ajouter ou modifier un passager ?',
          'Sur la page « Passagers », avec le nom tel qu’il est sur le passeport et un numéro de téléphone. Ajoutez chaque personne une fois, vous aussi ; il suffit ensuite de la cocher pour chaque voyage. Une personne assurée pour un voyage ne peut être supprimée avant qu’il soit terminé.',
        ],
      },
      {
        id: 'certificate',
        en: [
          'Where is my certificate of insurance?',
          'On the page of the trip, in “My insurances”: choose “Print the certificate”. There your browser can also save it as a PDF file.',
        ],
        es: [
          '¿Dónde está mi certificado de seguro?',
          'En la página del viaje, en «Mis seguros»: elige «Imprimir el certificado». Tu navegador también puede guardarlo allí como archivo PDF.',
        ],
        fr: [
          'Où est mon attestation d’assurance ?',
          'Sur la page du voyage, dans « Mes assurances » : choisissez « Imprimer l’attestation ». Votre navigateur peut aussi l’y enregistrer en PDF.',
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
        where: ({ luggage }) => luggage,
        en: [
          'My luggage is lost. What do I do?',
          'Report it to the airline first and keep the reference. Then, within seven days of landing, choose “Report a lost bag” in “Luggage”. On the page of the bag you can add pictures and PDF files.',
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
          'No, this insurance is for late and cancelled flights. Report a lost or late bag to the airline, at its desk in the airport.',
        ],
        es: [
          '¿Está asegurado mi equipaje?',
          'No, este seguro es para vuelos que se retrasan o se cancelan. Comunica una maleta perdida o retrasada a la aerolínea, en su mostrador del aeropuerto.',
        ],
        fr: [
          'Mes bagages sont-ils assurés ?',
          'Non, cette assurance est pour les vols en retard ou annulés. Déclarez un bagage perdu ou retardé à la compagnie, à son comptoir de l’aéroport.',
        ],
      },
    ],
  },
  remedyQuestions,
  payoutQuestions,
];
