import { cookieConsentModel } from '#machines/session/preferences/cookieConsent.model.ts';

import type { Assertion } from '../../assertions.ts';
import { notInBrowser } from '../../spec.ts';

const reopen = { role: 'button', text: 'cookies.reopen' } as const;
const decided: readonly Assertion[] = [{ ...reopen, is: 'enabled' }];

export const spec = notInBrowser(cookieConsentModel, 'other journeys begin with the choice made', {
  events: {
    'consent.given': [{ press: 'button', named: 'cookies.accept' }],
    'consent.refused': [{ press: 'button', named: 'cookies.refuse' }],
    'choice.reopened': [{ press: 'button', named: 'cookies.reopen' }],
    'choice.changed': { from: 'another tab' },
  },
  states: {
    looking: 'transient',
    asking: [
      { role: 'button', text: 'cookies.accept', is: 'enabled' },
      { role: 'button', text: 'cookies.refuse', is: 'enabled' },
      { ...reopen, is: 'missing' },
    ],
    allowed: decided,
    refused: decided,
  },
});
