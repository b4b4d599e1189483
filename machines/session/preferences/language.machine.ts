import { assign, not, type SnapshotFrom } from 'xstate';

import { withOutput } from '../../kit/refusals.ts';
import { failureCaught } from '../app/failure.ts';
import { fileToTry, languageSetup, type Tongue } from './language.setup.ts';

/**
 * Loads the portal's texts, one language at a time.
 *
 * Texts that came with the page are shown at once while the rest loads. A newly chosen language replaces the old one
 * only when it has loaded, and never by way of a third. If a chosen language cannot be loaded, the old one stays and
 * the customer is told. Only a choice is stored: a customer's account language ends with their session.
 */
export const languageMachine = languageSetup.createMachine({
  id: 'language',
  context: ({ input }) => ({ ...input, wanted: null, tried: 0, source: null }),
  initial: 'starting',
  on: {
    'language.chosen': {
      target: '.switching',
      actions: { type: 'storeWanted', params: ({ event }) => ({ ...onlyIn(event), isChosen: true }) },
    },
    'language.suggested': {
      guard: not('isChosen'),
      target: '.switching',
      actions: { type: 'storeWanted', params: ({ event }) => ({ ...onlyIn(event), isChosen: false }) },
    },
    'customer.left': {
      guard: 'isNotOwn',
      target: '.switching',
      actions: { type: 'storeWanted', params: ({ context }) => ({ ...context.own, isChosen: false }) },
    },
  },
  states: {
    starting: {
      always: [{ guard: 'hasTexts', target: 'completing' }, { target: 'loading' }],
    },
    loading: {
      on: {
        // Another tab made this choice and has stored it.
        'language.chosen': {
          target: 'loading',
          reenter: true,
          actions: [
            { type: 'storeTongue', params: ({ event }) => event },
            { type: 'storeOwn', params: ({ event }) => event },
          ],
        },
        'language.suggested': {
          target: 'loading',
          reenter: true,
          actions: { type: 'storeTongue', params: ({ event }) => event },
        },
        'customer.left': {
          guard: 'isNotOwn',
          target: 'loading',
          reenter: true,
          actions: { type: 'storeTongue', params: ({ context }) => context.own },
        },
      },
      invoke: {
        id: 'getTexts',
        src: 'getTexts',
        input: fileToTry,
        onDone: { target: 'ready', actions: [withOutput('storeTexts'), 'reportReadable'] },
        onError: [
          { guard: 'hasMoreFiles', target: 'loading', reenter: true, actions: 'tryNext' },
          { target: 'mute', actions: { type: 'reportFailed', params: failureCaught } },
        ],
      },
    },
    completing: {
      entry: 'reportReadable',
      invoke: {
        id: 'getTexts',
        src: 'getTexts',
        input: fileToTry,
        onDone: { target: 'ready', actions: withOutput('storeTexts') },
        onError: [
          { guard: 'hasMoreFiles', target: 'completing', reenter: true, actions: 'tryNext' },
          { target: 'incomplete', actions: assign({ tried: 0 }) },
        ],
      },
    },
    incomplete: {
      after: { textsRetry: 'completing' },
    },
    ready: {
      after: { translationTtl: 'refreshing' },
    },
    refreshing: {
      invoke: {
        id: 'getTexts',
        src: 'getTexts',
        input: ({ context }) => context.source ?? fileToTry({ context }),
        onDone: { target: 'ready', actions: assign({ texts: ({ event }) => event.output }) },
        onError: 'ready',
      },
    },
    switching: {
      invoke: {
        id: 'getTexts',
        src: 'getTexts',
        input: fileToTry,
        onDone: [
          {
            guard: 'isChosen',
            target: 'ready',
            actions: [
              withOutput('storeTexts'),
              { type: 'storeOwn', params: ({ context }) => context },
              { type: 'keepLanguage', params: ({ context }) => ({ code: context.code }) },
            ],
          },
          { target: 'ready', actions: withOutput('storeTexts') },
        ],
        onError: [
          { guard: 'hasMoreFiles', target: 'switching', reenter: true, actions: 'tryNext' },
          { guard: 'isChosen', target: 'staying', actions: 'announceUnchanged' },
          { target: 'staying' },
        ],
      },
    },
    staying: {
      exit: 'forgetWanted',
      always: [{ guard: 'hasAllTexts', target: 'ready' }, { target: 'completing' }],
    },
    mute: { type: 'final' },
  },
});

export type LanguageSnapshot = SnapshotFrom<typeof languageMachine>;

/** Returns whether the texts of every screen are loaded, not only those of the first. */
export const hasAllTexts = (language: LanguageSnapshot): boolean => language.context.source !== null;

/** Drops fallback languages: they must not replace the language on screen. */
const onlyIn = ({ code, files }: Tongue): Tongue => ({ code, files: files.filter((file) => file.code === code) });
