import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { cookieConsentModel } from '#machines/session/preferences/cookieConsent.model.ts';
import { spec } from '#paths/specs/session/cookieConsent.ts';
import { type Opening, openStage, settled } from '#tests/kit/browser/stage.tsx';
import { skyTheme } from '#tests/kit/customer/sky.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const { config } = skyTheme;
const asking = { ...skyTheme, config: { ...config, flags: { ...config.flags, cookieConsent: true } } };
const { inputs } = cookieConsentModel;

/** Opens a visit to a partner that asks for consent, with the storage of earlier visits. */
const visit = ({ record }: { record: object | null }): Opening => ({
  page: { theme: asking },
  stored: {
    language: { version: 1, value: 'es' },
    content: { version: 1, value: {} },
    ...(record && { consent: { version: 1, value: record } }),
  },
});
const stored = () => ['language', 'theme', 'content'].filter((name) => localStorage.getItem(name) !== null);

testPaths(spec, {
  inputs: {
    undecided: visit(inputs.undecided),
    allowed: visit(inputs.allowed),
    refused: visit(inputs.refused),
    'allowed 31 days ago': visit(inputs['allowed 31 days ago']),
  },
  triggers: {
    'choice.changed': (_, { choice }) => {
      localStorage.setItem('consent', JSON.stringify({ version: 1, value: { choice, decidedAt: Date.now() } }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
    },
  },
  effects: {
    keepChoice: (_, { choice }: { choice: string }) => expect(localStorage.getItem('consent')).toContain(choice),
    keepOptional: () => expect(stored()).toContain('theme'),
    forgetOptional: () => expect(stored()).toEqual([]),
  },
});

describe('a partner that asks for consent', () => {
  const choose = async (user: Awaited<ReturnType<typeof openStage>>['user']) => {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'es');
    await settled();
  };

  it('stores a chosen language only after the visitor agrees', async () => {
    const { user } = await openStage({ page: { theme: asking } });
    await choose(user);
    expect([stored(), document.cookie]).toEqual([[], '']);

    await user.click(screen.getByRole('button', { name: 'Aceptar' }));

    expect(stored()).toEqual(['language', 'theme']);
    expect(document.cookie).toBe('language=es');
    expect(screen.getByRole('button', { name: 'Configuración de cookies' })).toHaveFocus();
  });

  it('deletes the stored language when the visitor refuses, but uses it until the page is closed', async () => {
    const { user, portal } = await openStage({ page: { theme: asking } });
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    await user.click(screen.getByRole('button', { name: 'Configuración de cookies' }));

    await user.click(screen.getByRole('button', { name: 'Solo lo necesario' }));

    expect([stored(), document.cookie]).toEqual([[], '']);
    expect(portal.app.getSnapshot().children.language?.getSnapshot().context.code).toBe('es');
  });

  it.each([
    'nonsense',
    JSON.stringify({ version: 1, value: { choice: 'everything', decidedAt: 0 } }),
    JSON.stringify({ version: 1, value: { choice: 'all', decidedAt: 'today' } }),
  ])('asks again if the record is damaged: %s', async (record) => {
    localStorage.setItem('consent', record);

    await openStage({ page: { theme: asking } });

    expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  });
});

it('stores a chosen language at once for a partner that does not ask', async () => {
  const { user } = await openStage();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'es');
  await settled();

  expect(localStorage.getItem('language')).toContain('es');
  expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
});
