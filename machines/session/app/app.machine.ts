import { type ActorRefFrom, assign, type SnapshotFrom, sendTo } from 'xstate';

import { listDatasets } from '#rules/datasets.ts';
import { languageAmong, listTextFiles } from '#rules/languages.ts';

import { withOutput } from '../../kit/refusals.ts';
import type { ThemeOutcome } from '../preferences/theme.machine.ts';
import type { Session } from '../session.ts';
import { type AppContext, appSetup } from './app.setup.ts';
import { type Failure, failureCaught } from './failure.ts';

const opening = [
  { type: 'storeSession' as const, params: ({ event }: { event: { session: Session } }) => event.session },
  'clearNotices' as const,
];

/**
 * Starts the portal: theme, then language, then the customer's session or the sign-in page.
 *
 * The data that came with the page is not requested again. After a failed start, a retry requests everything.
 */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input }) => ({ ...input, session: null, failure: null }),
  invoke: { id: 'notifier', src: 'notifier' },
  initial: 'loadingTheme',
  states: {
    loadingTheme: {
      invoke: {
        id: 'theme',
        src: 'theme',
        input: ({ context: { client, theme, kept, now } }) => ({ client, theme, kept, now }),
        onDone: [
          {
            guard: withOutput('isLoaded'),
            target: 'running',
            actions: assign(({ event }) => loadedIn(event.output)),
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureIn(event.output) }) },
        ],
        onError: { target: 'failed', actions: assign({ failure: failureCaught }) },
      },
    },
    running: {
      type: 'parallel',
      invoke: [
        {
          id: 'language',
          src: 'language',
          input: ({ self, context }) => ({ parent: self, texts: context.texts, ...languageIn(context) }),
        },
        {
          id: 'session',
          src: 'session',
          input: ({ self, context: { restored, now } }) => ({ parent: self, restored, at: now }),
        },
      ],
      on: {
        'texts.failed': {
          target: 'failed',
          actions: assign({
            failure: ({ event }) => ({ ...event.failure, message: 'The texts of the portal cannot be loaded' }),
            session: null,
          }),
        },
      },
      states: {
        texts: {
          initial: 'coming',
          states: {
            coming: { on: { 'texts.readable': 'readable' } },
            readable: {},
          },
        },
        area: {
          initial: 'guest',
          states: {
            guest: {
              on: {
                'session.began': {
                  target: 'user',
                  actions: opening,
                },
                'session.ended': { actions: ['forgetSession', 'restoreLanguage'] },
              },
            },
            user: {
              on: {
                // Another user signed in: re-entering stops whatever was being read for the previous one.
                'session.began': { target: 'user', reenter: true, actions: opening },
                'session.ended': {
                  target: 'guest',
                  actions: ['forgetSession', sendTo('notifier', { type: 'session.ended' }), 'restoreLanguage'],
                },
              },
              invoke: [
                {
                  id: 'dataLoad',
                  src: 'dataLoad',
                  input: ({ context: { session, theme } }) => ({
                    userId: session?.id ?? '',
                    datasets: theme && session?.id ? listDatasets(theme.config.flags, session) : [],
                  }),
                },
                { id: 'flights', src: 'flights' },
              ],
            },
          },
        },
      },
    },
    failed: {
      exit: assign({ failure: null, client: null, theme: null, texts: null }),
      on: { 'start.retried': { target: 'loadingTheme', actions: assign({ now: ({ event }) => event.at }) } },
    },
  },
});

export type AppActor = ActorRefFrom<typeof appMachine>;
export type AppSnapshot = SnapshotFrom<typeof appMachine>;

function loadedIn(outcome: ThemeOutcome): Partial<AppContext> {
  return outcome.kind === 'loaded' ? { client: outcome.client, theme: outcome.theme } : {};
}

function languageIn({ language, accountLanguage, theme }: AppContext) {
  const tongue = (wanted: string[]) => {
    const code = languageAmong(theme?.config.languages ?? [], wanted);
    return { code, files: listTextFiles(code, theme) };
  };
  return { ...tongue([accountLanguage ?? language, language]), own: tongue([language]) };
}

const failureIn = (outcome: ThemeOutcome): Failure | null => (outcome.kind === 'failed' ? outcome.failure : null);
