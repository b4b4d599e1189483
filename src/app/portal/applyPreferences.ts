import { getBaseLanguage, languageAmong } from '#rules/languages.ts';
import type { User } from '#src/api/account/user.ts';
import * as slices from '#src/lib/browser/slices.ts';
import type { Store } from '#src/lib/browser/storage.ts';

import type { Children } from './children.ts';

/**
 * Stores the account settings that affect the portal, and suggests the account's language unless one was chosen in this
 * browser, or a variant of it is spoken: an account in Spanish can be read in Mexican Spanish. Agents keep their own
 * language while acting for a customer.
 */
export const createApplyPreferences =
  (
    local: Store,
    { language: spoken, suggestLanguage }: Pick<Children, 'language' | 'suggestLanguage'>,
    agentId: () => string | null,
    offered: () => readonly string[],
  ) =>
  ({ id, language, locale, employee, mfaEnabled }: User): void => {
    if ((agentId() ?? id) !== id) return;
    local.write(slices.account, { language, locale, employee, mfaEnabled });
    const current = spoken() ?? 'en';
    const own = languageAmong(offered(), [locale, language, current]);
    if (local.read(slices.language) === null && getBaseLanguage(own) !== getBaseLanguage(current)) suggestLanguage(own);
  };
