import { describe, expect, it, vi } from 'vitest';
import * as slices from '#src/lib/browser/slices.ts';
import { createStore } from '#src/lib/browser/storage.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { createApplyPreferences } from './applyPreferences.ts';
import { createLeave } from './leave.ts';

const user = { language: 'ES', locale: 'es-ES', employee: 0, mfaEnabled: false } as Parameters<
  ReturnType<typeof createApplyPreferences>
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
  const nobody = () => null;

  const offered = () => ['en', 'es', 'mx', 'fr'];

  it('is not applied for an agent who acts for them', () => {
    const [local, suggestLanguage] = [inMemory(), vi.fn<(code: string) => void>()];

    createApplyPreferences(local, { suggestLanguage, language: () => 'en' }, () => 'an agent', offered)(user);

    expect([suggestLanguage.mock.calls, local.read(slices.account)]).toEqual([[], null]);
  });

  it('is applied', () => {
    const [local, suggestLanguage] = [inMemory(), vi.fn<(code: string) => void>()];

    createApplyPreferences(local, { suggestLanguage, language: () => 'en' }, nobody, offered)(user);

    expect(suggestLanguage.mock.calls).toEqual([['es']]);
    expect(local.read(slices.account)).toEqual({ language: 'ES', locale: 'es-ES', employee: 0, mfaEnabled: false });
  });

  it('does not replace a choice in this browser, or the current language', () => {
    const [local, suggestLanguage] = [inMemory(), vi.fn<(code: string) => void>()];

    createApplyPreferences(local, { suggestLanguage, language: () => 'es' }, nobody, offered)(user);
    local.write(slices.language, 'fr');
    createApplyPreferences(local, { suggestLanguage, language: () => 'fr' }, nobody, offered)(user);

    expect(suggestLanguage).not.toHaveBeenCalled();
  });
});

describe('the language of an account in Spanish', () => {
  it.each([
    ['mx', 'es-ES', undefined],
    ['mx', 'es-US', undefined],
    ['es', 'es-MX', undefined],
    ['en', 'es-MX', 'mx'],
    ['en', 'es-US', 'es'],
    ['fr', 'es-ES', 'es'],
  ])('beside a page in %s and the locale %s leads to %s', (spoken, locale, suggested) => {
    const suggestLanguage = vi.fn<(code: string) => void>();
    const offered = () => ['en', 'es', 'mx', 'fr'];

    createApplyPreferences(
      inMemory(),
      { suggestLanguage, language: () => spoken },
      () => null,
      offered,
    )({ ...user, locale });

    expect(suggestLanguage.mock.calls[0]?.[0]).toBe(suggested);
  });

  it('is not applied where the partner does not offer Spanish', () => {
    const suggestLanguage = vi.fn<(code: string) => void>();

    createApplyPreferences(
      inMemory(),
      { suggestLanguage, language: () => 'en' },
      () => null,
      () => ['en', 'fr'],
    )(user);

    expect(suggestLanguage).not.toHaveBeenCalled();
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
