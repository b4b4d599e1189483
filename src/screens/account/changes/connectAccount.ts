import { acceptTermsMachine } from '#machines/account/acceptTerms/acceptTerms.machine.ts';
import { changeEmailMachine } from '#machines/account/changeEmail/changeEmail.machine.ts';
import { editPreferencesMachine } from '#machines/account/editPreferences/editPreferences.machine.ts';
import { editProfileMachine } from '#machines/account/editProfile/editProfile.machine.ts';
import { joinPolicyMachine } from '#machines/account/joinPolicy/joinPolicy.machine.ts';
import { getBaseLanguage } from '#rules/languages.ts';
import { createAccountApi } from '#src/api/account/account.ts';
import { textOfCode } from '#src/lib/texts.ts';
import { createRefusalPorts, mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';
import { getSpokenLanguage } from '#src/session/useLanguages.ts';

import { speakIfOffered } from '../speakIfOffered.ts';

const outdates = 'USER_DETAILS';

function apiOf({ client, app }: Portal) {
  const { theme } = app.getSnapshot().context;
  return createAccountApi({ client, country: theme?.config.country ?? 'US' });
}

/** Ports that every change of an account shares. */
const portsOf = (portal: Portal) => ({
  ...createRefusalPorts(portal, 'account'),
  announceGone: () => portal.notify({ severity: 'warning', text: { id: textOfCode('USER_NOT_FOUND') }, general: true }),
});

const announce = (portal: Portal, id: string) => () => portal.notify({ severity: 'success', text: { id } });

const isSpoken = (portal: Portal, language: string): boolean =>
  getBaseLanguage(getSpokenLanguage(portal)) === language.toLowerCase();

/** Changes the customer's details. If the language changes, the portal switches to it, unless it speaks a variant. */
export const connectEditProfile =
  (isOwn: boolean) =>
  (portal: Portal): typeof editProfileMachine =>
    editProfileMachine.provide({
      actors: { edit: mutation(portal, apiOf(portal).updateProfile, { outdates }) },
      actions: {
        ...portsOf(portal),
        announceEdited: ({ context: { attempt } }) => {
          const language = attempt?.changes.language;
          if (language && isOwn && !isSpoken(portal, language)) speakIfOffered(portal, language.toLowerCase());
          announce(portal, 'notices.my_details_updated')();
        },
      },
    });

/** @param channels all that the customer has, in the insurer's order */
export const connectEditPreferences =
  (channels: readonly string[]) =>
  (portal: Portal): typeof editPreferencesMachine =>
    editPreferencesMachine.provide({
      actors: { edit: mutation(portal, apiOf(portal).updatePreferences(channels), { outdates }) },
      actions: { ...portsOf(portal), announceEdited: announce(portal, 'notices.preferences_saved') },
    });

export const connectChangeEmail = (portal: Portal): typeof changeEmailMachine =>
  changeEmailMachine.provide({
    actors: { edit: mutation(portal, apiOf(portal).changeEmail, { outdates }) },
    actions: { ...portsOf(portal), announceEdited: announce(portal, 'notices.email_changed') },
  });

export const connectJoinPolicy =
  (userId: string) =>
  (portal: Portal): typeof joinPolicyMachine =>
    joinPolicyMachine.provide({
      actors: { add: mutation(portal, apiOf(portal).joinPolicy(userId), { outdates: 'POLICIES' }) },
      actions: { ...createRefusalPorts(portal, 'account'), announceAdded: announce(portal, 'notices.policy_joined') },
    });

export const connectAcceptTerms = (portal: Portal): typeof acceptTermsMachine =>
  acceptTermsMachine.provide({
    actors: { accept: mutation(portal, apiOf(portal).acceptTerms, { outdates }) },
    actions: { ...createRefusalPorts(portal, 'account'), announceAccepted: announce(portal, 'notices.terms_accepted') },
  });
