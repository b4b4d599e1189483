import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { oneTimeCodeModel } from '#machines/sign-in/oneTimeCode.model.ts';
import { granted, signInModel } from '#machines/sign-in/signIn.model.ts';
import { giveCode, giveCredentials, giveIdentifier, restartSignIn } from '#paths/specs/kit/signingIn.ts';
import { maskedIdentifier } from '#rules/people/masking.ts';
import { halfWay, loginData, signIn } from '#tests/kit/areas/comingIn.ts';
import { openStage, settled, until } from '#tests/kit/browser/stage.tsx';
import { skyTheme } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

const byAnna = signInModel.events['credentials.given']['by anna'];
const themeWith = (loginType: 'OTC' | 'SSO') => ({ ...skyTheme, config: { ...skyTheme.config, loginType } });
preload();

const [byCode, byLink] = [themeWith('OTC'), themeWith('SSO')];
const refused = { status: 401, code: 'UNAUTHORIZED_ACCESS' };
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a sign-in that fails at its last step', () => {
  it.each(['refused', 'lost'] as const)('is ended at the insurer, too, if that is %s', async (how) => {
    const stage = await openStage({ holds: ['Login', 'Access'] });
    await perform(stage, giveCredentials, byAnna);
    stage.wire.answer('Login', { login: loginData });
    await until(() =>
      how === 'lost' ? stage.wire.lose('Access') : stage.wire.refuse('Access', { status: 400, code: 'INVALID_ROLES' }),
    );
    await settled();

    const [logout, ...more] = stage.wire.calls('Logout').map(({ headers }) => headers.get('authorization'));
    expect([logout, more]).toEqual([`Bearer ${loginData.accessToken}`, []]);
    expect(sessionStorage.getItem('accessToken')).toBeNull();
  });

  it('is the only one ended there', async () => {
    const stage = await openStage({ holds: ['Login', 'Access'] });
    await signIn(stage);

    expect(stage.wire.calls('Logout')).toEqual([]);
    expect(granted.kind).toBe('granted');
  });
});

describe('a slow sign-in', () => {
  it('says after three seconds that it is waiting, if nothing is animated, until there is an answer', async () => {
    const stage = await openStage({ holds: ['Login'] });
    await perform(stage, giveCredentials, byAnna);
    const place = document.querySelector('form [role=status]');

    await stage.pass(2_999);
    expect(place).toBeEmptyDOMElement();
    await stage.pass(1);
    expect(place).toHaveTextContent(say('signIn.waiting'));

    stage.wire.refuse('Login', { status: 401, code: 'INCORRECT_CREDENTIALS' });
    await until(() => expect(place).toBeEmptyDOMElement());
  });
});

describe('a refused link of single sign-on', () => {
  it('must be followed again if there is no other way to sign in', async () => {
    const stage = await openStage({ path: '/login/sso/handed-over', page: { theme: byLink }, holds: ['Sso'] });
    stage.wire.refuse('Sso', refused);
    await settled();

    await until(() => expect(heading()).toBe(say('signIn.sso.refused.title')));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(document.body).not.toHaveTextContent(say('errors.unauthorized_access'));
  });

  it('leads to the password if customers have one', async () => {
    const stage = await openStage({ path: '/login/sso/handed-over', holds: ['Sso'] });
    stage.wire.refuse('Sso', refused);
    await settled();

    await until(() => expect(heading()).toBe(say('signIn.title')));
    expect(screen.getByRole('textbox')).toBeInTheDocument();
  });
});

describe('the sign-in page of a partner', () => {
  it.each(['/', '/login/otc'])('without passwords does not link to one from %s', async (path) => {
    await openStage({ path, page: { theme: byCode } });
    await until(() => expect(screen.getByRole('button', { name: say('signIn.send_code') })).toBeEnabled());

    expect(screen.queryByRole('link', { name: say('signIn.by_password') })).not.toBeInTheDocument();
  });

  it.each(['/', '/login/otc', '/login/sso'])('with its own site shows no form at %s', async (path) => {
    await openStage({ path, page: { theme: byLink } });
    await until(() => expect(heading()).toBe(say('signIn.sso.waiting.title')));

    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it.each([
    ['a password', undefined, 'signIn.username'],
    ['a one-time code', byCode, 'signIn.identifier'],
  ] as const)('asks for %s instead of a used link, also after a reload', async (_, theme, field) => {
    await openStage({ path: '/login/sso', ...(theme && { page: { theme } }) });

    await until(() => expect(screen.getByRole('textbox', { name: say(field) })).toBeEnabled());
  });

  it('asks for a one-time code after an invalid link if the partner uses codes', async () => {
    const stage = await openStage({ path: '/login/sso/handed-over', page: { theme: byCode }, holds: ['Sso'] });
    stage.wire.refuse('Sso', refused);
    await settled();

    await until(() => expect(screen.getByRole('textbox', { name: say('signIn.identifier') })).toBeEnabled());
  });
});

describe('the password form', () => {
  it('does not take the focus when the portal opens there', async () => {
    await openStage();

    expect(screen.getByRole('heading', { level: 1, name: say('signIn.title') })).not.toHaveFocus();
  });

  it('focuses its heading when the customer returns from the second step', async () => {
    const stage = await openStage({ holds: ['Login'] });
    await perform(stage, giveCredentials, byAnna);
    stage.wire.answer('Login', { login: halfWay });
    await until(() => expect(heading()).toBe(say('signIn.second.title')));

    await perform(stage, restartSignIn, {});

    await until(() => expect(heading()).toBe(say('signIn.title')));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: say('signIn.username') })).toHaveValue(byAnna.username);
  });
});

describe('the field for a one-time code', () => {
  it('receives the focus when it appears, and names the destination of the code', async () => {
    const stage = await openStage({ path: '/login/otc', holds: ['RequestOtc'] });
    await perform(stage, giveIdentifier, oneTimeCodeModel.events['identifier.given'].anna);
    stage.wire.answer('RequestOtc', { requestOtc: { sessionId: 'otc-1' } });
    await settled();

    const field = screen.getByRole('textbox', { name: say('signIn.code') });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(
      say('signIn.code.sent', { identifier: maskedIdentifier('anna@sky.test') }),
    );
  });

  it('shows beside an expired code when another can be requested', async () => {
    const stage = await openStage({ path: '/login/otc', holds: ['RequestOtc', 'ConfirmOtc'] });
    await perform(stage, giveIdentifier, oneTimeCodeModel.events['identifier.given'].anna);
    stage.wire.answer('RequestOtc', { requestOtc: { sessionId: 'otc-1' } });
    await settled();
    await stage.pass(10_000);
    await perform(stage, giveCode, oneTimeCodeModel.events['code.given']['123456']);
    stage.wire.refuse('ConfirmOtc', { status: 400, code: 'EXPIRED_CODE' });
    await settled();

    const again = screen.getByRole('button', { name: say('signIn.code.resend') });
    expect(again).toHaveAccessibleDescription('You can ask for a new code in 20 seconds.');
    await stage.pass(20_000);
    expect(again).toHaveAccessibleDescription('');
    expect(again).not.toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a used-up one-time code', () => {
  it.each([
    ['EXPIRED_CODE', ['signIn.code.resend', 'signIn.code.back']],
    ['TOO_MANY_ATTEMPTS', ['signIn.code.back', 'signIn.code.resend']],
  ] as const)('by %s cannot be tried again, and the way out comes first', async (code, ways) => {
    const stage = await openStage({ path: '/login/otc', holds: ['RequestOtc', 'ConfirmOtc'] });
    await perform(stage, giveIdentifier, oneTimeCodeModel.events['identifier.given'].anna);
    stage.wire.answer('RequestOtc', { requestOtc: { sessionId: 'otc-1' } });
    await perform(stage, giveCode, oneTimeCodeModel.events['code.given']['123456']);
    stage.wire.refuse('ConfirmOtc', { status: 400, code });
    await settled();

    expect(screen.queryByRole('button', { name: say('signIn.code.submit') })).toBeNull();
    const form = screen.getByRole('textbox', { name: say('signIn.code') }).closest('form');
    // The first button leads to the field.
    const [, ...offered] = [...(form?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
    expect(offered).toEqual(ways.map((way) => say(way)));
  });
});
