import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ask } from '#tests/kit/gateway/ask.ts';
import { hashes } from '#tests/kit/gateway/hashes.ts';
import { samples } from '#tests/kit/gateway/samples.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

const json = 'application/json; charset=utf-8';
const graphqlResponse = 'application/graphql-response+json; charset=utf-8';

let portal: Stage;
let registered: Stage;

beforeAll(async () => {
  [portal, registered] = await Promise.all([stage({ isOpen: true }), stage()]);
  portal.insurer.answer(samples.items.call, samples.items.answer, samples.items.status);
});
afterAll(() => Promise.all([portal.close(), registered.close()]));

const post = async (body: object, accept?: string, { url } = portal) => {
  const { status, headers, text } = await ask(url, { json: body, headers: accept === undefined ? {} : { accept } });
  return { status, type: headers['content-type'], body: JSON.parse(text) };
};

describe('the media type of an answer', () => {
  it.each([
    [undefined, json],
    ['*/*', json],
    ['text/html', json],
    ['application/json', json],
    ['application/graphql-response+json', graphqlResponse],
    ['application/graphql-response+json; charset=utf-8, application/json; charset=utf-8', graphqlResponse],
    ['application/json, application/graphql-response+json', json],
    ['application/graphql-response+json;q=0.5, application/json;q=0.9', json],
    [`${'text/plain, '.repeat(40)}application/graphql-response+json`, json],
  ])('for Accept: %s is %s', async (accept, type) => {
    expect(await post({ query: '{ __typename }' }, accept)).toEqual({
      status: 200,
      type,
      body: { data: { __typename: 'Query' } },
    });
  });
});

const coercion = { query: 'query Coercion($id: ID!) { __typename }', variables: { id: null } };

describe('a document that cannot be executed', () => {
  it.each([
    ['does not parse', { query: '{' }],
    ['does not fit the schema', { query: '{ item }' }],
    ['holds two operations', { query: 'query A { __typename } query B { __typename }' }],
    ['asks for too much', { query: `{ ${'items { itemId } '.repeat(201)} }` }],
    ['gets other variables than it declares', coercion],
    ['gets other variables than it declares once more', coercion],
  ])('is 400 without data in the new media type and 200 in JSON: it %s', async (_what, body) => {
    const told = await post(body, 'application/graphql-response+json');
    expect(told).toMatchObject({ status: 400, type: graphqlResponse });
    expect(Object.keys(told.body)).toEqual(['errors']);
    expect(told.body.errors[0].extensions.status).toBe(400);
    expect(await post(body)).toMatchObject({ status: 200, type: json, body: { data: null, errors: told.body.errors } });
  });

  it('reports invalid variables of a registered document as well', async () => {
    const unfit = { documentId: hashes.Trips, variables: {} };
    expect((await post(unfit, undefined, registered)).status).toBe(200);
    expect((await post(unfit, 'application/graphql-response+json', registered)).status).toBe(400);
  });
});

describe('a malformed GraphQL request', () => {
  it.each([
    ['names no document', {}],
    ['names an unknown document', { documentId: 'f00' }],
    ['has a number for a name', { query: '{ __typename }', operationName: 7 }],
    ['has a list of extensions', { query: '{ __typename }', extensions: [] }],
  ])('is 400 in either media type: it %s', async (_what, body) => {
    expect(await post(body)).toMatchObject({ status: 400, type: json, body: { data: null } });
    const told = await post(body, 'application/graphql-response+json');
    expect(told).toMatchObject({ status: 400, type: graphqlResponse });
    expect(Object.keys(told.body)).toEqual(['errors']);
  });
});

it('returns partial data with 200 in the new media type', async () => {
  const told = await post({ query: '{ items { itemId } passengers { name } }' }, 'application/graphql-response+json');
  expect(told).toMatchObject({ status: 200, type: graphqlResponse, body: { errors: [{ path: ['passengers'] }] } });
  expect(told.body).toHaveProperty('data');
});
