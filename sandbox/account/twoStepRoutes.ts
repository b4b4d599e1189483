import type { FastifyInstance, FastifyRequest } from 'fastify';

import { typedCode, typedText } from '#rules/text/typedText.ts';
import { type OfferedSecret, SecondFactorChange, type SecondFactorState, SecretRequest } from '#schema/rest/twoStep.ts';

import type { Context } from '../context.ts';
import { requireCallingPartner, requireSession } from '../plugins/identity.ts';
import { Refused, understood } from '../refusal.ts';
import { countAppCode, createAttempt, forgiveAppCode } from '../sign-in/attempts.ts';
import { disableTwoStep, enableTwoStep, offerSecret } from './twoStep.ts';

export async function twoStepRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.post('/platform/user/mfa/token', async (request): Promise<OfferedSecret> => {
    const { label } = understood(SecretRequest, request.body);
    const { account } = holdersSessionIn(request);
    return offerSecret(context, requireCallingPartner(request), account, typedText(label));
  });

  app.post('/platform/user/mfa', async (request): Promise<SecondFactorState> => {
    const { enabled, code } = understood(SecondFactorChange, request.body);
    const { account, tokenId } = holdersSessionIn(request);
    const attempt = createAttempt(request, account.partnerId, account.userId);
    await countAppCode(context, attempt);
    const change = { account, code: typedCode(code) };
    const state = await (enabled ? enableTwoStep(context, { ...change, tokenId }) : disableTwoStep(context, change));
    await forgiveAppCode(context, attempt);
    return state;
  });
}

/**
 * Returns the session of an account holder. Throws MFA_INVALID_USER for widgets and for agents who act for a customer.
 */
function holdersSessionIn(request: FastifyRequest): ReturnType<typeof requireSession> {
  const session = requireSession(request);
  if (session.isWidget || session.account.userId !== session.userId)
    throw new Refused('MFA_INVALID_USER', 'Only the account holder may do this');
  return session;
}
