import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { type PayoutConfig, type PayoutMethod, WhosePayouts } from '#schema/rest/payouts.ts';

import type { Context } from '../context.ts';
import { customerAt, partnerIn } from '../plugins/identity.ts';
import { Refused, understood } from '../refusal.ts';
import { payoutMethods } from '../tables.ts';

const currencies: Record<string, string> = { US: 'USD', GB: 'GBP' };

export async function payoutRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.get('/platform/payouts/methods', async (request): Promise<PayoutMethod[]> => {
    const { userId } = await customerAt(context, request, understood(WhosePayouts, request.query).userId);
    const found = await context.db
      .select()
      .from(payoutMethods)
      .where(eq(payoutMethods.userId, userId))
      .orderBy(payoutMethods.place);
    return found.map(methodIn);
  });

  app.get('/platform/payouts/config', async (request): Promise<PayoutConfig> => {
    const { country } = await customerAt(context, request, understood(WhosePayouts, request.query).userId);
    const { payoutProviders } = partnerIn(request);
    if (!payoutProviders) throw new Refused('PAYOUT_SERVICE_NOT_CONFIGURED', 'The partner pays nothing out');
    const currency = currencies[country ?? ''];
    if (!country || !currency) throw new Refused('CONFIG_MISSING', 'No country to pay out in');
    const providers = payoutProviders.map((offered) => ({ ...offered, ...partsOf(offered.vendor) }));
    return { payouts: { country: { iso: country, currency }, providers } };
  });
}

/** A vendor is named `service-provider`. */
function partsOf(vendor: string): { service: string; provider: string } {
  const [service = '', provider = ''] = vendor.split('-');
  return { service, provider };
}

function methodIn({
  userId,
  place,
  fields,
  service,
  provider,
  ...method
}: typeof payoutMethods.$inferSelect): PayoutMethod {
  return { ...method, service, provider, vendor: `${service}-${provider}`, ...fields };
}
