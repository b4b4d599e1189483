import type { Content } from '../content.ts';

export const messages: Content['messages'] = {
  signInCode: (code) => `${code} es tu código para iniciar sesión. Caduca en diez minutos.`,
  passwordReset: (link) =>
    `Elige una contraseña nueva: ${link} El enlace funciona una sola vez y caduca en 60 minutos.`,
  accountCreated: 'Tu cuenta está lista. Si no la has creado tú, avísanos.',
  addressChanged: (newAddress) => `Ahora inicias sesión con ${newAddress}. Si no has hecho tú este cambio, avísanos.`,
  addressConfirmed: 'Ahora inicias sesión con este correo electrónico.',
  twoStepOn:
    'La verificación en dos pasos está activada: para iniciar sesión, ahora también necesitas un código de tu aplicación de autenticación. Si no la has activado tú, avísanos.',
  twoStepOff:
    'La verificación en dos pasos está desactivada: para iniciar sesión, basta con tu contraseña. Si no la has desactivado tú, avísanos.',
  ticketReceived: (ticketId) => `Hemos recibido tu mensaje. Tu número de consulta es ${ticketId}.`,
};
