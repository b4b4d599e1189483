import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { contents, customerLanguage, type Language } from '../content/languages.ts';
import type { Context } from '../context.ts';
import { html, Markup } from '../page/html.ts';
import { cases, options, users } from '../tables.ts';
import { toBars } from './code39.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Pages of a lounge: a pass as a picture, and as a printable sheet in its owner's language. The code is the
 * authorisation.
 */
export async function passPages(app: FastifyInstance, { db }: Context): Promise<void> {
  const passCalled = async (code: string) => {
    const [found] = /^[A-Z0-9]{10}$/.test(code)
      ? await db
          .select({ state: options.state, locale: users.locale })
          .from(options)
          .innerJoin(cases, eq(cases.caseId, options.caseId))
          .innerJoin(users, eq(users.userId, cases.userId))
          .where(sql`${options.state} #>> '{confirmation,displayCode}' = ${code}`)
      : [];
    return found;
  };

  app.get('/passes/:code', async (request, reply) => {
    const [code = '', kind] = (request.params as { code: string }).code.split('.');
    const pass = await passCalled(code);
    reply.header('content-security-policy', policy).header('x-content-type-options', 'nosniff');
    if (!pass?.state.confirmation || (kind !== undefined && kind !== 'svg'))
      return reply.code(404).type('text/plain').send('There is no such pass.');
    if (kind === 'svg') return reply.type('image/svg+xml').send(picture(code).text);
    const { booking, confirmation } = pass.state;
    const language = customerLanguage(pass.locale);
    const { passTitle, passGuest, passExpiry } = contents[language].confirmations;
    return reply.type('text/html; charset=utf-8').send(
      html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${code}</title></head>
<body>
<h1>${booking?.location.name ?? passTitle}</h1>
<p>${booking ? passGuest(booking.userName) : ''}</p>
<p>${confirmation.expirydate ? passExpiry(formatExpiry(confirmation.expirydate, language)) : ''}</p>
${picture(code)}
<p>${code}</p>
</body>
</html>`.text,
    );
  });
}

const formatExpiry = (at: string, language: Language): string =>
  `${new Date(at).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

/** Draws the barcode. The code is also printed in letters beside it. */
const picture = (code: string): Markup => {
  const bars = toBars(code);
  const width = bars.reduce((sum, { at, wide }) => Math.max(sum, at + wide), 0);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -8 ${width + 20} 72" role="img" aria-label="${code}">
<rect x="-10" y="-8" width="${width + 20}" height="72" fill="#fff"/>
${bars.map(({ at, wide }) => html`<rect x="${at}" y="0" width="${wide}" height="56" fill="#000"/>`)}
</svg>`;
};
