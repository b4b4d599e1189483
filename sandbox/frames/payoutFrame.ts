import { randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { is, object } from 'superstruct';

import { id } from '#schema/rest/common.ts';

import type { Context } from '../context.ts';
import { html, Markup } from '../page/html.ts';
import { style } from '../page/style.ts';
import { completeFrame, FramedMethod, findFrame } from '../payouts/frames.ts';
import { understood } from '../refusal.ts';
import { frameAncestors } from './portals.ts';
import { script } from './script.ts';
import { getWords, type Words } from './words.ts';

const address = '/frames/payouts/:frameId';
const Which = object({ frameId: id });

/** The payout supplier's own page, shown in a frame of the portal. The portal never sees the typed data. */
export async function payoutFrame(app: FastifyInstance, context: Context): Promise<void> {
  app.get(address, async (request, reply) => {
    const frame = is(request.params, Which) ? await findFrame(context, request.params.frameId) : undefined;
    const nonce = randomBytes(16).toString('base64');
    const ancestors = await frameAncestors(context, frame?.userId);
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'`;
    const words = getWords(frame?.lang ?? 'EN');
    return reply
      .code(frame ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `${policy}; form-action 'none'; base-uri 'none'; ${ancestors}`)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(page(nonce, words, Boolean(frame)).text);
  });

  app.post(address, { bodyLimit: 2_048 }, async (request, reply) => {
    const { frameId } = understood(Which, request.params);
    const given = understood(FramedMethod, request.body);
    const isDone = await completeFrame(context, frameId, given);
    return reply.code(isDone ? 200 : 404).send({ status: isDone ? 'completed' : 'gone' });
  });
}

const page = (nonce: string, words: Words, isOpen: boolean): Markup => html`<!doctype html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<style nonce="${nonce}">${new Markup(style)}</style>
</head>
<body>
<main>
<section aria-labelledby="title">
  <h1 id="title">${words.title}</h1>
  ${isOpen ? form(words) : html`<p>${words.gone}</p>`}
</section>
</main>
${isOpen ? html`<script nonce="${nonce}" type="module">${new Markup(script)}</script>` : ''}
</body>
</html>`;

const form = ({ about, description, accountNumber, complete, cancel, failed }: Words): Markup => html`
  <p>${about}</p>
  <form>
    <label>${description} <input name="description" maxlength="45" required autocomplete="off"></label>
    <label>${accountNumber} <input name="accountNumber" inputmode="numeric" pattern="\\d{6,17}" required autocomplete="off"></label>
    <button type="submit">${complete}</button>
    <button type="button" id="cancel">${cancel}</button>
  </form>
  <output role="alert" data-failed="${failed}"></output>`;
