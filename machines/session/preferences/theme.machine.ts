import { assign, setup } from 'xstate';

import type { Client } from '#schema/rest/client.ts';
import { buildNo, type ThemeConfig } from '#schema/theme.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import { withOutput } from '../../kit/refusals.ts';
import { type Failure, failureCaught, toFailure } from '../app/failure.ts';

/** A theme and its fetch time, in milliseconds since the epoch. */
export type KeptTheme = { theme: ThemeConfig; timestamp: number };

export type ClientAnswer = { kind: 'found'; client: Client } | { kind: 'refused'; failure: Failure };
/** `unusable`: the theme does not exist or is malformed. */
export type ThemeAnswer = { kind: 'found'; theme: ThemeConfig } | { kind: 'unusable' };

export type ThemeOutcome =
  | { kind: 'loaded'; client: Client; theme: ThemeConfig }
  | { kind: 'failed'; failure: Failure };

type ThemeInput = {
  /** Data that came with the page. */
  client: Client | null;
  theme: ThemeConfig | null;
  kept: KeptTheme | null;
  now: number;
};

type ThemeContext = ThemeInput & { failure: Failure };

const THEME_TTL = 86_400_000;

/**
 * Finds out which partner's portal this is, and its theme.
 *
 * A missing or malformed theme falls back to the baseline. A theme that cannot be fetched stops the start, because the
 * next request would fail as well.
 */
export const themeMachine = setup({
  types: {} as { context: ThemeContext; input: ThemeInput; output: ThemeOutcome },
  actors: {
    getClient: promisePort<ClientAnswer>('getClient'),
    getTheme: promisePort<ThemeAnswer, { name: string }>('getTheme'),
    getBaseline: promisePort<ThemeAnswer>('getBaseline'),
  },
  actions: {
    /** Stores the theme with the current time, for the next start. */
    keepTheme: actionPort('keepTheme'),
  },
  guards: {
    isFound: (_, answer: ClientAnswer | ThemeAnswer) => answer.kind === 'found',
    isClientKnown: ({ context }) => context.client !== null,
    isOwnThemeHere: ({ context: { client, theme } }) => theme !== null && theme.theme === client?.branding.theme,
    // The server embeds the baseline when the partner has no theme, so another request would not find one either.
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
            actions: assign({ failure: () => toFailure(new Error('The baseline theme cannot be used')) }),
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
