import { sessionModel } from '#machines/session/session.model.ts';
import type { Session } from '#machines/session/session.ts';

import { isCode, textOfCode } from '#schema/errors.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec, type Happened } from '../../spec.ts';
import type { TextId } from '../../texts.ts';
import { anna, giveCredentials, signOut } from '../kit/signingIn.ts';

const MINUTE = 60_000;
const noCallIsMade = { cannot: 'a page at rest makes no call that could be refused' };
const noCopy = { cannot: 'no second tab has the very same session' };
const noWidget = { cannot: 'a widget stands in a page of another site’s, which hands its token over' };

/** A widget's page shows no messages. */
const told = ({ effects }: Happened, notice: TextId): readonly Assertion[] =>
  effects.some(({ params }) => (params as { exit?: string } | undefined)?.exit === 'widget exit') ? [] : [{ notice }];

const calm: readonly Assertion[] = [
  { role: 'button', text: 'shell.account' },
  { role: 'dialog', is: 'missing' },
];

export const spec = flowSpec(sessionModel, {
  starts: {
    'a new page': { partner: 'sky', path: '/' },
    'a reloaded page': { partner: 'sky', path: '/key-facts', as: 'anna@sky.test' },
    'a page reloaded near the end': { cannot: 'the warning comes as soon as the page does' },
    'a page reloaded too late': { cannot: 'the page that is reloaded ends the session itself before it goes' },
    'an agent’s page': { partner: 'sky', path: '/key-facts', as: 'agent@sky.test' },
    'the page of an agent for nobody': { partner: 'sky', path: '/agent', as: 'agentlite@sky.test' },
    'an agent’s own account': { partner: 'sky', path: '/key-facts', as: 'admin@sky.test' },
    'a widget reloaded too late': noWidget,
  },
  events: {
    'session.opened': {
      from: 'another flow',
      do: {
        bySample: {
          'by a customer': [{ go: '/' }, { acts: giveCredentials, fields: anna }],
          'through a widget': noWidget,
        },
      },
    },
    'session.closed': {
      usually: signOut,
      in: {
        'signedIn.open.warned': [{ press: 'button', named: 'session.warning.understood' }, ...signOut],
      },
    },
    'session.superseded': { from: 'another flow', do: noWidget },
    'session.forced': { from: 'the insurer', do: noCallIsMade },
    'session.endedElsewhere': {
      from: 'another tab',
      do: {
        bySample: {
          'on purpose': [
            { inAnotherTab: { partner: 'sky', path: '/key-facts', as: 'anna@sky.test', do: [{ acts: signOut }] } },
          ],
          'by its hour': noCopy,
          'by the insurer': noCopy,
          'for a new sign-in': { cannot: 'signing in again would take a code that the other steps do not give' },
        },
      },
    },
    'request.unauthorized': { from: 'the insurer', do: noCallIsMade },
    'relogin.required': {
      from: 'another flow',
      do: { cannot: 'it is asked for on another page, by turning two-step verification on' },
    },
    'customer.changed': {
      from: 'another flow',
      do: { cannot: 'an agent who chooses a customer goes to another page' },
    },
    'page.woke': {
      from: 'the page',
      do: {
        bySample: {
          early: [{ wakes: true }],
          'near the end': [{ sleep: 58 * MINUTE + 1_000 }, { wakes: true }],
          'too late': [{ sleep: 61 * MINUTE }, { wakes: true }],
        },
      },
    },
    'warning.understood': [{ press: 'button', named: 'session.warning.understood' }],
    'session.renewed': [{ press: 'button', named: 'session.warning.renew' }],
  },
  states: {
    starting: 'transient',
    // A widget exits to an empty page.
    closed: { sees: [{ role: 'button', text: 'shell.account', is: 'missing' }], root: 'none' },
    'signedIn.open.calm': calm,
    'signedIn.open.warned': ({ session }: { session: Session | null }): readonly Assertion[] => [
      { role: 'dialog' },
      { role: 'button', text: 'session.warning.understood' },
      { role: 'button', text: 'session.warning.renew', ...(session?.entrance === 'widget' && { is: 'missing' }) },
      { role: 'timer' },
    ],
    'signedIn.open.informed': calm,
    'signedIn.signingOut': 'transient',
    ending: 'transient',
  },
  actors: {},
  effects: {
    logOut: 'unseen',
    keepSession: 'unseen',
    forgetCredentials: 'unseen',
    forgetCustomer: 'unseen',
    changeCustomer: 'unseen',
    tellOtherTabs: 'unseen',
    reportBeginning: 'unseen',
    reportEnd: 'unseen',
    storeReason: 'unseen',
    leaveBy: ({ exit }) => [{ page: { 'front page': '/', 'initial path': '/', 'widget exit': '/widgets/401' }[exit] }],
    announceTimeout: [{ toast: 'session.timed_out' }],
    announceUnauthorized: ({ code }, step) =>
      told(step, isCode(code) ? textOfCode(code) : 'errors.unauthorized_session'),
    announceElsewhere: (_, step) => told(step, 'notices.signed_out_elsewhere'),
    announceRelogin: (_, step) => told(step, 'notices.mfa_relogin'),
  },
  delays: { untilWarning: 58 * MINUTE, restOfTheHour: 60 * MINUTE },
});
