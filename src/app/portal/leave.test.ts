import { describe, expect, it, vi } from 'vitest';
import * as slices from '#src/lib/browser/slices.ts';
import { createStore, type Store } from '#src/lib/browser/storage.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { applyPreferences } from './applyPreferences.ts';
import { createLeave } from './leave.ts';

const user = { id: 'emil', language: 'ES', locale: 'es-ES', employee: 0, mfaEnabled: false } as Parameters<
  typeof applyPreferences
>[0];
const inMemory = () =>
  createStore(() => {
    throw new Error('none');
  });

describe('the end of a session', () => {
  it.each([
    ['initial path', 'timeout', '/login/otc', { wanted: '/insurance' }],
    ['front page', 'unauthorized', '/', { wanted: '/insurance' }],
    ['front page', 'logout', '/', null],
    ['front page', 'elsewhere', '/', null],
    ['widget exit', 'timeout', '/widgets/401', { wanted: '/insurance' }],
  ] as const)('through the %s after %s leads to %s', (exit, reason, path, state) => {
    const go = vi.fn<(path: string, options: object) => void>();

    createLeave(go, () => '/insurance')({ exit, reason, initialPath: '/login/otc' });

    expect(go.mock.calls).toEqual([[path, { replace: true, state }]]);
  });
});

describe("the end of a widget's session", () => {
  it('leads to its exit, with the reason for the host', () => {
    const go = vi.fn<(path: string, options: object) => void>();

    createLeave(go, () => '/passengers', true)({ exit: 'front page', reason: 'unauthorized', initialPath: '/' });

    expect(go.mock.calls).toEqual([['/401', { replace: true, state: { ended: 'unauthorized' } }]]);
  });
});

describe('the language of a customer', () => {
  /** Applies the settings of an account in Spanish to a page in a language. */
  function apply(
    spoken: string,
    given: {
      local?: Store;
      locale?: string;
      session?: { id: string; agentId: string | null } | null;
      languages?: string[];
    } = {},
  ) {
    const {
      local = inMemory(),
      locale = user.locale,
      session = { id: 'emil', agentId: null },
      languages = ['en', 'es', 'mx', 'fr'],
    } = given;
    const suggestLanguage = vi.fn<(code: string) => void>();
    const children = { suggestLanguage, language: () => spoken };
    applyPreferences({ ...user, locale }, { local, children, session, theme: { config: { languages } } });
    return { suggested: suggestLanguage.mock.calls[0]?.[0], stored: local.read(slices.account) };
  }

  it('is not applied for an agent who acts for them', () => {
    const session = { id: 'emil', agentId: 'an agent' };
    expect(apply('en', { session })).toEqual({ suggested: undefined, stored: null });
  });

  it.each([null, { id: 'anna', agentId: null }])(
    'is not applied once the session ended, or another began: %j',
    (session) => {
      expect(apply('en', { session })).toEqual({ suggested: undefined, stored: null });
    },
  );

  it('is applied for an agent who reads their own account', () => {
    expect(apply('en', { session: { id: '', agentId: 'emil' } }).suggested).toBe('es');
  });

  it('is applied', () => {
    expect(apply('en')).toEqual({
      suggested: 'es',
      stored: { language: 'ES', locale: 'es-ES', employee: 0, mfaEnabled: false },
    });
  });

  it('does not replace a choice in this browser', () => {
    const local = inMemory();
    local.write(slices.language, 'fr');
    expect(apply('fr', { local }).suggested).toBeUndefined();
  });

  it.each([
    ['es', 'es-ES', undefined],
    ['mx', 'es-ES', undefined],
    ['mx', 'es-US', undefined],
    ['es', 'es-MX', undefined],
    ['en', 'es-MX', 'mx'],
    ['en', 'es-US', 'es'],
    ['fr', 'es-ES', 'es'],
  ])('beside a page in %s and the locale %s leads to %s', (spoken, locale, suggested) => {
    expect(apply(spoken, { locale }).suggested).toBe(suggested);
  });

  it('is not applied where the partner does not offer it', () => {
    expect(apply('en', { languages: ['en', 'fr'] }).suggested).toBeUndefined();
  });
});

describe('the handle of a flow', () => {
  it.each([
    ['typing', 'typing'],
    [{ signedIn: { open: 'calm' } }, 'signedIn.open.calm'],
    [{ running: { texts: 'readable', area: 'user' } }, 'running.area.user running.texts.readable'],
    [{ running: {} }, 'running'],
  ])('for %j is %s', (value, state) => {
    expect(flowAttributes({ machine: { id: 'flow' }, value })).toEqual({ 'data-machine': 'flow', 'data-state': state });
  });
});
