import type { TextId } from '#src/lib/texts.ts';
import { useApp } from '#src/session/portal.ts';

/** Text for a customer without payout methods. A partner with its own payment service can pay without one. */
export const useNoMethodsText = (): TextId =>
  useApp(({ context }) =>
    context.theme?.config.payoutSupplier === 'PAYMENTRAILS' ? 'payouts.empty.paid_by_partner' : 'payouts.empty',
  );
