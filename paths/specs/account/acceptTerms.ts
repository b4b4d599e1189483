import { acceptTermsModel } from '#machines/account/acceptTerms/acceptTerms.model.ts';

import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';

const gone: readonly Assertion[] = [{ role: 'dialog', text: 'account.terms.dialog.title', is: 'missing' }];

export const spec = flowSpec(acceptTermsModel, {
  starts: {
    'after signing in': { partner: 'sky', path: '/dashboard', as: 'terms@sky.test' },
  },
  events: {
    'terms.accepted': [{ press: 'button', named: 'account.terms.dialog.accept' }],
    'terms.postponed': [{ press: 'button', named: 'account.terms.dialog.later' }],
  },
  states: {
    asking: [
      { role: 'dialog', text: 'account.terms.dialog.title', body: 'account.terms.dialog.body' },
      { role: 'link', text: 'account.terms.read' },
      { role: 'button', text: 'account.terms.dialog.accept', is: 'enabled' },
      { role: 'button', text: 'account.terms.dialog.later', is: 'enabled' },
    ],
    accepting: [{ role: 'button', text: 'account.terms.dialog.accept', is: 'disabled' }],
    accepted: gone,
    postponed: gone,
  },
  actors: {
    accept: {
      call: 'PATCH /platform/users/*',
      document: 'UpdateUser',
      answers: { accepted: { data: { updateUser: { __typename: 'User', id: 'pending' } } } },
    },
  },
  effects: { announceAccepted: [{ notice: 'notices.terms_accepted' }] },
});
