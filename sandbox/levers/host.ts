import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { object, optional, pattern, string } from 'superstruct';

import { accountNamed, getOpenedUserId } from '../account/accounts.ts';
import { html, Markup } from '../page/html.ts';
import { style } from '../page/style.ts';
import { allowed } from '../refusal.ts';
import { openSession } from '../sign-in/sessions.ts';
import { partners } from '../tables.ts';
import type { Levers } from './context.ts';

const Wanted = object({
  user: string(),
  page: optional(pattern(string(), /^[a-z0-9/-]{1,60}$/)),
  basic: optional(pattern(string(), /^true$/)),
});

/** Listens only to the configured frame. Its button sends the frame a new token. */
const script = `
const frame = document.querySelector('iframe');
const { origin: portal, pathname } = new URL(frame.src);
const said = document.querySelector('#height');
const messages = document.querySelector('#messages');
addEventListener('message', ({ data, origin, source }) => {
  if (source !== frame.contentWindow || origin !== portal || data?.version !== 1) return;
  const item = document.createElement('li');
  item.textContent = JSON.stringify(data);
  messages.append(item);
  if (data.type !== 'height') return;
  frame.style.height = data.height + 'px';
  said.textContent = data.height + ' px';
});
const renew = document.querySelector('#renew');
renew.addEventListener('click', async () => {
  const { token } = await (await fetch('token?type=widget&user=' + encodeURIComponent(renew.value))).json();
  frame.src = portal + pathname + '#token=' + token;
});
`;

/** A partner's own site that embeds a part of the portal, for customers whom it has signed in itself. */
export async function hostPage(app: FastifyInstance, { portalPort, ...context }: Levers): Promise<void> {
  app.get('/host', async ({ query }, reply) => {
    const { user, page = 'dashboard', basic } = allowed(Wanted, query);
    const account = await accountNamed(context.db, user);
    const [partner] = await context.db.select().from(partners).where(eq(partners.partnerId, account.partnerId));
    const token = await openSession(context, account, 'widget', getOpenedUserId(account));
    const portal = `http://${partner?.name}.localhost:${portalPort}`;
    const search = new URLSearchParams({ ...(basic && { basic }), token });
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-src ${portal}`;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `${policy}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(hostOf(nonce, `${portal}/widgets/${page}?${search}`, account.username).text);
  });
}

const hostOf = (nonce: string, address: string, username: string): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A partner’s own site</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${new Markup(style)} iframe { width: 100%; border: 0; }</style>
</head>
<body>
<main>
<header>
  <h1>A partner’s own site</h1>
  <p class="quiet">This site signed ${username} in. The portal below has a height of <span id="height">(not reported yet)</span>.</p>
</header>
<iframe src="${address}" title="The portal"></iframe>
<section>
  <h2>Messages from the frame</h2>
  <ol id="messages"></ol>
  <button type="button" id="renew" value="${username}">Send a new token</button>
</section>
</main>
<script nonce="${nonce}">${new Markup(script)}</script>
</body>
</html>`;
