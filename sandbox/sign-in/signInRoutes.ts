import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { typedCode } from '#rules/text/typedText.ts';
import { Credentials, OneTimeCode, OneTimeCodeRequest, SecondFactor, type SignIn } from '#schema/rest/session.ts';
import { type Account, accountById, findAccount, isElevated } from '../account/accounts.ts';
import { spendAppCode } from '../account/appCodes.ts';
import { sendText } from '../account/outbox.ts';
import { hashPassword, isPassword } from '../account/passwords.ts';
import type { Context } from '../context.ts';
import { requireCallingPartner, requirePartner, requireSession } from '../plugins/identity.ts';
import { Refused, understood } from '../refusal.ts';
import {
  countAddress,
  countAttempt,
  countCode,
  countCodeRequest,
  createAttempt,
  forgive,
  forgiveCode,
} from './attempts.ts';
import { consumeCode, findCodeAccount, requestDecoyCode, requestOneTimeCode, rightCode } from './codes.ts';
import { endAccountSessions, endSession, signIn } from './sessions.ts';

const open = { config: { open: true } };

const decoy = hashPassword(randomUUID());

export async function signInRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;

  app.post('/platform/user/login', open, async (request): Promise<SignIn> => {
    const { username, password, partnerId } = understood(Credentials, request.body);
    const { hideUnknownUser } = requirePartner(request, partnerId);
    const account = await findAccount(db, partnerId, username);
    const attempt = createAttempt(request, partnerId, account?.userId ?? username.trim().toLowerCase());
    await countAttempt(context, attempt);
    // Hashing for unknown accounts, too, keeps the response time from revealing which accounts exist.
    const isRight = await isPassword(password, account?.password ?? (await decoy));
    if (!account && !hideUnknownUser) throw new Refused('ACCOUNT_NOT_FOUND', 'Account not found');
    if (!account || !isRight) throw new Refused('INCORRECT_CREDENTIALS', 'Incorrect credentials');
    const answer = await signIn(context, unlocked(account));
    // A right password alone does not clear the count of wrong second factors.
    await forgive(context, attempt, answer.mfaRequired !== true);
    return answer;
  });

  app.post('/platform/user/login/otc', open, async (request) => {
    const { identifier, partnerId } = understood(OneTimeCodeRequest, request.body);
    const { hideUnknownUser } = requirePartner(request, partnerId);
    const account = await findAccount(db, partnerId, identifier);
    if (hideUnknownUser && (!account?.mobilePhoneNumber || account.locked)) {
      await countCodeRequest(
        context,
        createAttempt(request, partnerId, account?.userId ?? identifier.trim().toLowerCase()),
      );
      return { sessionId: await requestDecoyCode(context, partnerId) };
    }
    if (!account) throw new Refused('USER_NOT_FOUND', 'User not found');
    if (!account.mobilePhoneNumber)
      throw new Refused('MISSING_PHONE_NUMBER', 'No phone number to send a code to', {
        identifier: 'missing_phone_number',
      });
    await countCodeRequest(context, createAttempt(request, partnerId, account.userId));
    const { sessionId, isNew } = await requestOneTimeCode(context, unlocked(account));
    if (isNew) await sendText(context, account, ({ signInCode }) => signInCode(rightCode['one-time']));
    return { sessionId };
  });

  app.post('/platform/user/login/confirm', open, async (request): Promise<SignIn> => {
    const { partnerId } = requireCallingPartner(request);
    const { sessionId, code } = understood(OneTimeCode, request.body);
    const asked = await findCodeAccount(context, 'one-time', { sessionId, partnerId });
    const attempt = createAttempt(request, partnerId, asked ?? sessionId);
    await countAddress(context, attempt);
    const { accountId, userId } = await consumeCode(
      context,
      'one-time',
      { sessionId, partnerId, code: typedCode(code) },
      { count: () => countCode(context, attempt), forgive: () => forgiveCode(context, attempt) },
    );
    return signIn(context, await stillThere(accountId), userId, 'given');
  });

  app.post('/platform/user/mfa/confirm', open, async (request): Promise<SignIn> => {
    const { partnerId } = requireCallingPartner(request);
    const { userId, session, code } = understood(SecondFactor, request.body);
    const accountId = await findCodeAccount(context, 'second factor', { sessionId: session, partnerId });
    const attempt = createAttempt(request, partnerId, accountId ?? session);
    await countAttempt(context, attempt);
    const taken = await consumeCode(
      context,
      'second factor',
      { sessionId: session, partnerId, code: typedCode(code) },
      { isAlsoRight: isOfApp },
    );
    if (taken.userId !== userId) throw new Refused('MFA_SESSION_EXPIRED', 'The session is another user’s');
    const answer = await signIn(context, await stillThere(taken.accountId), userId, 'given');
    await forgive(context, attempt, true);
    return answer;
  });

  app.get<{ Params: { token: string } }>('/platform/user/sso/:token', open, async (request) => {
    const claims = context.tokens.read(request.params.token);
    const isRunning = claims?.type === 'sso' && claims.exp * 1_000 > context.clock.now().getTime();
    if (!isRunning) throw new Refused('UNAUTHORIZED_ACCESS', 'Unauthorized access');
    if (claims.partnerId !== requireCallingPartner(request).partnerId)
      throw new Refused('ACCESS_DENIED', 'Access denied');
    if (!(await endSession(context, claims.jti))) throw new Refused('SESSION_NOT_FOUND', 'The token was used before');
    const account = await stillThere(claims.agentId ?? claims.sub);
    return signIn(context, unlocked(account), claims.sub);
  });

  app.get('/platform/user/logout', { config: { forNobody: true } }, async (request, reply) => {
    const { tokenId, account } = requireSession(request);
    // An agent has had a token for each customer. The portal knows only the last one.
    if (isElevated(account)) await endAccountSessions(context, account.userId);
    else await endSession(context, tokenId);
    return reply.code(204).send();
  });

  async function isOfApp(accountId: string, code: string): Promise<boolean> {
    const account = await accountById(db, accountId);
    return Boolean(account?.mfaSecret && (await spendAppCode(context, { account, secret: account.mfaSecret, code })));
  }

  async function stillThere(accountId: string): Promise<Account> {
    const account = await accountById(db, accountId);
    if (!account || account.closed) throw new Refused('ACCOUNT_NOT_FOUND', 'Account not found');
    return unlocked(account);
  }
}

function unlocked(account: Account): Account {
  if (account.locked) throw new Refused('ACCESS_DENIED', 'The account is locked');
  return account;
}
