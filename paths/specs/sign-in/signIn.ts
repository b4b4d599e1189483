import { granted, signInModel } from '#machines/sign-in/signIn.model.ts';

import { flowSpec } from '../../spec.ts';
import {
  anna,
  giveCode,
  giveCredentials,
  giveIdentifier,
  halfWay,
  restartSignIn,
  signInData,
} from '../kit/signingIn.ts';

export const spec = flowSpec(signInModel, {
  starts: {
    'by password': { partner: 'sky', path: '/' },
    'by one-time code': { partner: 'sky', path: '/login/otc' },
    'by single sign-on': { partner: 'sky', path: '/login/sso/{token}', fields: { token: 'anna@sky.test' } },
    'by single sign-on, the only way': {
      partner: 'plain',
      path: '/login/sso/{token}',
      fields: { token: 'sso@plain.test' },
    },
    'by single sign-on, the only way, without a token': { partner: 'plain', path: '/' },
  },
  events: { 'credentials.given': { usually: giveCredentials, cases: { 'by anna': { fields: anna } } } },
  states: {
    choosing: 'transient',
    credentials: [
      { role: 'heading', text: 'signIn.title' },
      { role: 'textbox', text: 'signIn.username' },
      { role: 'button', text: 'signIn.submit', is: 'enabled' },
    ],
    submitting: [
      { role: 'textbox', text: 'signIn.username' },
      { role: 'button', text: 'signIn.working', is: 'busy' },
    ],
    oneTimeCode: [{ role: 'heading' }, { role: 'textbox' }],
    exchanging: [{ text: 'signIn.working' }],
    turnedBack: 'transient',
    waitingForToken: [{ role: 'heading', text: 'signIn.sso.waiting.title' }],
    tokenRefused: [{ role: 'heading', text: 'signIn.sso.refused.title' }],
    deciding: 'transient',
    secondFactor: [{ role: 'heading', text: 'signIn.second.title' }],
    entering: [{ text: 'signIn.working' }],
    done: [{ role: 'button', text: 'shell.account' }, { page: '/dashboard' }],
  },
  actors: {
    signIn: {
      call: 'POST /platform/user/login',
      document: 'Login',
      answers: {
        'signed in': { data: { login: signInData } },
        'second factor': { with: { username: 'mfa@sky.test' }, data: { login: halfWay } },
        INCORRECT_CREDENTIALS: { with: { password: 'wrong' } },
        'INVALID_PARAMS of the user name': { fault: { code: 'INVALID_PARAMS', fields: { username: 'unknown' } } },
      },
    },
    exchangeToken: {
      call: 'GET /platform/user/sso/*',
      document: 'Sso',
      answers: {
        'signed in': { data: { sso: signInData } },
        'second factor': {
          ifBegun: {
            'by single sign-on': { with: { token: 'mfa@sky.test' } },
            'by single sign-on, the only way': { with: { token: 'mfa@plain.test' } },
          },
          data: { sso: halfWay },
        },
      },
    },
    getAccess: {
      call: 'GET /platform/users/*/access',
      document: 'Access',
      answers: { granted: { data: { access: granted.access } } },
    },
    oneTimeCode: {
      plays: {
        'signed in': [
          { acts: giveIdentifier, fields: { identifier: 'anna@sky.test' } },
          { acts: giveCode, fields: { code: '123456' } },
        ],
        'second factor': { cannot: 'at the sandbox a one-time code is enough for everybody' },
      },
    },
    secondFactor: {
      plays: {
        'signed in': [{ acts: giveCode, fields: { code: '654321' } }],
        'given up': [{ acts: restartSignIn }],
      },
    },
  },
  effects: {
    keepToken: 'unseen',
    forgetToken: 'unseen',
    forgetLink: 'unseen',
    forgetSignedIn: 'unseen',
    storeAnswer: 'unseen',
    chooseUsualWay: 'unseen',
  },
});
