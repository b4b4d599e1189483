import type { ThemeConfig } from '#schema/theme.ts';

import { useApp } from './portal.ts';

type Contact = NonNullable<ThemeConfig['config']['contact']>;

/** Returns the partner's phone and email address; null with `contactUs` off (docs/decisions/contact.md). */
export const useContact = (): Contact | null =>
  useApp(({ context: { theme } }) => (theme?.config.flags.contactUs ? theme.config.contact : null));
