import { type RegistrationSnapshot, registrationMachine } from '#machines/account/registration/registration.machine.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { createAccountApi } from '#src/api/account/account.ts';
import { createRegistrationApi } from '#src/api/account/registration.ts';
import { enteringPorts } from '#src/screens/sign-in/enteringPorts.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { speakIfOffered } from '../speakIfOffered.ts';
import { connectFirstTwoStep } from '../twoStep/connectTwoStep.ts';
import { forgetRegistration } from './registrationDraft.ts';

export const registrationTopics: readonly Topic[] = ['registration'];

/** Connects a registration to the insurer. */
export function connectRegistration(portal: Portal): typeof registrationMachine {
  const { client, app, clock } = portal;
  const { client: partner, theme } = app.getSnapshot().context;
  const { findLink, register, enrol } = createRegistrationApi({
    client,
    partnerId: partner?.partnerId ?? '',
    country: theme?.config.country ?? 'US',
    now: clock.now,
  });
  const { acceptTerms } = createAccountApi({ client, country: theme?.config.country ?? 'US' });
  const auth = portal.auth();
  // Notices about the session outlive this page and disappear at the next sign-in.
  const tellAtSignIn = (severity: 'success' | 'warning', id: string, more: { general?: true } = {}) =>
    portal.notify({ severity, text: { id }, about: 'session', ...more });

  return registrationMachine.provide({
    actors: {
      findLink: query(findLink),
      register: mutation(portal, register),
      enrol: mutation(portal, enrol),
      signIn: query(auth.signIn),
      acceptTerms: query(({ id }) => acceptTerms({ id, key: crypto.randomUUID() })),
      getAccess: query(auth.getAccess),
      twoStep: connectFirstTwoStep(portal),
    },
    actions: {
      ...createRefusalPorts(portal, 'registration'),
      ...enteringPorts(portal),
      forgetForm: () => forgetRegistration(portal),
      chooseLanguage: (_, { language }) => speakIfOffered(portal, language),
      reactToLink: (_, { reaction }) => portal.react(reaction, 'session'),
      announceCreated: () => tellAtSignIn('success', 'registration.created'),
      announceRelogin: () => tellAtSignIn('warning', 'notices.mfa_relogin'),
      announceLinkUsed: () => tellAtSignIn('warning', 'errors.link_already_used', { general: true }),
      announceLinkPolicy: (_, { code }) =>
        portal.notify({
          severity: 'warning',
          text: {
            id: code === 'POLICY_EXPIRED' ? 'registration.link.policy_expired' : 'registration.link.policy_unusable',
            values: { partner: partner?.branding.name ?? '' },
          },
          about: 'registration',
        }),
      announceLinkInactive: () => tellAtSignIn('warning', 'errors.link_inactive'),
    },
  });
}

/** Clears the token of a new account if the customer leaves the page before entering the account. */
export function forgetUnusedToken(portal: Portal, registration: RegistrationSnapshot): void {
  if (registration.matches('opened')) enteringPorts(portal).forgetToken();
}
