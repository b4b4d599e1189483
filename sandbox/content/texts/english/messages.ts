import type { Content } from '../content.ts';

export const messages: Content['messages'] = {
  signInCode: (code) => `${code} is your code to sign in. It lasts ten minutes.`,
  passwordReset: (link) => `Choose a new password: ${link} The link works once, within 60 minutes.`,
  accountCreated: 'Your account is ready. If you did not create it, please tell us.',
  addressChanged: (newAddress) => `You now sign in with ${newAddress}. If you did not change this, please tell us.`,
  addressConfirmed: 'You now sign in with this address.',
  twoStepOn:
    'Two-step verification is on: signing in now asks for a code from your authenticator app. If you did not turn it on, please tell us.',
  twoStepOff:
    'Two-step verification is off: your password is enough to sign in. If you did not turn it off, please tell us.',
  ticketReceived: (ticketId) => `We have your message. Its number is ${ticketId}.`,
};
