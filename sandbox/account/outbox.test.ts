import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { borrowInsurer } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';
import { users } from '../tables.ts';

describe('a message to a customer', () => {
  const insurer = borrowInsurer();
  const mailsTo = async (recipient: string) => {
    const { body } = await insurer.lever.get(`/outbox?to=${encodeURIComponent(recipient)}`);
    return (body as { body: string }[]).map((mail) => mail.body);
  };

  it.each([
    ['de-DE', '123456 ist Ihr Einmalcode für die Anmeldung. Er gilt zehn Minuten.'],
    ['zh-CN', '您的登录验证码是123456，10分钟内有效。'],
    ['nl-NL', '123456 is your code to sign in. It lasts ten minutes.'],
  ])('is in the language of the account: %s', async (locale, text) => {
    await insurer.sandbox.db.update(users).set({ locale }).where(eq(users.username, 'otc@rails.test'));
    await insurer.lever.post('/clock', { advanceMs: 60 * 60_000 });

    await insurer
      .at('rails')
      .post('/platform/user/login/otc', { identifier: 'otc@rails.test', partnerId: toUuid('partner:rails') });

    expect((await mailsTo('+15550100002'))[0]).toBe(text);
  });

  it('is in the language of the form for a new customer', async () => {
    await insurer.at('sky').post(`/platform/user/register/${toUuid('partner:sky')}`, {
      firstName: 'Luca',
      surname: 'Brook',
      emailAddress: 'luca@sky.test',
      mobilePhoneNumber: '+15550106100',
      password: 'Harbour-4-Lanterns',
      locale: 'it-IT',
      commsSms: true,
    });

    expect(await mailsTo('luca@sky.test')).toEqual(['Il tuo account è pronto. Se non l’hai creato tu, contattaci.']);
  });

  it('is in the previous language at the previous address', async () => {
    const pilar = await insurer.as('pending@sky.test');

    await pilar.post(`/platform/users/${pilar.userId}/changeEmail`, {
      emailAddress: 'pilar@sky.test',
      language: 'FR',
      locale: 'fr-FR',
    });

    expect(await mailsTo('pending@sky.test')).toEqual([
      'Ahora inicias sesión con pilar@sky.test. Si no has hecho tú este cambio, avísanos.',
    ]);
    expect(await mailsTo('pilar@sky.test')).toEqual(['Vous vous connectez désormais avec cette adresse.']);
  });
});
