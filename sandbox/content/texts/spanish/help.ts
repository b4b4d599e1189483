import type { Content } from '../content.ts';

export const help: Content['help'] = {
  title: 'Ayuda',

  signingIn: `## Iniciar sesión

Comprueba tu correo electrónico y tu contraseña, también las mayúsculas. Tras diez contraseñas incorrectas, bloqueamos el acceso durante 15&nbsp;minutos. Espera y vuelve a intentarlo. Un código de un solo uso es válido durante diez minutos y solo sirve una vez. Si has pedido varios, usa el último.

## Si tu sesión termina

Por tu seguridad, cerramos la sesión después de una hora. Inicia sesión de nuevo: lo que escribiste en un formulario de varios pasos sigue ahí. Los de una sola página tendrás que rellenarlos otra vez.
`,

  travel: `## Asegurar un viaje

Ten a mano el número de vuelo y la fecha de salida. Ambos figuran en tu reserva. Puedes asegurar un vuelo hasta 24&nbsp;horas antes de su salida y una sola vez por póliza.

## Si tu vuelo se retrasa o se cancela

Aparece en la parte superior de tu resumen. Elige allí «Ver tus opciones» para ver lo que tu póliza ofrece y elige una opción.
`,

  business: `## Una reclamación

Abrimos una reclamación cuando un suceso supera el umbral de tu póliza. Junto a cada reclamación verás su estado y lo que necesitamos de ti.

## Tu banco

No podemos calcular algunas reclamaciones sin tu permiso para consultar tus ingresos. El permiso se da y se retira en tu banco.
`,

  monitoring: `## Qué vigilamos

Añade los datos que quieras que vigilemos: un correo electrónico, un número, una tarjeta. Los guardamos enmascarados y los buscamos donde se comercia con datos robados.

## Una alerta

Una alerta te dice qué se ha encontrado y qué hacer, paso a paso. Marca cada paso. Cuando no quede nada por hacer, márcala como gestionada.
`,
};
