import { forgotPasswordModel } from '#machines/account/forgotPassword/forgotPassword.model.ts';

import { flowSpec } from '../../spec.ts';

export const spec = flowSpec(forgotPasswordModel, {
  starts: { 'on its page': { partner: 'sky', path: '/password/forgot' } },
  events: {
    'address.given': [
      { fill: 'signIn.username', with: 'emailAddress' },
      { press: 'button', named: 'password.forgot.submit' },
    ],
  },
  states: {
    editing: [
      { role: 'heading', text: 'password.forgot.title' },
      { role: 'textbox', text: 'signIn.username' },
      { role: 'button', text: 'password.forgot.submit', is: 'enabled' },
    ],
    submitting: [{ role: 'button', text: 'password.forgot.sending', is: 'busy' }],
    sent: [
      { role: 'heading', text: 'password.sent.title' },
      { role: 'link', text: 'password.sent.again' },
    ],
  },
  actors: {
    requestLink: {
      call: 'POST /platform/user/forgotPassword',
      document: 'ForgotPassword',
      answers: {
        sent: { data: { forgotPassword: true } },
        ACCOUNT_NOT_FOUND: { with: { emailAddress: 'gone@sky.test' } },
        'INVALID_PARAMS of the address': { fault: { code: 'INVALID_PARAMS', fields: { emailAddress: 'unknown' } } },
      },
    },
  },
  effects: { announceSent: [{ notice: 'notices.password_reset_sent' }] },
});
