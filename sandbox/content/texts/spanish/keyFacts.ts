import { only } from '../../facts.ts';
import type { Content } from '../content.ts';
import { contactPhrase } from './phrases.ts';

export const keyFacts: Content['keyFacts'] = {
  travel: (facts) => ({
    title: 'Datos clave',
    body: `
Esto es un resumen. Se aplican tu póliza y las [condiciones generales](/terms).

## Qué está asegurado

- Los retrasos y las cancelaciones de los vuelos que figuran en «Mis seguros».
- Todos los pasajeros que figuran allí, hasta el número que permite tu póliza.${only(facts.luggage, '\n- El equipaje que una aerolínea ha perdido.')}

## Qué no está asegurado

- Las incidencias anunciadas antes de que aseguraras el viaje.
- Los vuelos que pierdas por un motivo personal.
- Los gastos que la aerolínea ya te ha reembolsado.

## Cuándo empieza y termina la cobertura

Un viaje está asegurado desde que aparece en «Mis seguros» hasta que llega su último vuelo. Puedes asegurar un vuelo hasta 24&nbsp;horas antes de su salida.

## Si tu vuelo se retrasa o se cancela

Aparece en la parte superior de tu resumen y en la página del viaje. Elige allí «Ver tus opciones» para ver lo que tu póliza ofrece (una sala VIP, otro vuelo, un hotel${facts.paysOut ? ', puntos o un pago' : ' o puntos'}) y elige una opción. No tienes que demostrar nada. Si necesitas ayuda, ${contactPhrase(facts)}.

## Cancelación

Puedes cancelar en la página del viaje mientras ninguno de sus vuelos haya salido ni conste como retrasado o cancelado. Después, el seguro sigue en vigor.
`,
  }),

  business: () => ({
    title: 'Datos clave',
    body: `
Esto es un resumen. Se aplican tu póliza y las [condiciones generales](/terms).

## Qué está asegurado

- Los ingresos que tus locales pierden por un suceso en su dirección.
- Durante los meses que indica tu póliza y hasta su límite.
- Cada bien desde que lo confirmamos hasta que termina su póliza, sin cargo adicional.

## Qué no está asegurado

- Los daños a edificios, existencias o maquinaria.
- Las pérdidas anteriores a la póliza.

## Cómo funciona una reclamación

1. Un suceso supera el umbral de tu póliza y abrimos una reclamación.
2. Nos dices qué ingresos esperabas.
3. Te hacemos una oferta. La aceptas o nos dices por qué no estás de acuerdo.
4. Pagamos mes a mes, según se conocen los ingresos reales.

## Tu banco

Algunas pólizas requieren tu permiso para consultar los ingresos de tu cuenta bancaria. Sin él, no podemos calcular una reclamación.
`,
  }),

  monitoring: () => ({
    title: 'Datos clave',
    body: `
Esto es un resumen. Se aplican tu póliza y las [condiciones generales](/terms).

## Qué vigilamos

- Las tarjetas, correos electrónicos, teléfonos, cuentas bancarias y documentos de identidad que añadas.
- Los mercados, foros y archivos filtrados donde aparecen datos robados.

## Qué no vigilamos

- Los datos de otras personas.
- Los datos que no has añadido o has borrado.

## Si encontramos algo

Recibes una alerta con un plan paso a paso. Síguelo en cuanto puedas y marca cada paso cuando lo completes.

## Qué no puede hacer la vigilancia

No podemos verlo todo ni retirar lo que se ha publicado. No tener alertas no garantiza que tus datos estén a salvo.
`,
  }),
};
