import type { Content } from '../content.ts';

export const messages: Content['messages'] = {
  signInCode: (code) => `${code} é o seu código para iniciar sessão. Expira dentro de dez minutos.`,
  passwordReset: (link) =>
    `Escolha uma nova palavra-passe: ${link} O link funciona uma única vez e expira dentro de 60 minutos.`,
  accountCreated: 'A sua conta está pronta. Se não a criou, contacte-nos.',
  addressChanged: (newAddress) =>
    `A partir de agora, inicia sessão com ${newAddress}. Se não fez esta alteração, contacte-nos.`,
  addressConfirmed: 'A partir de agora, inicia sessão com este endereço de email.',
  twoStepOn:
    'A verificação em dois passos está ativada: para iniciar sessão, passa a precisar também de um código da sua aplicação de autenticação. Se não a ativou, contacte-nos.',
  twoStepOff:
    'A verificação em dois passos está desativada: para iniciar sessão, basta a palavra-passe. Se não a desativou, contacte-nos.',
  ticketReceived: (ticketId) => `Recebemos a sua mensagem. O número do seu pedido é ${ticketId}.`,
};
