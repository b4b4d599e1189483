import type { Content } from '../content.ts';

export const monitoringSteps: Content['monitoringSteps'] = {
  'change-password': {
    title: 'Cambia la contraseña del correo',
    summary: 'Quien puede leer tu correo puede cambiar tus demás contraseñas.',
    body: 'Elige una contraseña que no uses en ningún otro sitio. Después cierra la sesión en todos los dispositivos, si tu proveedor lo permite.',
  },
  'change-elsewhere': {
    title: 'Cambia la misma contraseña en los demás sitios',
    summary: 'Las contraseñas filtradas se prueban en otros sitios en cuestión de horas.',
    body: 'Cámbiala en todos los sitios donde usabas la misma u otra parecida, y elige una distinta para cada uno. Un gestor de contraseñas las recuerda por ti.',
  },
  'second-factor': {
    title: 'Activa la verificación en dos pasos',
    summary: 'Así, una contraseña robada no basta para iniciar sesión.',
    body: 'Empieza por tu correo y tu banco. En la mayoría de los sitios encontrarás el ajuste en «Seguridad».',
  },
  'false-messages': {
    title: 'Cuidado con los mensajes falsos',
    summary: 'Los estafadores usan direcciones y teléfonos filtrados para hacerse pasar por tu banco.',
    body: 'No abras enlaces de mensajes inesperados ni des códigos a quien te llame. Escribe tú la dirección de tu banco o llama al número que figura en tu tarjeta.',
  },
  'protect-number': {
    title: 'Protege tu número de teléfono',
    summary: 'Pide a tu operador que proteja tu número contra un cambio de tarjeta SIM.',
    body: 'Quien pase tu número a otra tarjeta SIM recibirá tus códigos. La mayoría de los operadores pueden exigir un PIN antes de emitir una tarjeta nueva.',
  },
  'block-card': {
    title: 'Bloquea la tarjeta',
    summary: 'Tu banco puede bloquearla enseguida, por teléfono o en su aplicación.',
    body: 'Llama al número del reverso de la tarjeta o bloquéala en la aplicación de tu banco. Pide una tarjeta nueva con otro número.',
  },
  'check-statements': {
    title: 'Revisa tus movimientos bancarios',
    summary: 'Busca pagos que no hayas hecho tú, por pequeños que sean.',
    body: 'Repasa los últimos tres meses. Reclama en tu banco lo que no reconozcas: la mayoría lo devuelve si avisas a tiempo.',
  },
  'new-card-number': {
    title: 'Actualiza tu número de tarjeta',
    summary: 'Los pagos de suscripciones con la tarjeta bloqueada fallarán.',
    body: 'Escribe el número nuevo donde esté guardado el antiguo: suscripciones, tiendas, cuentas de viaje y la cartera digital del teléfono.',
  },
  'report-it': {
    title: 'Comunícalo a la autoridad que lo expidió',
    summary: 'La autoridad puede declarar inválido el documento.',
    body: 'Pregunta a la autoridad que expidió el documento si necesitas otro y guarda el justificante de tu aviso.',
  },
  'tell-police': {
    title: 'Denúncialo a la policía',
    summary: 'La denuncia te ayuda a demostrar que no fuiste tú.',
    body: 'En muchos lugares se puede denunciar por internet. Guarda la referencia: los bancos y las autoridades te la pedirán.',
  },
  'tell-bank': {
    title: 'Avisa a tu banco',
    summary: 'En algunos lugares basta una copia para abrir una cuenta.',
    body: 'Pide a tu banco que vigile si aparecen a tu nombre cuentas, préstamos o pagos que no has solicitado.',
  },
};
