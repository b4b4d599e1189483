import type { Content } from '../content.ts';

export const questions: Content['questions'] = {
  signingIn: {
    category: 'Iniciar sesión',
    questions: {
      'forgotten-password': {
        question: 'He olvidado mi contraseña. ¿Qué hago?',
        answer:
          'Elige «¿Has olvidado la contraseña?» en la página de acceso. Te enviaremos por correo un enlace para crear una nueva.',
      },
      locked: {
        question: '¿Por qué ya no se acepta mi contraseña?',
        answer:
          'Tras diez intentos incorrectos, bloqueamos el acceso durante 15&nbsp;minutos para que nadie pueda adivinar tu contraseña.',
      },
      'code-missing': {
        question: '¿Dónde está mi código?',
        answer:
          'En el correo o mensaje que enviamos a la dirección o al número que escribiste. Es válido durante diez minutos.',
      },
      'signed-out': {
        question: '¿Por qué se ha cerrado mi sesión?',
        answer:
          'La sesión dura una hora. Cuando termina, se conserva lo que escribiste en un formulario de varios pasos, pero no en uno de una sola página. También termina si la cierras en otra pestaña, y entonces se borra todo lo que no hayas terminado.',
      },
    },
  },
  customerData: {
    category: 'Tú y tus datos',
    questions: {
      'change-details': {
        question: '¿Cómo cambio mis datos?',
        answer: 'Elige «Editar datos» en la página [Cuenta](/account). Si ahí no puedes cambiar un dato, {contact}.',
      },
      'what-is-kept': {
        question: '¿Qué datos míos se guardan?',
        answer: 'Solo lo necesario para tu póliza. Lo encontrarás todo en el [aviso de privacidad](/privacy).',
      },
      'this-device': {
        question: '¿Qué se queda en este dispositivo?',
        answer:
          'Tu idioma, estos textos y, hasta que cierras la sesión, lo que escribiste en un formulario de varios pasos sin terminar. Nunca guardamos en él contraseñas ni números de cuenta.',
      },
      complaint: {
        question: '¿Cómo presento una queja?',
        answer:
          'Para presentar una queja, {contact}. Las [condiciones generales](/terms) explican los siguientes pasos.',
      },
    },
  },
  insuringTrips: {
    category: 'Asegurar un viaje',
    questions: {
      'until-when': {
        question: '¿Hasta cuándo puedo asegurar un vuelo?',
        answer: 'Hasta 24&nbsp;horas antes de su salida y, como muy tarde, el último día de tu póliza.',
      },
      connections: {
        question: '¿Tengo que asegurar también los vuelos de conexión?',
        answer: 'Sí. Añade todos los vuelos de tu viaje, hasta cuatro.',
      },
      'flight-not-found': {
        question: '¿Por qué no encuentro mi vuelo?',
        answer:
          'Comprueba que has escrito el número tal como figura en tu reserva, con sus letras, y la fecha de salida en el aeropuerto de origen.',
      },
      'how-many': {
        question: '¿A cuántas personas puedo asegurar?',
        answer:
          'El límite depende de tu póliza y te lo mostramos antes de confirmar. En la página del viaje puedes cambiar quién viaja mientras ninguno de sus vuelos haya salido ni tenga una incidencia.',
      },
      'add-passenger': {
        question: '¿Cómo añado o cambio un pasajero?',
        answer:
          'En la página «Pasajeros», escribe el nombre tal como figura en el pasaporte y un teléfono. Añade a cada persona una sola vez, también a ti; después solo tienes que seleccionarla en cada viaje. No puedes eliminar a quien está asegurado en un viaje hasta que el viaje termine.',
      },
      certificate: {
        question: '¿Dónde está mi certificado de seguro?',
        answer:
          'Abre el viaje en «Mis seguros» y elige «Imprimir el certificado». Al imprimir, también puedes guardarlo como archivo PDF.',
      },
    },
  },
  duringTrips: {
    category: 'Durante el viaje',
    questions: {
      'which-time': {
        question: '¿En qué zona horaria se muestran los vuelos?',
        answer:
          'Las salidas y las llegadas se muestran en la hora local de su aeropuerto. El nombre del lugar está al lado de cada hora.',
      },
      'report-delay': {
        question: '¿Tengo que comunicar un retraso?',
        answer:
          'No, vemos los retrasos que comunican las aerolíneas. Si tu vuelo se retrasa o se cancela y no lo mostramos, elige «¿Retraso o cancelación?» en la página del viaje. Puedes hacerlo hasta que salga el vuelo.',
      },
      missed: {
        question: '¿Tengo cobertura si pierdo el vuelo?',
        answer:
          'No, si lo pierdes por un motivo personal. Consulta qué está cubierto y qué no en los [datos clave](/key-facts).',
      },
      'lost-bag': {
        question: 'Se ha perdido mi equipaje. ¿Qué hago?',
        answer:
          'Comunica primero la pérdida a la aerolínea y guarda la referencia. Después, en los siete días siguientes al aterrizaje, comunícanosla en «Equipaje». En la página de la maleta puedes añadir imágenes y archivos PDF.',
      },
      'luggage-not-insured': {
        question: '¿Está asegurado mi equipaje?',
        answer:
          'No, este seguro solo cubre vuelos con retraso o cancelados. Comunica una maleta perdida o retrasada a la aerolínea, en su mostrador del aeropuerto.',
      },
    },
  },
  disruptions: {
    category: 'Cuando un vuelo se retrasa o se cancela',
    questions: {
      'what-for-a-delay': {
        question: 'Mi vuelo lleva retraso. ¿A qué tengo derecho?',
        answer:
          'Depende de tu póliza y del retraso: por ejemplo, una sala VIP, otro vuelo, un hotel o puntos. Elige «Ver tus opciones» junto al vuelo para ver lo que hay disponible y decidir.',
      },
      lounge: {
        question: '¿Cómo entro en la sala VIP?',
        answer:
          'Elige una sala VIP, indica para quién es el pase y confirma. Después recibirás un pase para una persona: muéstralo en la entrada, en el teléfono o impreso.',
      },
      'flight-or-hotel': {
        question: '¿Quién reserva otro vuelo o una habitación de hotel?',
        answer:
          'Nosotros. Solicítalo y buscaremos vuelos o habitaciones, normalmente en menos de una hora. Después, eliges el que prefieras.',
      },
      points: {
        question: '¿Adónde van mis puntos?',
        answer:
          'A tu cuenta de puntos, normalmente en cuanto los solicitas. A veces tenemos que revisar antes tu solicitud, lo que tarda unos días. En ese caso, te avisamos.',
      },
      cash: {
        question: '¿Puedo recibir dinero?',
        answer:
          'Sí, si tu póliza incluye un pago. Elígelo en «Ver tus opciones». Enviamos el dinero a tu cuenta o monedero electrónico en cinco días laborables, nunca en efectivo.',
      },
      refund: {
        question: '¿Me reembolsan el vuelo?',
        answer:
          'El reembolso se pide a la aerolínea: si cancela, te debe otro vuelo o tu dinero. Además, puedes usar tus opciones con nosotros, pero no cubrimos los gastos que la aerolínea ya te ha reembolsado.',
      },
    },
  },
  payouts: {
    category: 'Pagos',
    questions: {
      'payout-method': {
        question: '¿Cómo configuro una forma de cobro?',
        answer:
          'Elige «Configurar una forma de cobro» en «Formas de cobro», en tu resumen. Añade una cuenta bancaria o un monedero electrónico a tu nombre. Si tienes varias, elige «Marcar como preferida» en la que quieras usar primero.',
      },
      'payout-when': {
        question: '¿Cuándo llega mi pago?',
        answer:
          'En los cinco días laborables siguientes a nuestra confirmación. La página de la incidencia muestra adónde lo enviamos y qué día.',
      },
    },
  },
  claims: {
    category: 'Una reclamación',
    questions: {
      report: {
        question: '¿Tengo que comunicar un suceso?',
        answer: 'No. Cuando un suceso supera el umbral de tu póliza, abrimos una reclamación por ti.',
      },
      'how-far': {
        question: '¿En qué estado está mi reclamación?',
        answer: 'Tu resumen muestra el estado de cada reclamación y el siguiente paso.',
      },
      damage: {
        question: '¿Están cubiertos los daños al edificio?',
        answer: 'No, solo se cubren los ingresos perdidos. Consulta los [datos clave](/key-facts).',
      },
      'not-agreed': {
        question: '¿Y si no estoy de acuerdo con la oferta?',
        answer: 'Dinos por qué: {contact}. Un perito la revisará, y su segunda oferta es definitiva.',
      },
    },
  },
  claimPayouts: {
    category: 'Tu banco y los pagos',
    questions: {
      'why-bank': {
        question: '¿Por qué hace falta ver mis ingresos?',
        answer: 'Para calcular lo que has perdido. Solo los consultamos con tu permiso.',
      },
      withdraw: {
        question: '¿Puedo retirar el permiso?',
        answer: 'Sí, en tu banco y en cualquier momento. Si tienes una reclamación abierta, quedará en espera.',
      },
      'when-paid': {
        question: '¿Cuándo cobro?',
        answer:
          'Cuando aceptas la oferta, mes a mes, en cuanto se conocen los ingresos reales de cada mes. Consulta las [condiciones generales](/terms).',
      },
    },
  },
  monitoredData: {
    category: 'Qué vigilamos',
    questions: {
      'which-data': {
        question: '¿Qué datos se pueden vigilar?',
        answer:
          'Tarjetas, correos electrónicos, teléfonos, cuentas bancarias y documentos de identidad. Tu resumen muestra cuántos de cada tipo.',
      },
      'whose-data': {
        question: '¿Se pueden vigilar los datos de otra persona?',
        answer: 'No, los datos deben ser tuyos.',
      },
      where: {
        question: '¿Dónde se buscan mis datos?',
        answer: 'En mercados, foros y archivos filtrados donde aparecen datos robados. No podemos verlo todo.',
      },
      'not-shown': {
        question: '¿Por qué no veo mis números y direcciones?',
        answer: 'Para protegerlos de quien mire tu pantalla. Tu resumen solo muestra cuántos hay.',
      },
    },
  },
  alerts: {
    category: 'Alertas',
    questions: {
      'what-to-do': {
        question: '¿Qué debo hacer si recibo una alerta?',
        answer:
          'Sigue el plan para lo que se ha encontrado. Los planes están en la página de ayuda. Empieza hoy mismo.',
      },
      'take-back': {
        question: '¿Es posible hacer que retiren mis datos?',
        answer:
          'No, lo que se ha publicado no se puede retirar. Pero puedes inutilizarlo con otra contraseña u otra tarjeta.',
      },
      'no-alert': {
        question: '¿Están mis datos a salvo si no tengo alertas?',
        answer: 'No los hemos encontrado donde buscamos. Es buena señal, pero no una garantía.',
      },
    },
  },
};
