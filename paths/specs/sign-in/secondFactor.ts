import { secondFactorModel } from '#machines/sign-in/secondFactor.model.ts';

import { flowSpec } from '../../spec.ts';
import { anna, giveCode, giveCredentials, restartSignIn, signInData } from '../kit/signingIn.ts';

export const spec = flowSpec(secondFactorModel, {
  starts: {
    'after the password': {
      partner: 'sky',
      path: '/',
      do: [{ acts: giveCredentials, fields: { ...anna, username: 'mfa@sky.test' } }],
    },
  },
  events: { 'code.given': giveCode, 'signIn.restarted': restartSignIn },
  states: {
    typing: [
      { role: 'heading', text: 'signIn.second.title' },
      { role: 'button', text: 'signIn.code.submit', is: 'enabled' },
    ],
    confirming: [{ role: 'button', text: 'signIn.working', is: 'busy' }],
    refused: [
      { role: 'textbox', text: 'signIn.code' },
      { role: 'button', text: 'signIn.code.submit', is: 'enabled' },
    ],
    done: [{ role: 'heading', text: 'signIn.second.title', is: 'missing' }],
  },
  actors: {
    confirmSecondFactor: {
      call: 'POST /platform/user/mfa/confirm',
      document: 'ConfirmMfa',
      answers: {
        'signed in': { with: { code: '654321' }, data: { confirmMfa: signInData } },
        'INVALID_PARAMS of the code': { fault: { code: 'INVALID_PARAMS', fields: { code: 'not digits' } } },
      },
    },
  },
  effects: {},
});
