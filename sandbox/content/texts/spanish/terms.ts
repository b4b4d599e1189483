import { only } from '../../facts.ts';
import type { Content } from '../content.ts';

export const terms: Content['terms'] = {
  travel: (facts) => ({
    title: 'Condiciones generales',
    body: `
Estas condiciones constituyen el acuerdo entre tú y ${facts.insurer}. Se aplican a cada viaje que asegures aquí, junto con tu póliza y los [datos clave](/key-facts). Esta es la versión 3.

## Qué puedes asegurar

Puedes asegurar un solo vuelo, un viaje de ida y vuelta o un viaje de hasta cuatro vuelos. Cada vuelo tiene que salir más de 24&nbsp;horas después de asegurarlo y, como muy tarde, el último día de tu póliza. Tu póliza indica cuántas personas pueden estar aseguradas a la vez.

## Cuándo estás asegurado

Un viaje está asegurado desde que aparece en «Mis seguros», para los pasajeros y vuelos que figuran allí. La cobertura termina cuando llega su último vuelo.

## Si un vuelo sufre una incidencia

Vigilamos cada vuelo asegurado. En cuanto la aerolínea comunica un retraso o una cancelación, lo mostramos aquí. Según el vuelo, la duración del retraso y tu póliza, recibes una o varias de estas prestaciones:

- la entrada a una sala VIP del aeropuerto,
- una plaza en otro vuelo,
- una noche de hotel,
- puntos de un programa de fidelidad${facts.paysOut ? ',\n- un pago en dinero.' : '.'}

Mostramos las opciones disponibles junto al vuelo, y tú eliges. Una vez que confirmamos tu elección, es definitiva.
${only(
  facts.paysOut,
  `
## Pagos y límites

Pagamos en la forma de cobro que elijas, en los cinco días laborables siguientes a la confirmación. El total de los pagos de una póliza nunca supera su límite. En tu resumen ves cuánto queda.
`,
)}${only(
  facts.luggage,
  `
## Equipaje perdido

Comunica primero la pérdida a la aerolínea y guarda el número del parte. Después, comunícanosla con ese número en los siete días siguientes al aterrizaje.
`,
)}
## Qué no está asegurado

- Las incidencias anunciadas antes de que aseguraras el viaje.
- Los vuelos que pierdas por un motivo personal.
- Los gastos que la aerolínea u otra persona ya te ha reembolsado.
- Las incidencias causadas por una guerra o porque una autoridad cierre un espacio aéreo.

## Qué te pedimos

Danos los nombres como figuran en los pasaportes y un teléfono en el que estés localizable durante el viaje. Avísanos enseguida si algún dato no es correcto. Si das datos falsos a propósito, pierdes la cobertura de ese viaje.

## Cancelación

Puedes cancelar un seguro en la página de su viaje mientras ninguno de sus vuelos haya salido ni conste como retrasado o cancelado. Después, sigue en vigor.
`,
  }),

  business: (facts) => ({
    title: 'Condiciones generales',
    body: `
Estas condiciones constituyen el acuerdo entre tu negocio y ${facts.insurer}. Se aplican a cada bien asegurado, junto con tu póliza y los [datos clave](/key-facts). Esta es la versión 3.

## Qué puedes asegurar

Puedes asegurar los locales en los que tu negocio obtiene sus ingresos. Cada uno es un bien asegurado con una dirección, una póliza y los permisos que pedimos.

Su cobertura empieza en cuanto la confirmamos y termina con su póliza o cuando la cancelas. Está incluida en el precio de tu póliza.

## Cuándo pagamos

Una reclamación empieza cuando un suceso en la dirección de un bien asegurado supera el umbral de tu póliza. No tienes que comunicarlo. Entonces te preguntamos qué ingresos esperabas, mes a mes, mientras el suceso afecte a tu negocio.

## Cómo calculamos una oferta

Comparamos lo que esperabas con los ingresos de los meses anteriores, que consultamos en tu cuenta bancaria con tu permiso. Aplicamos tu margen de beneficio a la diferencia y descontamos la franquicia. El resultado es nuestra oferta. Puedes aceptarla o decirnos por qué no estás de acuerdo. En ese caso, un perito la revisa, y su segunda oferta es definitiva.

## Pagos y límites

Cuando aceptas una oferta, pagamos mes a mes, en cuanto se conocen los ingresos reales de un mes y has elegido una forma de cobro. Nuestros pagos nunca superan el límite de tu póliza.

## Qué no está asegurado

- Los daños a edificios, existencias o maquinaria.
- Las pérdidas anteriores a la póliza.
- Los meses en los que cerraste por decisión propia.

## Qué te pedimos

Danos las cifras de tu contabilidad y mantén el permiso de tu cuenta bancaria mientras haya una reclamación abierta. Si das cifras falsas a propósito, pierdes el derecho a la indemnización de esa reclamación.
`,
  }),

  monitoring: (facts) => ({
    title: 'Condiciones generales',
    body: `
Estas condiciones constituyen el acuerdo entre tú y ${facts.insurer}. Se aplican a todos los datos que vigilamos por ti, junto con tu póliza y los [datos clave](/key-facts). Esta es la versión 3.

## Qué hacemos

Buscamos los datos que nos das en los lugares donde se ofrecen datos robados: mercados, foros y archivos filtrados. Si encontramos alguno, recibes una alerta y un plan de lo que hay que hacer.

## Qué podemos vigilar

Podemos vigilar tus tarjetas, correos electrónicos, teléfonos, cuentas bancarias y documentos de identidad, hasta el número de cada tipo que indica este portal. Deben ser tuyos.

## Cuándo empieza y termina la vigilancia

La vigilancia empieza en cuanto la aceptas, con una primera búsqueda que puede durar un día. Termina con tu póliza o cuando borras los datos vigilados.

## Qué no podemos hacer

No podemos verlo todo ni retirar lo que se ha publicado. Una alerta significa que se han encontrado datos tuyos, no que se hayan usado. No tener alertas no garantiza que tus datos estén a salvo.

## Qué te pedimos

Sigue el plan de una alerta en cuanto puedas y marca cada paso cuando lo completes. Avisa a tu banco enseguida si se ha encontrado una tarjeta. No añadas datos de otras personas.
`,
  }),
};
