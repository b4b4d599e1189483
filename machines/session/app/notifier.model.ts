import type { Model } from '../../kit/model.ts';
import type { Modal, Notice } from './notifier.logic.ts';
import { notifierMachine } from './notifier.machine.ts';

const saved: Notice = { severity: 'success', text: { id: 'notices.my_details_updated' } };
const refused: Notice = {
  severity: 'warning',
  text: { id: 'errors.access_denied' },
  general: true,
  about: 'language',
};
const inPlace: Notice = { severity: 'warning', text: { id: 'errors.no_answer' }, about: 'sign-in' };
const ended: Notice = { severity: 'error', text: { raw: 'It broke' }, about: 'session' };

const maintenance: Modal = { title: 'Maintenance', body: 'Back at noon' };
const strike: Modal = { title: 'Strike', body: 'Nothing flies' };

export const notifierModel = {
  machine: notifierMachine,
  inputs: { 'a new page': undefined },
  events: {
    'notice.raised': {
      success: { notice: saved },
      warning: { notice: refused },
      error: { notice: ended },
      'in place': { notice: inPlace },
    },
    'notice.dismissed': 'no payload',
    'topics.outdated': { refused: { about: ['language'] }, other: { about: ['sign-in'] } },
    'dialog.raised': { maintenance: { dialog: maintenance }, strike: { dialog: strike } },
    'dialog.closed': 'no payload',
    'session.timedOut': 'no payload',
    'toast.dismissed': 'no payload',
    'form.opened': 'no payload',
    'session.opened': 'no payload',
    'session.ended': 'no payload',
  },
  answers: {},
  stateKey: ({ notices: [first, ...others], waiting }) =>
    [
      ...(waiting.length > 0 ? ['another dialog waits'] : []),
      ...(first ? [first.severity === 'success' ? 'good news' : 'bad news'] : []),
      ...(others.length > 0 ? ['over bad news'] : []),
    ].join(', '),
} satisfies Model<typeof notifierMachine>;
