import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import { client, themeNamed } from '../preferences/theme.model.ts';
import { customer } from '../session.model.ts';
import { appMachine } from './app.machine.ts';
import { appModel, page } from './app.model.ts';
import type { AppInput } from './app.setup.ts';

const HOUR = 3_600_000;
const english = { code: 'en', messages: { 'signIn.title': 'Sign in' } };

function started(changes: Partial<AppInput> = {}) {
  const stage = onStage(appMachine, { ...page, ...changes });
  const children = () => stage.actor.getSnapshot().children;
  return {
    ...stage,
    children,
    value: () => stage.actor.getSnapshot().value,
    context: () => stage.actor.getSnapshot().context,
    signIn: () => children().session?.send({ type: 'session.opened', session: customer, at: 0 }),
    signOut: () => children().session?.send({ type: 'session.closed' }),
  };
}

const [guest, user] = (['guest', 'user'] as const).map((area) => ({ running: { area, texts: 'readable' } }));

describe('appMachine', () => {
  it('is readable at once with the data from the page and requests only the remaining texts', () => {
    const { value, asked } = started();

    expect(value()).toEqual(guest);
    expect(asked()).toEqual(['keepTheme', 'getTexts(en)']);
  });

  it('requests client, theme and texts if the page did not bring them', () => {
    const { value, context, asked, answer } = started({ client: null, theme: null, texts: null });

    answer('getClient', { kind: 'found', client });
    answer('getTheme', { kind: 'found', theme: themeNamed('sky') });
    answer('getTexts', english);

    expect(asked()).toEqual(['getClient', 'getTheme(sky)', 'keepTheme', 'getTexts(en)']);
    expect(value()).toEqual(guest);
    expect(context()).toMatchObject({ client, theme: themeNamed('sky') });
  });

  it('falls back to English if the partner does not offer the language', () => {
    const { asked } = started({ language: 'de' });

    expect(asked()).toEqual(['keepTheme', 'getTexts(en)']);
  });

  it("loads the customer's data after signing in and not before", () => {
    const { value, asked, signIn } = started();
    asked();

    signIn();

    expect(value()).toEqual(user);
    expect(asked()).toEqual([
      'keepSession',
      'load(USER_DETAILS, anna)',
      'load(POLICIES, anna)',
      'load(TRIPS, anna)',
      'load(PASSENGERS, anna)',
      'load(LUGGAGE, anna)',
      'load(PAYOUT_METHODS, anna)',
      'load(PAYOUT_CONFIGS, anna)',
    ]);
  });

  it('drops all data of a customer who has left', () => {
    const { value, context, children, signIn, signOut } = started();

    signIn();
    signOut();

    expect(value()).toEqual(guest);
    expect([context().session, context().restored]).toEqual([null, null]);
    expect([children().dataLoad, children().flights]).toEqual([undefined, undefined]);
  });

  it('restores the session after a reload for the rest of its hour', () => {
    const { value, clock, context } = started({ restored: customer, now: HOUR - 60_000 });
    expect(value()).toEqual(user);

    clock.increment(60_000);
    expect(value()).toEqual(guest);
    expect([context().session, context().restored]).toEqual([null, null]);
  });

  it('shows why the start failed and requests everything again on retry', () => {
    const { actor, value, context, asked, answer } = started({ client: null, theme: null, texts: null });

    answer('getClient', { kind: 'refused', failure: { code: 'PARTNER_NOT_FOUND', message: 'Nobody lives here' } });
    expect(value()).toBe('failed');
    expect(context().failure).toEqual({ code: 'PARTNER_NOT_FOUND', message: 'Nobody lives here' });

    asked();
    actor.send({ type: 'start.retried', at: 60_000 });
    expect(asked()).toEqual(['getClient']);
    expect(context().failure).toBeNull();
  });

  it('fails to start without texts and does not end the session', () => {
    const { actor, value, context, asked, answer, fail } = started({ restored: customer, texts: null });

    for (const _ of ['en', 'pseudo']) fail('getTexts');
    expect(value()).toBe('failed');
    expect(context().failure).toEqual({
      message: 'The texts of the portal cannot be loaded',
      stack: expect.stringContaining('no getTexts'),
    });
    expect(context().session).toBeNull();

    asked();
    actor.send({ type: 'start.retried', at: 60_000 });
    answer('getClient', { kind: 'found', client });
    answer('getTheme', { kind: 'found', theme: themeNamed('sky') });
    answer('getTexts', english);
    expect(value()).toEqual(user);
    expect(asked()).not.toContain('forgetCredentials');
  });

  it('does not extend the session by failed attempts to start', () => {
    const { actor, value, clock, answer, fail } = started({ restored: customer, texts: null });

    for (const _ of ['en', 'pseudo']) fail('getTexts');
    actor.send({ type: 'start.retried', at: HOUR - 1 });
    answer('getClient', { kind: 'found', client });
    answer('getTheme', { kind: 'found', theme: themeNamed('sky') });
    answer('getTexts', english);
    expect(value()).toEqual(user);

    clock.increment(1);
    expect(value()).toEqual(guest);
  });

  it('announces the end of the hour once, however often the start is retried', () => {
    const { actor, asked, answer, fail } = started({ restored: customer, now: HOUR, texts: null });
    expect(asked()).toContain('announceTimeout');

    for (const _ of ['en', 'pseudo']) fail('getTexts');
    actor.send({ type: 'start.retried', at: HOUR });
    answer('getClient', { kind: 'found', client });
    answer('getTheme', { kind: 'found', theme: themeNamed('sky') });

    expect(asked()).not.toContain('announceTimeout');
  });

  it("uses the account's language after a reload and drops it after sign-out", () => {
    const { asked, answer, signOut, children } = started({ restored: customer, accountLanguage: 'es' });
    const spoken = () => children().language?.getSnapshot().context.texts?.code;
    expect(asked()).toContain('getTexts(es)');
    answer('getTexts', { code: 'es', messages: {} });
    expect(spoken()).toBe('es');

    signOut();
    answer('getTexts', english);

    expect([spoken(), asked()]).toEqual(['en', expect.not.arrayContaining(['keepLanguage(es)', 'keepLanguage(en)'])]);
  });

  it('ignores an account language that the partner does not offer', () => {
    expect(started({ restored: customer, accountLanguage: 'tr' }).asked()).toContain('getTexts(en)');
  });

  it('accepts notices from the first moment', () => {
    expect(started({ client: null }).children().notifier?.getSnapshot().value).toEqual({
      snackbar: 'empty',
      modal: 'closed',
      toast: 'hidden',
    });
  });
});

describeModel(appModel);
