import type { Session } from '#machines/session/session.ts';
import { getBaseLanguage, languageAmong } from '#rules/languages.ts';
import type { ThemeConfig } from '#schema/theme.ts';
import type { User } from '#src/api/account/user.ts';
import * as slices from '#src/lib/browser/slices.ts';
import type { Store } from '#src/lib/browser/storage.ts';

import type { Children } from './children.ts';

type Circumstances = {
  local: Store;
  children: Pick<Children, 'language' | 'suggestLanguage'>;
  session: Pick<Session, 'id' | 'agentId'> | null;
  theme: { config: Pick<ThemeConfig['config'], 'languages'> } | null;
};

/**
 * Stores the account settings that affect the portal, and suggests the account's language unless one was chosen in this
 * browser, or a variant of it is spoken: an account in Spanish can be read in Mexican Spanish. Agents keep their own
 * language while acting for a customer. Nothing happens if the session ended meanwhile.
 */
export function applyPreferences(
  { id, language, locale, employee, mfaEnabled }: User,
  { local, children, session, theme }: Circumstances,
): void {
  if (!session || (session.agentId ?? session.id) !== id) return;
  local.write(slices.account, { language, locale, employee, mfaEnabled });
  const current = children.language() ?? 'en';
  const own = languageAmong(theme?.config.languages ?? [], [locale, language, current]);
  const isSpoken = getBaseLanguage(own) === getBaseLanguage(current);
  if (local.read(slices.language) === null && !isSpoken) children.suggestLanguage(own);
}
