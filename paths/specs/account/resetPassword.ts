import { resetPasswordModel } from '#machines/account/resetPassword/resetPassword.model.ts';

import { flowSpec } from '../../spec.ts';

export const spec = flowSpec(resetPasswordModel, {
  starts: {
    'by a link': { partner: 'sky', path: '/password/reset?code=session.secret' },
    'without a code': { partner: 'sky', path: '/password/reset' },
  },
  events: {
    'password.chosen': [
      { fill: 'password.reset.new', with: 'password' },
      { fill: 'password.reset.confirmation', with: 'password' },
      { enter: 'password.reset.confirmation' },
    ],
  },
  states: {
    checkingCode: 'transient',
    'choosing.editing': [
      { role: 'heading', text: 'password.reset.title' },
      { role: 'button', text: 'password.reset.submit', is: 'enabled' },
      { page: '/password/reset' },
    ],
    'choosing.outcomeUnknown': [
      { text: 'password.unknown.body' },
      { role: 'button', text: 'password.reset.again', is: 'enabled' },
    ],
    submitting: [{ role: 'button', text: 'password.reset.saving', is: 'busy' }],
    reset: [{ role: 'heading', text: 'signIn.title' }, { page: '/' }],
    resetUnheard: [
      { role: 'heading', text: 'password.unheard.title' },
      { role: 'link', text: 'password.sign_in' },
    ],
    linkRefused: [
      { role: 'heading', text: 'password.link.title' },
      { role: 'link', text: 'password.link.again' },
      { page: '/password/reset' },
    ],
  },
  actors: {
    resetPassword: {
      call: 'POST /platform/user/resetPassword',
      document: 'ResetPassword',
      answers: {
        reset: {
          data: { resetPassword: true },
          cannot: 'the code of a mailed link is known to nobody but the mailbox',
        },
        EXPIRED_CODE: { fault: { code: 'EXPIRED_CODE' } },
        INVALID_CODE: { fault: { code: 'INVALID_CODE' } },
        TOO_MANY_ATTEMPTS: { fault: { code: 'TOO_MANY_ATTEMPTS' } },
      },
    },
  },
  effects: {
    announceReset: [{ notice: 'password.reset.done' }],
    storePassword: 'unseen',
    forgetPassword: 'unseen',
    forgetCode: 'unseen',
  },
});
