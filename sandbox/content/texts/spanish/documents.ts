import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content } from '../content.ts';
import { contactPhrase } from './phrases.ts';

export const documents: Content['documents'] = {
  privacy: (facts) => ({
    title: 'Aviso de privacidad',
    body: `
${facts.insurer} es responsable de los datos personales de este portal. Este aviso explica qué guardamos, para qué y durante cuánto tiempo.

## Qué guardamos

- Quién eres y cómo contactarte: nombre, correo electrónico, teléfono, idioma.
- Tu cobertura: pólizas, seguros, alertas y reclamaciones.
${facts.paysOut ? '- Adónde enviamos el dinero: tus formas de cobro. Solo mostramos las últimas cifras de una cuenta hasta que eliges «Mostrar».\n' : ''}- Tu actividad: cuándo iniciaste sesión, desde qué dirección IP y qué cambiaste.

## Para qué lo guardamos

Lo necesitamos para asegurarte y para ayudarte cuando ocurre algo. La ley nos obliga a conservar una parte por motivos fiscales y de supervisión. Solo te enviamos ofertas si las has pedido.

## Quién más ve tus datos

Las empresas que necesitamos para ayudarte, y solo los datos que necesitan: bancos, peritos y quienes prestan los servicios que cubre tu seguro. Nunca vendemos tus datos.

## Cuánto tiempo lo guardamos

Mientras estés asegurado y diez años después de tu última reclamación. Borramos los registros de inicio de sesión al cabo de un año.

## En tu navegador

Tu navegador guarda:

- Lo que escribiste en un formulario sin terminar, durante 20&nbsp;horas como máximo o hasta que cierres sesión.
- Tu idioma, el diseño del portal y las páginas de ayuda. Si te pedimos tu consentimiento para ello, solo los guarda si aceptas, durante 31&nbsp;días como máximo. Recuerda tu elección durante 31&nbsp;días.
- Los ajustes que el portal necesita para funcionar.

Puedes borrarlo todo en tu navegador en cualquier momento. Tu sesión se olvida cuando cierras la pestaña.

## Tus derechos

Puedes consultar, corregir, exportar y borrar tus datos, y oponerte a su uso. Para ello, ${contactPhrase(facts)}. También puedes reclamar ante la autoridad de protección de datos de tu país.
`,
  }),

  callCosts: (facts) => ({
    title: 'Cuánto cuesta una llamada',
    body: `
Puedes llamar a ${facts.insurer} al ${formatContactPhone(facts)}.

## Desde tu país

Se aplica la tarifa habitual de tu operador para este número. Nosotros no te cobramos nada ni ganamos nada con la llamada.

## Desde el extranjero

Tu operador puede cobrarte la itinerancia (roaming), incluso mientras esperas. Consulta sus tarifas antes de llamar o llama por internet.

## Gratis

Danos tu número al principio de la llamada y te llamaremos nosotros. O escríbenos a ${formatContactMail(facts)}.
`,
  }),

  payoutTerms: (facts) => ({
    title: 'Condiciones de los pagos',
    body: `
Estas condiciones completan las [condiciones generales](/terms) siempre que ${facts.insurer} te paga dinero.

## Adónde pagamos

A tu forma de cobro preferida, que debe estar a tu nombre o al de tu empresa. No pagamos a otras personas.

## Cuándo pagamos

En los cinco días laborables siguientes a tu solicitud. Tu banco puede tardar más y no contabiliza pagos los fines de semana.

## En qué moneda pagamos

En la moneda del país de tu cuenta. Si tu banco convierte el dinero, fija el tipo de cambio y las comisiones.

## Si nos devuelven un pago

Te avisamos y guardamos el dinero hasta que nos des otra forma de cobro. Si los datos eran erróneos, descontamos los gastos que eso haya causado.

## Si pagamos de más

Debes devolver el dinero pagado por error cuando te lo comuniquemos.

## Preguntas

Si algo no está claro, ${contactPhrase(facts)}.
`,
  }),
};
