import { offer, twoStepModel } from '#machines/account/twoStep/twoStep.model.ts';

import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import type { TextId } from '../../texts.ts';
import { fillDetails, fillPassword, fillPolicy, lina } from '../kit/registering.ts';
import { lost, network } from '../kit/unheard.ts';

const cancel = { press: 'button', named: 'twoStep.cancel' } as const satisfies Act;

/** The page about two-step verification, opened from the account page. */
const securityPage = (login: string, isOn = false) =>
  ({
    partner: 'sky',
    path: '/account',
    as: login,
    do: [{ acts: [{ press: 'link', named: isOn ? 'account.security.link' : 'account.security.turn_on' }] }],
  }) as const;

const form = (submit: TextId): readonly Assertion[] => [
  { role: 'textbox', text: 'signIn.code' },
  { role: 'button', text: submit, is: 'enabled' },
];
const busy: readonly Assertion[] = [{ role: 'button', text: 'twoStep.working', is: 'busy' }];

const told = (isOn: boolean) => ({ user: { id: 'anna', emailAddress: 'anna@sky.test', mfaEnabled: isOn } });
const changed = (isOn: boolean) => ({ changeMfa: { mfaEnabled: isOn } });

const neverContradicts = 'the insurer does not contradict itself';

/** The setting changed exactly if reading the account says so. */
const unheard = (outcome: 'on' | 'off') => {
  const [done, not] = outcome === 'on' ? ['on', 'off'] : ['off', 'on'];
  const broken = { fault: { code: 'VENDOR_ERROR' } } as const;
  return {
    'no answer': { ifLater: { [`readVerification: ${done}`]: lost, [`readVerification: ${not}`]: network } },
    VENDOR_ERROR: { ifLater: { [`readVerification: ${done}`]: lost, [`readVerification: ${not}`]: broken } },
  } as const;
};

export const spec = flowSpec(twoStepModel, {
  starts: {
    'by its holder': {
      ifLater: {
        'readVerification: off': securityPage('anna@sky.test'),
        'readVerification: on': securityPage('mfa@sky.test', true),
      },
    },
    'by an agent': securityPage('agent@sky.test'),
    'of a new account': {
      partner: 'sky',
      path: '/register',
      do: [
        { acts: fillDetails, fields: lina },
        { acts: fillPolicy, fields: { externalPolicyNumber: 'POL-ACTIVE' } },
        { acts: fillPassword, fields: { password: 'Harbour-4-Lanterns', termsAccepted: true } },
        { acts: [{ press: 'button', named: 'twoStep.offer.set_up' }] },
      ],
    },
  },
  events: {
    'reading.repeated': [{ press: 'button', named: 'data.retry' }],
    'turnOn.requested': [{ press: 'button', named: 'twoStep.turn_on' }],
    'turnOn.confirmed': [{ press: 'button', named: 'twoStep.confirm.yes' }],
    'turnOff.requested': [{ press: 'button', named: 'twoStep.turn_off' }],
    'code.given': [{ fill: 'signIn.code', with: 'code' }, { enter: 'signIn.code' }],
    'change.cancelled': {
      usually: [cancel],
      in: { confirmingOn: [{ press: 'button', named: 'twoStep.confirm.no' }] },
    },
    'limit.understood': [{ press: 'button', named: 'twoStep.limit.again' }],
  },
  states: {
    reading: [{ text: 'twoStep.reading' }],
    readFailed: [{ text: 'twoStep.read_failed' }, { role: 'button', text: 'data.retry', is: 'enabled' }],
    off: [{ text: 'twoStep.off.body' }, { role: 'button', text: 'twoStep.turn_on', is: 'enabled' }],
    confirmingOn: [{ role: 'dialog', body: 'twoStep.confirm.body' }],
    requesting: [{ text: 'twoStep.requesting' }],
    'turningOn.enrolling.editing': [{ text: 'twoStep.enrol.manual' }, ...form('twoStep.enrol.submit')],
    'turningOn.enrolling.notReceived': [{ text: 'twoStep.on.not_received.body' }, ...form('twoStep.enrol.submit')],
    'turningOn.enrolling.outcomeUnknown': [{ text: 'twoStep.on.unknown.body' }, ...form('twoStep.enrol.submit')],
    'turningOn.enabling': busy,
    'turningOn.checkingOutcome': busy,
    on: [{ text: 'twoStep.on.body' }, { role: 'button', text: 'twoStep.turn_off', is: 'enabled' }],
    'turningOff.confirmingOff.editing': [{ text: 'twoStep.turn_off.body' }, ...form('twoStep.turn_off.submit')],
    'turningOff.confirmingOff.notReceived': [
      { text: 'twoStep.still_on.not_received.body' },
      ...form('twoStep.turn_off.submit'),
    ],
    'turningOff.confirmingOff.outcomeUnknown': [
      { text: 'twoStep.still_on.unknown.body' },
      ...form('twoStep.turn_off.submit'),
    ],
    'turningOff.disabling': busy,
    'turningOff.checkingOutcome': busy,
    limitReached: [{ text: 'twoStep.limit.body' }, { role: 'button', text: 'twoStep.limit.again', is: 'enabled' }],
    holderOnly: [{ text: 'errors.mfa_invalid_user' }, { role: 'button', text: 'twoStep.turn_on', is: 'missing' }],
    relogin: [{ notice: 'notices.mfa_relogin' }, { role: 'heading', text: 'signIn.title' }, { page: '/' }],
    cancelled: [{ role: 'heading', text: 'twoStep.offer.title' }],
  },
  actors: {
    readVerification: {
      call: 'GET /platform/users/*',
      document: 'Verification',
      answers: {
        off: { data: told(false) },
        on: {
          data: told(true),
          except: {
            'reading (acting)': 'no customer of the agent has a second factor',
            'reading (new)': 'a new account has no second factor',
          },
        },
      },
    },
    requestSecret: {
      call: 'POST /platform/user/mfa/token',
      document: 'RequestMfaSecret',
      answers: {
        offered: {
          data: { requestMfaSecret: offer },
          except: { 'requesting (acting)': 'the sandbox refuses agents' },
        },
        ALREADY_EXISTS: { cannot: 'turning it on elsewhere ends this session' },
      },
    },
    enable: {
      call: 'POST /platform/user/mfa',
      document: 'ChangeMfa',
      answers: {
        'turned on': { data: changed(true) },
        'still off': { data: changed(false), cannot: neverContradicts },
        MFA_INVALID_CODE: { with: { code: '000000' } },
        ...unheard('on'),
      },
    },
    disable: {
      call: 'POST /platform/user/mfa',
      document: 'ChangeMfa',
      answers: {
        'turned off': { data: changed(false) },
        'still on': { data: changed(true), cannot: neverContradicts },
        MFA_INVALID_CODE: { with: { code: '000000' } },
        ...unheard('off'),
      },
    },
  },
  effects: {
    announceOff: [{ notice: 'twoStep.turned_off' }],
    storeEmailAddress: 'unseen',
    storeOffer: 'unseen',
    forgetOffer: 'unseen',
    storeCode: 'unseen',
    forgetCode: 'unseen',
    storeProblems: 'unseen',
    clearProblems: 'unseen',
    markRefused: 'unseen',
    showRefusal: 'unseen',
    markUnheard: 'unseen',
    forgetUnheard: 'unseen',
  },
});
