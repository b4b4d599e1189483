import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import type { ChangeAnswer, OfferedSecret, VerificationAnswer } from './twoStep.logic.ts';
import { twoStepMachine } from './twoStep.machine.ts';

export const offer: OfferedSecret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauthUrl: 'otpauth://totp/Sky:anna%40sky.test?issuer=Sky&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

const read = (isOn: boolean): VerificationAnswer => ({ kind: 'read', isOn, emailAddress: 'anna@sky.test' });

const changed = (isOn: boolean): ChangeAnswer => ({ kind: 'changed', isOn });

const refusals = {
  MFA_INVALID_CODE: createRefusal('MFA_INVALID_CODE'),
  TOO_MANY_ATTEMPTS: createRefusal('TOO_MANY_ATTEMPTS'),
  MFA_INVALID_USER: createRefusal('MFA_INVALID_USER'),
  VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
  GENERAL_400: createRefusal('GENERAL_400'),
};

export const twoStepModel = {
  machine: twoStepMachine,
  inputs: {
    'by its holder': { userId: 'anna', isNew: false, isActing: false },
    'by an agent': { userId: 'anna', isNew: false, isActing: true },
    'of a new account': { userId: 'anna', isNew: true, isActing: false },
  },
  events: {
    'reading.repeated': 'no payload',
    'turnOn.requested': 'no payload',
    'turnOn.confirmed': 'no payload',
    'turnOff.requested': 'no payload',
    'code.given': { 'six digits': { code: '654321' } },
    'change.cancelled': 'no payload',
    'limit.understood': 'no payload',
  },
  answers: {
    readVerification: { off: read(false), on: read(true), USER_NOT_FOUND: createRefusal('USER_NOT_FOUND') },
    requestSecret: {
      offered: { kind: 'offered', offer },
      MFA_INVALID_USER: createRefusal('MFA_INVALID_USER'),
      ALREADY_EXISTS: createRefusal('ALREADY_EXISTS'),
      GENERAL_400: createRefusal('GENERAL_400'),
    },
    enable: { 'turned on': changed(true), 'still off': changed(false), ...refusals },
    disable: { 'turned off': changed(false), 'still on': changed(true), ...refusals },
  },
  stateKey: ({ isNew, isActing, isUnheard, isRefused }) =>
    [isNew ? 'new' : isActing ? 'acting' : 'holder', isUnheard ? 'unheard' : '', isRefused ? 'refused' : '']
      .filter(Boolean)
      .join(', '),
} satisfies Model<typeof twoStepMachine>;
