import type { Model } from '../../kit/model.ts';
import { client, themeNamed } from '../preferences/theme.model.ts';
import { customer } from '../session.model.ts';
import { appMachine } from './app.machine.ts';
import type { AppInput } from './app.setup.ts';

export const page: AppInput = {
  client,
  theme: themeNamed('sky'),
  texts: { code: 'en', messages: {} },
  kept: null,
  language: 'en',
  accountLanguage: null,
  restored: null,
  now: 0,
};

export const appModel = {
  machine: appMachine,
  inputs: { 'a new page': page, 'a reloaded page': { ...page, restored: customer } },
  events: {
    'session.began': { 'for a customer': { session: customer } },
    'session.ended': { 'by the customer': { reason: 'logout' } },
    'texts.readable': 'no payload',
    'texts.failed': { 'not to be had': { failure: { message: 'There are no texts' } } },
    'start.retried': { later: { at: 60_000 } },
  },
  answers: {
    theme: {
      loaded: { kind: 'loaded', client, theme: themeNamed('sky') },
      failed: { kind: 'failed', failure: { code: 'PARTNER_NOT_FOUND', message: 'Nobody lives here' } },
    },
    language: 'endless',
    session: 'endless',
    notifier: 'endless',
    dataLoad: 'endless',
    flights: 'endless',
  },
  stateKey: () => '',
} satisfies Model<typeof appMachine>;
