import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documents } from '#schema/generated/documents.ts';
import { ask } from '#tests/kit/gateway/ask.ts';
import { samples } from '#tests/kit/gateway/samples.ts';
import { type GraphqlAnswer, type Stage, stage } from '#tests/kit/gateway/stage.ts';
import { registered } from './documents.ts';

let portal: Stage;

beforeAll(async () => {
  portal = await stage({ isOpen: true });
  for (const { call, answer, status } of Object.values(samples)) portal.insurer.answer(call, answer, status);
});
beforeEach(() => portal.insurer.next());
afterAll(() => portal.close());

async function run(query: string, variables = {}): Promise<Omit<GraphqlAnswer, 'bytes'>> {
  const answer = await ask(portal.url, { json: { query, variables } });
  return { ...answer, ...JSON.parse(answer.text) };
}

const messageOf = async (query: string) => (await run(query)).errors?.[0]?.message;

describe('the gateway in development', () => {
  it('accepts registered and other documents', async () => {
    expect((await portal.run('Items')).errors).toBeUndefined();
    expect((await run('{ items { itemId } passengers { name } }')).data).toEqual({
      items: [{ itemId: samples.items.answer[0]?.itemId }],
      passengers: [{ name: 'Ben' }],
    });
  });

  it('exposes its schema and the errors of a document', async () => {
    const types =
      '{ __schema { types { name fields { type { ofType { ofType { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } } } }';
    expect(JSON.stringify((await run(types)).data)).toContain('InsuredItem');
    expect(await messageOf('{ item { itemId } }')).toContain('Did you mean "items"');
    expect(await messageOf('{ items { ')).toContain('Syntax Error');
    // The library would accept this as a parsed document.
    expect(await messageOf('{"kind":"Document","definitions":[]}')).toContain('Syntax Error');
  });

  it.each([
    ['deep', 'depth', `{ claims ${'{ data '.repeat(11)} { currency } ${'}'.repeat(11)} }`],
    ['many names for one thing', 'aliases', `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: logout`).join(' ')} }`],
    ['wide', 'fields', `{ ${'items { itemId } '.repeat(201)} }`],
    [
      'folded up small',
      'fields',
      `{ ...a ...a ...a } fragment a on Query { ...b ...b ...b ...b ...b ...b } fragment b on Query { ...c ...c ...c ...c ...c ...c } fragment c on Query { ${'items { itemId } '.repeat(4)} }`,
    ],
    ['a fragment within itself', 'holds itself', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
    ['endless', 'tokens', `{ ${'items { itemId } '.repeat(2_000)} }`],
    ['two operations', 'one operation', 'query A { items { itemId } } query B { items { itemId } }'],
    ['no operation', 'one operation', 'fragment a on Query { items { itemId } }'],
  ])('refuses a document that is %s', async (_what, problem, query) => {
    expect(await messageOf(query)).toContain(problem);
    expect(portal.insurer.asked).toEqual([]);
  });

  it('signs in once per request, wherever the second attempt is hidden', async () => {
    const attempt = (name: string, token: string) => `${name}: sso(token: "${token}") { userId }`;
    for (const query of [
      `mutation { ${attempt('a', '1')} ${attempt('b', '2')} }`,
      `mutation { ${attempt('a', '1')} ... on Mutation { ${attempt('b', '2')} } }`,
      `mutation { ...x ...x ...y } fragment x on Mutation { ${attempt('a', '1')} } fragment y on Mutation { ${attempt('b', '2')} }`,
      `mutation { ${attempt('a', '1')} login(credentials: {username: "a", password: "b", partnerId: "c"}) { userId } }`,
    ])
      expect(await messageOf(query)).toBe('One sign-in a document');
    expect(portal.insurer.asked).toEqual([]);
  });
});

describe('a registered document', () => {
  it('is checked when the gateway starts', () => {
    expect(() => registered(documents)).not.toThrow();
    const two = 'mutation Two { a: sso(token: "1") { userId } b: sso(token: "2") { userId } }';
    expect(() => registered({ hash: two })).toThrow('One sign-in a document');
  });
});
