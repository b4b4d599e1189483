import { createEmptyActor } from 'xstate';

import type { Model } from '../kit/model.ts';
import { sessionMachine } from './session.machine.ts';
import { isActing, type Session } from './session.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];

export const customer: Session = {
  id: 'anna',
  agentId: null,
  partnerId: 'sky',
  roles: { USER: { write: true } },
  accessProfile: [{ feature: 'customer-travel-trips', accessRights: ['CREATE'] }],
  entrance: 'user',
  signedInAt: 0,
};
export const visitor: Session = { ...customer, entrance: 'widget' };
export const agent: Session = { ...customer, agentId: 'agna', roles: { AGENT: { write: true } } };
/** An agent who acts for no customer. */
export const finder: Session = { ...agent, id: '' };
/** An agent who is also a customer, in their own portal. */
export const atHome: Session = { ...agent, id: 'agna' };

const parent = createEmptyActor();

export const sessionModel = {
  machine: sessionMachine,
  inputs: {
    'a new page': { parent, restored: null, at: 0 },
    'a reloaded page': { parent, restored: customer, at: 30 * MINUTE },
    'a page reloaded near the end': { parent, restored: customer, at: 59 * MINUTE },
    'a page reloaded too late': { parent, restored: customer, at: HOUR },
    'an agent’s page': { parent, restored: agent, at: 30 * MINUTE },
    'the page of an agent for nobody': { parent, restored: finder, at: 30 * MINUTE },
    'an agent’s own account': { parent, restored: atHome, at: 30 * MINUTE },
    'a widget reloaded too late': { parent, restored: visitor, at: HOUR },
  },
  events: {
    'session.opened': {
      'by a customer': { session: customer, at: 0 },
      'through a widget': { session: visitor, at: 0 },
    },
    'session.closed': 'no payload',
    'session.superseded': 'no payload',
    'session.forced': { 'by an unknown session': { code: 'SESSION_NOT_FOUND' } },
    'session.endedElsewhere': {
      'on purpose': { reason: 'logout' },
      'by its hour': { reason: 'timeout' },
      'by the insurer': { reason: 'unauthorized' },
      'for a new sign-in': { reason: 'relogin' },
    },
    'request.unauthorized': { 'without a code': {}, 'with a code': { code: 'ACCESS_DENIED' } },
    'relogin.required': 'no payload',
    'customer.changed': { 'to another': { userId: 'gala' } },
    'page.woke': {
      early: { at: 58 * MINUTE - 1 },
      'near the end': { at: 58 * MINUTE },
      'too late': { at: HOUR },
    },
    'warning.understood': 'no payload',
    'session.renewed': 'no payload',
  },
  answers: {},
  stateKey: ({ session }) => (session ? knownOf(session) : ''),
} satisfies Model<typeof sessionMachine>;

function knownOf(session: Session): string {
  if (!session.agentId) return session.entrance;
  if (isActing(session)) return 'agent';
  return session.id ? 'agent at home' : 'agent for nobody';
}
