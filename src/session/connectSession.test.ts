import { describe, expect, it } from 'vitest';
import { createActor, createEmptyActor, SimulatedClock } from 'xstate';

import type { Notice } from '#machines/session/app/notifier.logic.ts';
import { customer } from '#machines/session/session.model.ts';
import { buildNo } from '#schema/theme.ts';
import * as slices from '../lib/browser/slices.ts';
import { createStore } from '../lib/browser/storage.ts';
import { connectSession } from './connectSession.ts';
import { createDrafts, forgetDrafts } from './drafts.ts';

const inMemory = () =>
  createStore(() => {
    throw new Error('none');
  });

/** A browser with a signed-in customer and every kind of data in its stores. */
function signedIn() {
  const [tab, local, clock] = [inMemory(), inMemory(), new SimulatedClock()];
  const happened: unknown[] = [];
  const on = (what: string) => (detail?: unknown) => void happened.push(detail === undefined ? what : [what, detail]);
  const machine = connectSession({
    tab,
    local,
    tabs: { tell: ({ reason }) => on('told')(reason), listen: () => () => undefined },
    leaveBy: on('left'),
    notify: (notice: Notice) => on('notice')(notice.text),
    showTimeoutToast: () => on('toast')(),
    logOut: on('logged out'),
    forgetData: () => on('data forgotten')(),
    forgetDrafts: (session) => forgetDrafts(local, session),
  });
  const actor = createActor(machine, { input: { parent: createEmptyActor(), restored: null, at: 0 }, clock });
  actor.start();

  tab.write(slices.accessToken, 'the token');
  local.write(slices.language, 'es');
  local.write(slices.account, { language: 'ES', locale: 'es-ES', employee: 0, mfaEnabled: false });
  actor.send({ type: 'session.opened', session: customer, at: 0 });
  return { tab, local, clock, actor, happened };
}

describe('the beginning of a session', () => {
  it('stores it in its tab, and only its customer in local storage', () => {
    const { tab, local } = signedIn();

    expect(tab.read(slices.session)).toEqual(customer);
    expect(local.read(slices.auth)).toEqual({ authenticated: true, partnerId: 'sky' });
    expect(local.read(slices.app)).toEqual({ partnerId: 'sky', buildNo });
    expect([local.read(slices.accessToken), local.read(slices.session)]).toEqual([null, null]);
  });
});

describe('the end of a session', () => {
  it('deletes token, rights and data but keeps the language', () => {
    const { tab, local, actor, happened } = signedIn();

    actor.send({ type: 'request.unauthorized' });

    expect([tab.read(slices.accessToken), tab.read(slices.session)]).toEqual([null, null]);
    expect([local.read(slices.auth), local.read(slices.account)]).toEqual([null, null]);
    expect(local.read(slices.language)).toBe('es');
    expect(happened).toContain('data forgotten');
  });

  it.each([
    ['ACCESS_DENIED', 'errors.access_denied'],
    ['NEVER_HEARD_OF', 'errors.unauthorized_session'],
    [undefined, 'errors.unauthorized_session'],
  ])('by a 401 with the code %s says %s', (code, id) => {
    const { actor, happened } = signedIn();

    actor.send({ type: 'request.unauthorized', ...(code !== undefined && { code }) });

    expect(happened).toEqual([
      'data forgotten',
      ['notice', { id }],
      ['told', 'unauthorized'],
      ['left', { exit: 'front page', reason: 'unauthorized' }],
    ]);
  });

  it('after its hour shows the toast only', () => {
    const { clock, happened } = signedIn();

    clock.increment(3_600_000);

    expect(happened).toEqual([
      'data forgotten',
      ['told', 'timeout'],
      'toast',
      ['left', { exit: 'initial path', reason: 'timeout' }],
    ]);
  });

  it('because a second factor was set up asks to sign in again', () => {
    const { actor, happened } = signedIn();

    actor.send({ type: 'relogin.required' });

    expect(happened).toContainEqual(['notice', { id: 'notices.mfa_relogin' }]);
  });

  it('on purpose takes effect before the insurer has answered', () => {
    const { tab, actor, happened } = signedIn();

    actor.send({ type: 'session.closed' });

    expect(actor.getSnapshot().value).toBe('closed');
    expect(tab.read(slices.accessToken)).toBeNull();
    expect(happened).toEqual([
      ['logged out', 'the token'],
      'data forgotten',
      ['told', 'logout'],
      ['left', { exit: 'front page', reason: 'logout' }],
    ]);
  });
});

describe('unfinished work', () => {
  const drafts = { someone: { walk: { step: 2 } } };

  it('survives a session that ends by itself', () => {
    const { tab, local, actor } = signedIn();
    createDrafts(local, tab, customer).write('walk', { step: 1 });

    actor.send({ type: 'request.unauthorized' });

    expect(createDrafts(local, tab, customer).read('walk')).toEqual({ step: 1 });
  });

  it('survives the end of the hour', () => {
    const { tab, local, clock } = signedIn();
    createDrafts(local, tab, customer).write('walk', { step: 1 });

    clock.increment(3_600_000);

    expect(createDrafts(local, tab, customer).read('walk')).toEqual({ step: 1 });
  });

  it('is deleted when its customer signs out, and only theirs', () => {
    const { tab, local, actor } = signedIn();
    local.write(slices.drafts, drafts);
    createDrafts(local, tab, customer).write('walk', { step: 1 });

    actor.send({ type: 'session.closed' });

    expect(local.read(slices.drafts)).toEqual(drafts);
  });

  it('is deleted when the partner changes', () => {
    const { local, actor } = signedIn();
    local.write(slices.drafts, drafts);

    actor.send({ type: 'request.unauthorized' });
    actor.send({ type: 'session.opened', session: { ...customer, partnerId: 'voyage' }, at: 0 });

    expect(local.read(slices.drafts)).toBeNull();
  });
});
