import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import type { Notice, Topic } from './notifier.logic.ts';
import { notifierSetup } from './notifier.setup.ts';

/**
 * Messages of the portal outside its screens: one notice and one dialog at a time, and the toast after a session timed
 * out.
 *
 * A notice with a topic appears beside that topic; any other appears on top of the page, newest first. A notice replaces
 * the previous one about its topic, and an identical one, because parallel requests fail alike. Success notices disappear
 * after a few seconds or with the next notice. Warnings and errors stay until they are dismissed or their topic is
 * attempted again.
 */
export const notifierMachine = notifierSetup.createMachine({
  id: 'notifier',
  context: { notices: [], inPlace: [], dialog: null, waiting: [] },
  type: 'parallel',
  states: {
    snackbar: {
      initial: 'empty',
      on: {
        'notice.raised': [
          {
            guard: { type: 'hasPlace', params: ({ event }) => event.notice },
            target: '.deciding',
            actions: { type: 'putInPlace', params: ({ event }) => event.notice },
          },
          { target: '.deciding', actions: { type: 'putOnTop', params: ({ event }) => event.notice } },
        ],
        'topics.outdated': { target: '.deciding', actions: { type: 'dropTopics', params: ({ event }) => event.about } },
        // Notices about signing in no longer apply.
        'session.opened': { target: '.empty', actions: 'dropAll' },
        // The sign-in page must not show notices about the customer's data.
        'session.ended': { target: '.deciding', actions: 'dropAllButOfSession' },
      },
      states: {
        empty: {},
        deciding: {
          always: [
            { guard: 'hasNone', target: 'empty' },
            { guard: 'isGood', target: 'passing' },
            { target: 'standing' },
          ],
        },
        passing: {
          on: {
            'notice.dismissed': { target: 'deciding', actions: 'dropFirst' },
            'form.opened': { target: 'deciding', actions: 'dropFirst' },
            // Only notices beneath the success notice are removed, so its time continues.
            'topics.outdated': { actions: { type: 'dropTopics', params: ({ event }) => event.about } },
          },
          after: { noticeTime: { target: 'deciding', actions: 'dropFirst' } },
        },
        standing: {
          on: {
            'notice.dismissed': { target: 'deciding', actions: 'dropFirst' },
          },
        },
      },
    },
    modal: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'dialog.raised': { target: 'open', actions: { type: 'storeDialog', params: ({ event }) => event.dialog } },
          },
        },
        open: {
          on: {
            'dialog.raised': { actions: { type: 'queueDialog', params: ({ event }) => event.dialog } },
            'dialog.closed': [
              { guard: 'isDialogWaiting', target: 'open', reenter: true, actions: 'openNext' },
              { target: 'closed', actions: assign({ dialog: null }) },
            ],
          },
        },
      },
    },
    toast: {
      initial: 'hidden',
      states: {
        hidden: { on: { 'session.timedOut': 'shown' } },
        shown: { on: { 'toast.dismissed': 'hidden', 'session.opened': 'hidden' } },
      },
    },
  },
});

export type NotifierActor = ActorRefFrom<typeof notifierMachine>;
export type NotifierSnapshot = SnapshotFrom<typeof notifierMachine>;

/** Returns the notice that is shown beside one of these topics. */
export const findNotice = ({ context }: NotifierSnapshot, topics: readonly Topic[]): Notice | undefined =>
  context.inPlace.find(({ about }) => about && topics.includes(about));
