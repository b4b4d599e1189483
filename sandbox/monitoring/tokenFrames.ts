import { eq } from 'drizzle-orm';
import type { Account } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { failedValidation, Refused } from '../refusal.ts';
import { domains } from '../tables.ts';
import { createCardFrame } from './cardTokens.ts';
import { safeDeclarations } from './frameStyle.ts';

/** A tokeniser id that always fails. */
export const brokenTokeniser = 'ERRFRAME';
/** The login of a customer for whom the tokeniser always fails. */
const brokenFor = 'errors@owl.test';
/** The login of a customer whose origin is treated as lacking `http://`, which no browser sends. */
const withoutScheme = 'hand@owl.test';

const longestCss = 4_000;

type Asked = { origin: string; css: string };

export const refuseBrokenTokeniser = (id: string): void => {
  if (id === brokenTokeniser) throw vendorError();
};

/** Creates a card frame. Returns its id. Throws HTTP_MISSING_IN_URL, FAILED_VALIDATION, VENDOR_ERROR. */
export async function openCardFrame(context: Context, account: Account, { origin, css }: Asked): Promise<string> {
  if (!/^https?:\/\//i.test(origin) || account.username === withoutScheme)
    throw new Refused('HTTP_MISSING_IN_URL', 'The origin lacks http:// or https://', { origin: 'invalid' });
  if (!(await isPortal(context, account, origin))) throw failedValidation(['origin'], 'That is not the portal');
  if (css.length > longestCss) throw failedValidation(['css'], 'The CSS is too long');
  if (account.username === brokenFor) throw vendorError();
  return createCardFrame(context, { userId: account.userId, origin, css: safeDeclarations(css) });
}

/** A frame posts to this origin, so it must belong to the partner and be in the format of browsers. */
async function isPortal({ db }: Context, { partnerId }: Account, origin: string): Promise<boolean> {
  if (!URL.canParse(origin)) return false;
  const { origin: written, hostname } = new URL(origin);
  if (written !== origin) return false;
  const found = await db.select().from(domains).where(eq(domains.partnerId, partnerId));
  return found.some(({ domain }) => domain === hostname);
}

const vendorError = () => new Refused('VENDOR_ERROR', 'The tokeniser failed');
