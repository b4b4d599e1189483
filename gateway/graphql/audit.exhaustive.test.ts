import { serverAudits } from 'graphql-http';
import { expect, it } from 'vitest';

import { stage } from '#tests/kit/gateway/stage.ts';

/** GET is disabled, because addresses end up in logs, including the customer's data in them. */
const refused = [
  '5A70 MAY accept application/x-www-form-urlencoded formatted GET requests',
  'D6D5 MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  '6A70 MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
];

/** Consumes the bodies that the audits ignore, so that no connection stays open. */
const fetchWhole: typeof fetch = async (url, init) => {
  const answer = await fetch(url, init);
  return new Response(await answer.arrayBuffer(), answer);
};

it('passes the audits of GraphQL over HTTP except for GET', async () => {
  const portal = await stage({ isOpen: true });
  const audits = serverAudits({ url: `${portal.url}/graphql`, fetchFn: fetchWhole });
  const results = await Promise.all(audits.map(({ fn }) => fn()));
  await portal.close();

  expect(results).toHaveLength(61);
  expect(results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id} ${name}`)).toEqual(refused);
});
