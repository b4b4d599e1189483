import { assign, setup } from 'xstate';

import type { Client } from '#schema/rest/client.ts';
import { buildNo, type ThemeConfig } from '#schema/theme.ts';

import { withOutput } from '../answers.ts';
import { type Failure, failureCaught, failureOf } from '../app/failure.ts';
import { actionPort, promisePort } from '../port.ts';

/** A theme and when it was fetched, in milliseconds since the epoch. */
export type KeptTheme = { theme: ThemeConfig; timestamp: number };

export type ClientAnswer = { kind: 'found'; client: Client } | { kind: 'refused'; failure: Failure };
/** `unusable`: there is no such theme, or what there is has not the shape of one. */
export type ThemeAnswer = { kind: 'found'; theme: ThemeConfig } | { kind: 'unusable' };

export type ThemeOutcome =
  | { kind: 'loaded'; client: Client; theme: ThemeConfig }
  | { kind: 'failed'; failure: Failure };

type ThemeInput = {
  /** What the page already held. */
  client: Client | null;
  theme: ThemeConfig | null;
  kept: KeptTheme | null;
  now: number;
};

type ThemeContext = ThemeInput & { failure: Failure };

const THEME_TTL = 86_400_000;

/**
 * Finds out whose portal this is and how it looks.
 *
 * A theme that does not exist or makes no sense gives way to the baseline; one that cannot be fetched stops the start, as
 * the next request would fail as well.
 */
export const themeMachine = setup({
  types: {} as { context: ThemeContext; input: ThemeInput; output: ThemeOutcome },
  actors: {
    getClient: promisePort<ClientAnswer>('getClient'),
    getTheme: promisePort<ThemeAnswer, { name: string }>('getTheme'),
    getBaseline: promisePort<ThemeAnswer>('getBaseline'),
  },
  actions: {
    /** Stores the theme in context with the time, for the next start. */
    keepTheme: actionPort('keepTheme'),
  },
  guards: {
    isFound: (_, answer: ClientAnswer | ThemeAnswer) => answer.kind === 'found',
    isClientKnown: ({ context }) => context.client !== null,
    isOwnThemeHere: ({ context: { client, theme } }) => theme !== null && theme.theme === client?.branding.theme,
    // It comes with the page where the server found no theme of the partner's own; asking again finds none either.
    isBaselineHere: ({ context: { theme } }) => theme?.theme === 'baseline',
    isKeptThemeGood: ({ context: { client, kept, now } }) =>
      kept !== null &&
      kept.theme.theme === client?.branding.theme &&
      kept.theme.buildNo === buildNo &&
      now - kept.timestamp < THEME_TTL,
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ ...input, failure: { message: 'Unknown error' } }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isClientKnown', target: 'choosing' }, { target: 'askingForClient' }],
    },
    askingForClient: {
      invoke: {
        id: 'getClient',
        src: 'getClient',
        onDone: [
          {
            guard: withOutput('isFound'),
            target: 'choosing',
            actions: assign({ client: ({ event }) => clientIn(event.output) }),
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureIn(event.output) }) },
        ],
        onError: { target: 'failed', actions: assign({ failure: failureCaught }) },
      },
    },
    choosing: {
      always: [
        { guard: 'isOwnThemeHere', target: 'ready', actions: 'keepTheme' },
        { guard: 'isBaselineHere', target: 'ready' },
        {
          guard: 'isKeptThemeGood',
          target: 'ready',
          actions: assign({ theme: ({ context }) => context.kept?.theme ?? null }),
        },
        { target: 'fetching' },
      ],
    },
    fetching: {
      entry: assign({ theme: null, kept: null }),
      invoke: {
        id: 'getTheme',
        src: 'getTheme',
        input: ({ context }) => ({ name: context.client?.branding.theme ?? '' }),
        onDone: [
          {
            guard: withOutput('isFound'),
            target: 'ready',
            actions: [assign({ theme: ({ event }) => themeIn(event.output) }), 'keepTheme'],
          },
          { target: 'fallingBack' },
        ],
        onError: { target: 'failed', actions: assign({ failure: failureCaught }) },
      },
    },
    fallingBack: {
      invoke: {
        id: 'getBaseline',
        src: 'getBaseline',
        onDone: [
          {
            guard: withOutput('isFound'),
            target: 'ready',
            actions: assign({ theme: ({ event }) => themeIn(event.output) }),
          },
          {
            target: 'failed',
            actions: assign({ failure: () => failureOf(new Error('The baseline theme cannot be used')) }),
          },
        ],
        onError: { target: 'failed', actions: assign({ failure: failureCaught }) },
      },
    },
    ready: { type: 'final' },
    failed: { type: 'final' },
  },
  output: ({ context: { client, theme, failure } }) =>
    client && theme ? { kind: 'loaded', client, theme } : { kind: 'failed', failure },
});

const clientIn = (answer: ClientAnswer) => (answer.kind === 'found' ? answer.client : null);

const themeIn = (answer: ThemeAnswer) => (answer.kind === 'found' ? answer.theme : null);

const failureIn = (answer: ClientAnswer): Failure =>
  answer.kind === 'refused' ? answer.failure : { message: 'Unknown error' };
