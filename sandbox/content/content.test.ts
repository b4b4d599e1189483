import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { Document } from '#schema/rest/content.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';
import { contents } from './languages.ts';

const partners = ['sky', 'voyage', 'rails', 'plain', 'harvest', 'owl'];
const names = ['terms', 'privacy', 'key_facts'];
const languages = Object.keys(contents);
const lesser = ['call_cost_info', 'payout_terms', 'help'];
const every = partners.flatMap((partner) => [
  ...names.map((name) => [partner, name, 5] as const),
  ...lesser.filter((name) => partner !== 'plain' || name === 'help').map((name) => [partner, name, 3] as const),
]);

describe('a document', () => {
  const insurer = borrowInsurer();
  const read = (partner: string, path: string, of = partner) =>
    insurer.at(partner).get(`/cms/documents/${path}?partnerId=${toUuid(`partner:${of}`)}`);
  const bodyOf = async (partner: string, path: string) => (await read(partner, path)).body as Document;

  it.each(every)('about %s: %s, exists in every language, in %i parts or more', async (partner, name, least) => {
    const all = await Promise.all(languages.map((language) => bodyOf(partner, `${name}/${language}`)));

    expect(all.map((each) => is(each, Document))).toEqual(languages.map(() => true));
    expect(all.map((each) => [each.name, each.locale])).toEqual(languages.map((language) => [name, language]));
    expect(new Set(all.map(({ title }) => title)).size).toBe(languages.length);
    const parts = all.map(({ body }) => body.split(/^## /m).length - 1);
    expect([Math.min(...parts) >= least, new Set(parts).size]).toEqual([true, 1]);
    for (const { body } of all) {
      expect(body).not.toMatch(/\b(undefined|null)\b|\$\{|<\w|\n{3}/);
      for (const [, to] of body.matchAll(/\]\(([^)]*)\)/g))
        expect(to).toMatch(/^(\/(terms|privacy|key-facts|support|account)|mailto:\S+|tel:\+\d+)$/);
    }
  });

  it('describes its own insurer and product', async () => {
    const [sky, voyage, plain] = await Promise.all(
      ['sky', 'voyage', 'plain'].map((partner) => bodyOf(partner, 'terms/en')),
    );

    expect(sky?.body).toContain('Sky Travel Protection');
    expect(sky?.body).toContain('help@sky.test');
    expect(sky?.body).toContain('## Payouts and limits');
    expect(sky?.body).not.toContain('## Lost luggage');
    expect(voyage?.body).toContain('## Lost luggage');
    expect(plain?.body).not.toMatch(/payout|@|\+1/i);
    expect((await bodyOf('harvest', 'terms/en')).body).toContain('retention');
    expect((await bodyOf('owl', 'terms/en')).body).toContain('stolen data');
  });

  it.each(['es-ES', 'es-MX', 'ES', 'es_ES'])('is found by its language, as %s', async (locale) => {
    expect((await bodyOf('sky', `key_facts/${locale}`)).title).toBe('Datos clave');
  });

  it.each(every)('about %s: %s, is in English without a language', async (partner, name) => {
    expect(await insurer.at(partner).get(`/cms/documents/${name}`)).toEqual(await read(partner, `${name}/en`));
  });

  it('mentions no calls without a phone line, and no payouts without payouts', async () => {
    for (const path of ['call_cost_info', 'call_cost_info/en', 'payout_terms', 'payout_terms/fr'])
      expect([path, await read('plain', path)]).toEqual([path, refusal(404)]);
    expect((await bodyOf('sky', 'call_cost_info')).body).toContain('[+1 555 010 0100](tel:+15550100100)');
    expect((await bodyOf('harvest', 'help/es')).body).toContain('Una reclamación');
    expect((await bodyOf('owl', 'help')).body).toContain('An alert');
  });

  it.each(['missing', 'valueOf', '__proto__', 'TERMS', 'constructor'])('is no document: %s', async (name) => {
    expect(await insurer.at('sky').get(`/cms/documents/${name}`)).toEqual(refusal(404));
  });

  it.each(['missing/en', 'valueOf/en', '__proto__/en', 'terms/nl', 'terms/valueOf', 'terms/-', 'TERMS/en'])(
    'does not exist: %s',
    async (path) => {
      expect(await read('sky', path)).toEqual(refusal(404));
    },
  );

  it('needs a partner and its key, but no session', async () => {
    const bad = await insurer
      .at('sky', { authorization: 'Bearer nonsense' })
      .get(`/cms/documents/terms/en?partnerId=${toUuid('partner:sky')}`);
    expect(bad.status).toBe(200);
    expect(await read('none', 'terms/en', 'sky')).toEqual(refusal(404, 'PARTNER_NOT_FOUND'));
    expect(await read('sky', 'terms/en', 'voyage')).toEqual(refusal(404, 'PARTNER_NOT_FOUND'));
    expect(await read('noconf', 'terms/en')).toEqual(refusal(404));
    expect(await insurer.at('sky').get('/cms/documents/terms/en')).toEqual(
      refusal(400, 'MISSING_PARAMS', { partnerId: 'required' }),
    );
    expect(await insurer.at('sky').get('/cms/documents/terms/en?partnerId=sky')).toEqual(
      refusal(400, 'INVALID_PARAMS', { partnerId: 'invalid' }),
    );
  });
});
