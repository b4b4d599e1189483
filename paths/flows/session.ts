import type { sessionModel } from '#machines/session/session.model.ts';

import type { Drive } from '../flow.ts';
import { sessionGestures } from '../gestures/session.ts';
import { signInGestures } from '../gestures/signIn.ts';

const MINUTE = 60_000;
const anna = { username: 'anna@sky.test', password: 'Passw0rd!' };
const noCallIsMade = 'a page at rest makes no call that could be refused';
const noCopy = { cannot: 'no second tab has the very same session' };
const noWidget = { cannot: 'no widget opens a session yet' };

export const sessionDrive = {
  begins: {
    'a new page': { partner: 'sky', path: '/' },
    'a reloaded page': { partner: 'sky', path: '/key-facts', as: 'anna@sky.test' },
    'a page reloaded near the end': { cannot: 'the warning comes as soon as the page does' },
    'a page reloaded too late': {
      partner: 'sky',
      path: '/key-facts',
      as: 'anna@sky.test',
      does: [{ sleep: 61 * MINUTE }, { go: '/key-facts' }],
    },
    'a widget reloaded too late': noWidget,
  },
  asks: {},
  brings: {
    'session.opened': {
      bySample: {
        'by a customer': [{ go: '/' }, { acts: signInGestures['credentials.given'], fields: anna }],
        'through a widget': noWidget,
      },
    },
    'session.forced': { cannot: noCallIsMade },
    'session.endedElsewhere': {
      bySample: {
        'on purpose': [
          {
            inAnotherTab: {
              partner: 'sky',
              path: '/key-facts',
              as: 'anna@sky.test',
              does: [{ acts: sessionGestures['session.closed'].usually }],
            },
          },
        ],
        'by its hour': noCopy,
        'by the insurer': noCopy,
      },
    },
    'request.unauthorized': { cannot: noCallIsMade },
    'relogin.required': { cannot: 'nothing asks for a new sign-in yet' },
    'page.woke': {
      bySample: {
        early: [{ wakes: true }],
        'near the end': [{ sleep: 58 * MINUTE + 1_000 }, { wakes: true }],
        'too late': [{ sleep: 61 * MINUTE }, { wakes: true }],
      },
    },
  },
  delays: { untilWarning: 58 * MINUTE, restOfTheHour: 60 * MINUTE },
} satisfies Drive<typeof sessionModel, typeof sessionGestures>;
