import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { type Client, WhichClient } from '#schema/rest/client.ts';

import type { Context } from '../context.ts';
import { requireCallingPartner } from '../plugins/identity.ts';
import { Refused, understood } from '../refusal.ts';
import { domains } from '../tables.ts';

type Options = Context & {
  /** Whether a lever can move the clock. */
  levers: boolean;
};

export async function clientRoutes(app: FastifyInstance, { db, levers }: Options): Promise<void> {
  app.get('/platform/client', { config: { open: true } }, async (request): Promise<Client> => {
    const partner = requireCallingPartner(request);
    const { domain } = understood(WhichClient, request.query);
    const [known] = await db
      .select()
      .from(domains)
      .where(eq(domains.domain, hostIn(domain)));
    if (known?.partnerId !== partner.partnerId) throw new Refused('PARTNER_NOT_FOUND', 'No partner has this domain');
    if (!partner.branding) throw new Refused('SYSTEM_CONFIG_NOT_SETUP', 'The partner is not set up');
    return {
      partnerId: partner.partnerId,
      cmsBundle: partner.cmsBundle,
      branding: partner.branding,
      ...(levers && { clock: `${request.protocol}://${request.host}/time` }),
    };
  });
}

/** Returns the host name without its port, which identifies the partner. */
function hostIn(origin: string): string {
  if (!/^https?:\/\//i.test(origin))
    throw new Refused('HTTP_MISSING_IN_URL', 'The domain lacks http', { domain: 'http_missing_in_url' });
  if (!URL.canParse(origin)) throw new Refused('INVALID_PARAMS', 'The domain is no address', { domain: 'invalid' });
  return new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1');
}
