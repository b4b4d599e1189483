import type { Content } from '../content.ts';

export const articles: Content['articles'] = {
  help: {
    'signing-in': {
      title: 'Si no puedes iniciar sesión',
      summary: 'Comprueba esto y vuelve a intentarlo.',
      body: `Comprueba tu correo electrónico y tu contraseña, también las mayúsculas. Elige «Mostrar la contraseña» para ver lo que has escrito.

Tras diez contraseñas incorrectas, bloqueamos el acceso durante 15&nbsp;minutos. Espera y vuelve a intentarlo.

Si sigues sin poder entrar, {contact}.`,
    },
    'one-time-code': {
      title: 'Los códigos que te enviamos',
      summary: 'Cuánto dura un código y qué hacer si no llega.',
      body: `Un código es válido durante diez minutos y solo sirve una vez. Si has pedido varios, usa el último.

Si no te llega, mira en el correo no deseado y comprueba que has escrito el correo electrónico o el teléfono que nos diste. El teléfono debe llevar el prefijo internacional. Después, elige «Enviar otro código».`,
    },
    'one-hour': {
      title: 'Por qué se cierra tu sesión después de una hora',
      summary: 'La sesión dura una hora. Guardamos lo que escribiste en un formulario de varios pasos.',
      body: `Por tu seguridad, la sesión dura una hora. Te avisamos poco antes de que termine.

Lo que escribiste en un formulario de varios pasos se guarda en tu dispositivo durante 20&nbsp;horas: inicia sesión de nuevo y continúa donde lo dejaste.

Un formulario de una sola página no se guarda, como el del nombre y el teléfono de una persona o el de un número de cuenta: así nadie más puede encontrar esos datos en este dispositivo. Tendrás que escribirlos de nuevo.`,
    },
    language: {
      title: 'Usar el portal en otro idioma',
      summary: 'Elígelo en la parte superior de cualquier página.',
      body: `Encontrarás la lista de idiomas en la parte superior de cada página. En un teléfono, está en el menú cuando has iniciado sesión.

Este dispositivo recuerda tu elección.`,
    },
    'poor-connection': {
      title: 'Si tienes mala conexión',
      summary: 'No pierdes lo que has escrito y nada se envía dos veces.',
      body: `Lo que has escrito sigue ahí mientras tengas la página abierta, y lo que has abierto sigue en pantalla. Si algo no se ha podido cargar, elige al lado «Volver a intentarlo».

Si has enviado algo y no has recibido respuesta, envíalo de nuevo desde la misma página. Reconocemos que es la misma solicitud y la tramitamos una sola vez.`,
    },
  },
  info: {
    'never-ask': {
      title: 'Nunca te pedimos la contraseña',
      summary: 'Ni por teléfono ni por correo. Si alguien lo hace, no somos nosotros.',
      body: `Nunca te pedimos la contraseña ni un código, ni por teléfono ni por correo. Si alguien lo hace, no somos nosotros.

Si ya se los has dado a alguien, {contact}.`,
    },
    'shared-device': {
      title: 'Si usas un dispositivo compartido',
      summary: 'Cierra la sesión cuando acabes.',
      body: `Elige «Cerrar sesión» en el menú cuando acabes. En algunos dispositivos no basta con cerrar la ventana.

Al cerrar la sesión se borra lo que no hayas terminado. Si la sesión caduca antes, eso se queda en el dispositivo: vuelve a iniciar sesión, termínalo y cierra la sesión.`,
    },
    'personal-data': {
      title: 'Qué sabemos de ti',
      summary: 'Qué datos guardamos y para qué.',
      body: 'Nuestro [aviso de privacidad](/privacy) explica qué datos tenemos sobre ti, para qué los necesitamos, cuánto tiempo los guardamos y cómo puedes ejercer tus derechos.',
    },
  },
  travel: {
    'insuring-a-trip': {
      title: 'Asegurar un viaje',
      summary: 'Qué necesitas y cómo se hace.',
      body: `Ten a mano el número de vuelo y la fecha de salida. Ambos figuran en tu reserva.

1. Elige «Asegurar un viaje» y después un solo vuelo, un viaje de ida y vuelta o varios vuelos.
2. Busca cada vuelo y comprueba que es el tuyo.
3. Elige quién viaja y confirma.

Tu viaje está asegurado en cuanto aparece en «Mis seguros». Consulta qué está cubierto en los [datos clave](/key-facts).

Mientras ninguno de sus vuelos haya salido ni tenga una incidencia, puedes abrir allí el viaje y cambiar quién viaja o cancelar el seguro.`,
    },
    'in-good-time': {
      title: 'Asegura un vuelo con tiempo',
      summary: 'Un vuelo se puede asegurar hasta 24 horas antes de su salida.',
      body: `Un vuelo se puede asegurar hasta 24&nbsp;horas antes de su salida. Después, o cuando ya se ha anunciado una incidencia, es demasiado tarde.

Puedes asegurarlo en cuanto lo reserves.`,
    },
    'flight-late': {
      title: 'Tu vuelo se retrasa',
      summary: 'Qué pasa ahora y qué hacer en el aeropuerto.',
      body: `1. Vigilamos tu vuelo. Cuando la aerolínea comunica un retraso, aparece en lo más alto de tu resumen.
2. Abre el viaje para ver las nuevas horas del vuelo, en la hora local de cada aeropuerto. Si no aparecen, elige «¿Retraso o cancelación?» para avisarnos.
3. Elige «Ver tus opciones» para ver lo que tu póliza ofrece por este retraso y elige una opción.
4. En el aeropuerto, pregunta a la aerolínea si llegarás a tu conexión.

Guarda la tarjeta de embarque.`,
    },
    'flight-cancelled': {
      title: 'Tu vuelo se cancela',
      summary: 'Contacta primero con la aerolínea y después con nosotros.',
      body: `1. Contacta primero con la aerolínea: te debe otro vuelo o el reembolso.
2. Abre el viaje en «Mis seguros». Si el vuelo no aparece como cancelado, elige «¿Retraso o cancelación?» para avisarnos.
3. Elige «Ver tus opciones» para ver lo que tu póliza ofrece y elige una opción. Si necesitas ayuda, {contact}.

Cuando un vuelo se ha cancelado, ya no puedes cancelar su seguro.`,
    },
  },
  business: {
    'how-a-claim-goes': {
      title: 'Cómo funciona una reclamación',
      summary: 'No tienes que comunicar nada: la abrimos nosotros.',
      body: `Abrimos una reclamación cuando un suceso en la dirección de un bien asegurado supera el umbral de tu póliza. No tienes que comunicarlo.

Tu resumen muestra cada reclamación, su estado y el siguiente paso. Consulta qué está cubierto en los [datos clave](/key-facts).`,
    },
    'bank-permission': {
      title: 'Mantén conectado tu banco',
      summary: 'Sin esa conexión, no podemos calcular algunas reclamaciones.',
      body: `Algunas pólizas requieren tu permiso para consultar los ingresos de tu cuenta bancaria. Sin él, no podemos calcular una reclamación.

En «Bienes asegurados», en tu resumen, ves si tu banco está conectado. El permiso se da y se retira en tu banco.`,
    },
    'expected-revenue': {
      title: 'Calcula los ingresos que esperabas',
      summary: 'Mes a mes, como si nada hubiera ocurrido.',
      body: `1. Parte de los mismos meses del año pasado, según tu contabilidad.
2. Ten en cuenta lo que ha cambiado desde entonces: precios, horarios, un segundo local.
3. No incluyas lo que habrías ganado en otro lugar.

Para enviarnos las cifras de tu contabilidad, {contact}. Las comparamos con los meses anteriores.`,
    },
    'an-offer': {
      title: 'Tienes una oferta',
      summary: 'Cómo la hemos calculado y qué puedes hacer.',
      body: `1. Compárala con tus propias cifras. Aplicamos tu margen de beneficio a los ingresos perdidos y restamos la franquicia.
2. Si estás de acuerdo, {contact}. Pagamos mes a mes, cuando se conocen los ingresos reales.
3. Si no lo estás, dinos por qué por la misma vía. Un perito la revisará, y su segunda oferta es definitiva.`,
    },
  },
  monitoring: {
    'what-an-alert-means': {
      title: 'Qué significa una alerta',
      summary: 'Se ha encontrado un dato tuyo. No significa que alguien lo haya usado.',
      body: `Una alerta significa que hemos encontrado un dato tuyo en un lugar donde se ofrecen datos robados. No significa que alguien lo haya usado.

No tener alertas no garantiza que tus datos estén a salvo: no podemos verlo todo.`,
    },
    'email-found': {
      title: 'Se ha encontrado tu correo electrónico',
      summary: 'Cambia primero su contraseña y luego la de las cuentas que usan la misma.',
      body: `1. Cambia la contraseña de ese buzón.
2. Cámbiala también en los demás sitios donde uses la misma. Elige una distinta para cada uno.
3. Activa la verificación en dos pasos donde puedas.
4. Desconfía de los mensajes falsos y no abras sus enlaces.`,
    },
    'card-found': {
      title: 'Se ha encontrado el número de tu tarjeta',
      summary: 'Llama primero a tu banco: puede bloquear la tarjeta enseguida.',
      body: `1. Llama a tu banco y pide que bloquee la tarjeta.
2. Busca en tus últimos movimientos compras que no hayas hecho y reclámalas a tu banco.
3. Da el número nuevo a quienes cobran a tu tarjeta.`,
    },
    'passport-found': {
      title: 'Se ha encontrado tu pasaporte',
      summary: 'Denuncia el hallazgo para que nadie use tu pasaporte en tu nombre.',
      body: `1. Comunica la filtración a la autoridad que lo expidió y pregunta si necesitas otro.
2. Denúncialo a la policía y guarda el número de referencia.
3. Avisa a tu banco: en algunos lugares una copia basta para abrir una cuenta.`,
    },
  },
};
