import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Partner } from '../partners.ts';
import { policyOfFiles, policyOfPages } from './policy.ts';

const unused = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'];
const more = ['midi', 'payment', 'usb', 'xr-spatial-tracking'];

export const everywhere = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': [...unused, ...more].map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': policyOfFiles,
};

const oneYear = 'max-age=31536000';

/** Sets headers on every response, including errors. Pages add `pageHeaders`. */
export function safeHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(everywhere).header('x-request-id', request.id);
  if (request.protocol === 'https') reply.header('strict-transport-security', oneYear);
}

type Origins = Pick<Partner, 'frameAncestors' | 'suppliers' | 'stores'>;

/** Allows only the partner's sites to frame a widget. Other pages may not be framed at all. */
export function pageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: string,
  { frameAncestors, suppliers = [], stores = [] }: Origins,
): void {
  const isFramed = isWidget(request.url);
  reply.headers({
    'content-security-policy': policyOfPages(nonce, {
      frameAncestors: isFramed ? frameAncestors : [],
      suppliers,
      stores,
    }),
    'cache-control': 'no-store',
  });
  if (isFramed || isSecret(request.url)) reply.header('referrer-policy', 'no-referrer');
  if (!isFramed) reply.headers({ 'cross-origin-opener-policy': 'same-origin', 'x-frame-options': 'DENY' });
}

export const isWidget = (url: string): boolean => url.startsWith('/widgets/');

/**
 * Recognises addresses with a secret (single sign-on tokens, personal links, password links) in any spelling, because
 * the app may parse addresses more leniently.
 */
function isSecret(url: string): boolean {
  const [first, second] = plain(url.split('?', 1)[0] ?? '')
    .split('/')
    .filter(Boolean);
  return first === 'enrol' || secretPaths.includes(`${first}/${second}`);
}

const secretPaths: readonly string[] = ['login/sso', 'password/reset'];

function plain(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path;
  }
}
