import type { Act } from '../../actions.ts';

export const lina = {
  firstName: 'Lina',
  surname: 'Brook',
  emailAddress: 'lina@sky.test',
  mobilePhoneNumber: '+15550100700',
  language: 'en',
};

const next = { press: 'button', named: 'registration.next' } as const satisfies Act;

export const fillDetails = [
  { fill: 'registration.first_name', with: 'firstName' },
  { fill: 'registration.last_name', with: 'surname' },
  { fill: 'signIn.username', with: 'emailAddress' },
  { fill: 'registration.phone', with: 'mobilePhoneNumber' },
  { choose: 'registration.language', with: 'language', called: { en: { endonym: 'English' } } },
  next,
] as const satisfies readonly Act[];

export const fillPolicy = [
  { fill: 'registration.policy', with: 'externalPolicyNumber' },
  next,
] as const satisfies readonly Act[];

export const fillPassword = [
  { fill: 'registration.password', with: 'password' },
  { fill: 'registration.confirmation', with: 'password' },
  { confirm: 'registration.terms', with: 'termsAccepted' },
  { enter: 'registration.confirmation' },
] as const satisfies readonly Act[];
