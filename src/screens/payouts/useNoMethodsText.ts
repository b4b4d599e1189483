import type { TextId } from '#src/lib/texts.ts';
import { useApp } from '#src/session/portal.ts';

/** To who has no method. A partner with a payment service of its own pays without one, too. */
export const useNoMethodsText = (): TextId =>
  useApp(({ context }) =>
    context.theme?.config.payoutSupplier === 'PAYMENTRAILS' ? 'payouts.empty.paid_by_partner' : 'payouts.empty',
  );
