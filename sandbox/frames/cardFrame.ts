import { randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { is, object } from 'superstruct';

import { id } from '#schema/rest/common.ts';
import { accountById } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { findCardFrame, TypedCard, tokeniseCard } from '../monitoring/cardTokens.ts';
import { html, Markup } from '../page/html.ts';
import { understood } from '../refusal.ts';
import { cardScript } from './cardScript.ts';
import { type CardWords, cardWords } from './cardWords.ts';
import { frameAncestors } from './portals.ts';

const address = '/frames/cards/:frameId';
const Which = object({ frameId: id });

/** The tokeniser's own page, shown in a frame of the portal. The portal never sees the typed card number. */
export async function cardFrame(app: FastifyInstance, context: Context): Promise<void> {
  app.get(address, async (request, reply) => {
    const frame = is(request.params, Which) ? await findCardFrame(context, request.params.frameId) : undefined;
    const account = frame && (await accountById(context.db, frame.userId));
    const nonce = randomBytes(16).toString('base64');
    const ancestors = await frameAncestors(context, frame?.userId);
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'`;
    return reply
      .code(frame ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `${policy}; form-action 'none'; base-uri 'none'; ${ancestors}`)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(page(nonce, cardWords(account?.locale), frame).text);
  });

  app.post(address, { bodyLimit: 2_048 }, async (request, reply) => {
    const { frameId } = understood(Which, request.params);
    const { number } = understood(TypedCard, request.body);
    const { kind, ...answer } = await tokeniseCard(context, frameId, number);
    const status = { tokenised: 200, refused: 422, gone: 404 }[kind];
    return reply.code(status).header('cache-control', 'no-store').send(answer);
  });
}

type Shown = { origin: string; css: string };

/**
 * The portal's style comes last and takes precedence. The portal shows label, border, focus ring and error around the
 * frame; the page has its own label and error for screen readers.
 */
const style = (css: string) => `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
html { overflow: hidden; }
body { margin: 0; padding: 4px; font: 14px/20px system-ui, sans-serif; }
form { display: grid; gap: 4px; }
input { font: inherit; color: inherit; background: transparent; width: 100%; min-height: 44px; padding: 4px 12px; border: 1px solid; border-radius: 4px; }
label { position: absolute; clip-path: inset(50%); }
input:focus-visible { outline: none; }
input[aria-invalid='true'] { border-width: 2px; }
p { margin: 0; }
p:empty { display: none; }
:root, body, input { ${css} }
`;

const page = (nonce: string, words: CardWords, frame: Shown | undefined): Markup => html`<!doctype html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<style nonce="${nonce}">${new Markup(style(frame?.css ?? ''))}</style>
</head>
<body>
${frame ? form(words, frame) : html`<p>${words.gone}</p>`}
${frame ? html`<script nonce="${nonce}" type="module">${new Markup(cardScript)}</script>` : ''}
</body>
</html>`;

const form = ({ label, required, invalidCardNumber, failed }: CardWords, { origin }: Shown): Markup => html`
<form novalidate data-origin="${origin}" data-required="${required}" data-invalid-card-number="${invalidCardNumber}" data-failed="${failed}">
  <label for="number">${label}</label>
  <input id="number" autocomplete="cc-number" inputmode="numeric" maxlength="40" aria-required="true" aria-invalid="false" aria-describedby="error">
  <p id="error" role="alert"></p>
</form>`;
