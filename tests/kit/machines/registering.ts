import { registrationMachine } from '#machines/account/registration/registration.machine.ts';
import { createRefusal } from '#machines/kit/refusals.model.ts';

import { onStage } from './stage.ts';

const lina = {
  firstName: 'Lina',
  surname: 'Brook',
  emailAddress: 'lina@sky.test',
  mobilePhoneNumber: '+15550100700',
};
export const details = { ...lina, language: 'en' };
export const detailsGiven = { type: 'details.given', details } as const;
export const policyGiven = { type: 'policy.given', externalPolicyNumber: 'POL-ACTIVE' } as const;
export const passwordChosen = { type: 'password.chosen', password: 'Harbour-4-Lanterns', termsAccepted: true } as const;
export const security = (state: string) => ({ filling: { security: state } });
export const link = { ...lina, externalPolicyNumber: 'POL-ACTIVE', isUsed: false, isActive: true };

export const withPolicy = () =>
  onStage(registrationMachine, { linkId: null, requiresPolicy: true, twoStep: 'not offered' });
export const byLink = () =>
  onStage(registrationMachine, { linkId: 'LINK-FRESH', requiresPolicy: true, twoStep: 'not offered' });

/** A registration that was just sent. */
export function sent() {
  const stage = withPolicy();
  for (const event of [detailsGiven, policyGiven, passwordChosen]) stage.actor.send(event);
  stage.asked();
  return stage;
}

/** A registration whose answer was lost, and which turned out not to have arrived. */
export function notReceived() {
  const stage = sent();
  stage.fail('register');
  stage.answer('signIn', createRefusal('ACCOUNT_NOT_FOUND'));
  stage.asked();
  return stage;
}
