import type { Model } from '../../kit/model.ts';
import { choiceLastsMs, cookieConsentMachine } from './cookieConsent.machine.ts';

const now = Date.parse('2026-11-20T08:00:00Z');

export const cookieConsentModel = {
  machine: cookieConsentMachine,
  inputs: {
    undecided: { record: null, now },
    allowed: { record: { choice: 'all', decidedAt: now - choiceLastsMs + 1 }, now },
    refused: { record: { choice: 'necessary', decidedAt: now }, now },
    'allowed 31 days ago': { record: { choice: 'all', decidedAt: now - choiceLastsMs }, now },
  },
  events: {
    'consent.given': 'no payload',
    'consent.refused': 'no payload',
    'choice.reopened': 'no payload',
    'choice.changed': { 'to all': { choice: 'all' }, 'to what is necessary': { choice: 'necessary' } },
  },
  answers: {},
  stateKey: () => '',
} satisfies Model<typeof cookieConsentMachine>;
