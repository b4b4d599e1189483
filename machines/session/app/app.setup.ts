import { assign, sendTo, setup } from 'xstate';

import type { Client } from '#schema/rest/client.ts';
import type { ThemeConfig } from '#schema/theme.ts';

import { flightsMachine } from '../../trips/flights.machine.ts';
import { dataLoadMachine } from '../data/dataLoad.machine.ts';
import { languageMachine } from '../preferences/language.machine.ts';
import type { LanguageFact, Texts } from '../preferences/language.setup.ts';
import { type KeptTheme, type ThemeOutcome, themeMachine } from '../preferences/theme.machine.ts';
import { sessionMachine } from '../session.machine.ts';
import type { SessionFact } from '../session.setup.ts';
import type { Session } from '../session.ts';
import type { Failure } from './failure.ts';
import { notifierMachine } from './notifier.machine.ts';

export type AppEvent = SessionFact | LanguageFact | { type: 'start.retried'; at: number };

/** Instants are milliseconds since the epoch, by the server's clock. */
export type AppInput = {
  /** The data that came with the page. */
  client: Client | null;
  theme: ThemeConfig | null;
  texts: Texts | null;
  kept: KeptTheme | null;
  /** The code of the preferred language; another one is used if the theme does not offer it. */
  language: string;
  /** The language of the account that was signed in before a reload, unless a language was chosen in this browser. */
  accountLanguage: string | null;
  /** The session from before a reload. */
  restored: Session | null;
  now: number;
};

export type AppContext = AppInput & { session: Session | null; failure: Failure | null };

export const appSetup = setup({
  types: {} as {
    context: AppContext;
    events: AppEvent;
    input: AppInput;
    children: {
      notifier: 'notifier';
      language: 'language';
      session: 'session';
      dataLoad: 'dataLoad';
      flights: 'flights';
    };
  },
  actors: {
    theme: themeMachine,
    language: languageMachine,
    session: sessionMachine,
    notifier: notifierMachine,
    dataLoad: dataLoadMachine,
    flights: flightsMachine,
  },
  actions: {
    forgetSession: assign({ session: null, restored: null }),
    storeSession: assign({ session: (_, session: Session) => session }),
    clearNotices: sendTo('notifier', { type: 'session.opened' }),
    restoreLanguage: sendTo('language', { type: 'customer.left' }),
  },
  guards: {
    isLoaded: (_, outcome: ThemeOutcome) => outcome.kind === 'loaded',
  },
});
