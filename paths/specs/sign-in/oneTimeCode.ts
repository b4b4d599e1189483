import { oneTimeCodeModel } from '#machines/sign-in/oneTimeCode.model.ts';

import { flowSpec } from '../../spec.ts';
import { giveCode, giveIdentifier, halfWay, signInData } from '../kit/signingIn.ts';

export const spec = flowSpec(oneTimeCodeModel, {
  starts: { 'on the sign-in page': { partner: 'sky', path: '/login/otc' } },
  events: {
    'identifier.given': giveIdentifier,
    'identifier.reopened': [{ press: 'button', named: 'signIn.code.back' }],
    'code.given': giveCode,
    'code.resent': [{ press: 'button', named: 'signIn.code.resend' }],
  },
  states: {
    identifying: [
      { role: 'textbox', text: 'signIn.identifier' },
      { role: 'button', text: 'signIn.send_code', is: 'enabled' },
    ],
    requesting: [{ role: 'button', text: 'signIn.code.sending', is: 'busy' }],
    'entering.code.typing': [
      { role: 'heading', text: 'signIn.code.title' },
      { role: 'textbox', text: 'signIn.code', is: 'enabled' },
      { role: 'button', text: 'signIn.code.submit', is: 'enabled' },
    ],
    'entering.code.confirming': [{ role: 'button', text: 'signIn.working', is: 'busy' }],
    'entering.code.wrong': [
      { field: 'signIn.code', problem: 'errors.invalid_code' },
      { role: 'button', text: 'signIn.code.submit', is: 'enabled' },
    ],
    'entering.code.expired': [
      { role: 'textbox', text: 'signIn.code', is: 'disabled' },
      { text: 'errors.expired_code' },
    ],
    'entering.code.locked': [
      { role: 'textbox', text: 'signIn.code', is: 'disabled' },
      { text: 'errors.too_many_attempts' },
    ],
    'entering.resend.cooldown': [{ role: 'button', text: 'signIn.code.resend', is: 'disabled' }],
    'entering.resend.possible': [{ role: 'button', text: 'signIn.code.resend' }],
    done: [{ role: 'textbox', text: 'signIn.identifier', is: 'missing' }],
  },
  actors: {
    requestCode: {
      call: 'POST /platform/user/login/otc',
      document: 'RequestOtc',
      answers: {
        MISSING_PHONE_NUMBER: { fault: { code: 'MISSING_PHONE_NUMBER', fields: { identifier: 'no phone' } } },
        sent: { data: { requestOtc: { sessionId: oneTimeCodeModel.answers.requestCode.sent.sessionId } } },
      },
    },
    confirmCode: {
      call: 'POST /platform/user/login/confirm',
      document: 'ConfirmOtc',
      answers: {
        'signed in': { data: { confirmOtc: signInData } },
        'second factor': {
          data: { confirmOtc: halfWay },
          cannot: 'at the sandbox a one-time code is enough for everybody',
        },
        INVALID_CODE: { with: { code: '000000' } },
        EXPIRED_CODE: { with: { code: '111111' } },
        'INVALID_PARAMS of the code': { fault: { code: 'INVALID_PARAMS', fields: { code: 'not digits' } } },
        TOO_MANY_ATTEMPTS: { fault: { code: 'TOO_MANY_ATTEMPTS', fields: { code: 'too many' } } },
      },
    },
  },
  effects: {},
});
