import type { User } from '#src/api/account/user.ts';
import * as slices from '#src/lib/browser/slices.ts';
import type { Store } from '#src/lib/browser/storage.ts';

import type { Children } from './children.ts';

/**
 * Stores the account settings that affect the portal, and suggests the account's language unless one was chosen in this
 * browser. Agents keep their own language while acting for a customer.
 */
export const createApplyPreferences =
  (
    local: Store,
    { language: spoken, suggestLanguage }: Pick<Children, 'language' | 'suggestLanguage'>,
    agentId: () => string | null,
  ) =>
  ({ id, language, locale, employee, mfaEnabled }: User): void => {
    if ((agentId() ?? id) !== id) return;
    local.write(slices.account, { language, locale, employee, mfaEnabled });
    const own = language.toLowerCase();
    if (local.read(slices.language) === null && own !== spoken()) suggestLanguage(own);
  };
