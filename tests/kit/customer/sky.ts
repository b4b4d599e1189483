import { themeNamed } from '#machines/session/preferences/theme.model.ts';
import type { Session } from '#machines/session/session.ts';
import type { Client } from '#schema/rest/client.ts';
import type { ThemeConfig } from '#schema/theme.ts';

/** Returns an id in the insurer's format, always the same for a number. */
export const toUuid = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`;

export const sky: Client = {
  partnerId: toUuid(1),
  cmsBundle: 'sky',
  branding: { theme: 'sky', product: 'travel', name: 'Sky' },
};

/** A signed-in customer with all rights. */
export const anna: Session = {
  id: toUuid(2),
  agentId: null,
  partnerId: sky.partnerId,
  roles: { USER: { write: true } },
  accessProfile: [
    'customer-travel-trips',
    'customer-insurance',
    'customer-travel-luggage',
    'customer-travel-passengers',
    'customer-payouts',
    'customer-travel-resolutions',
  ].map((feature) => ({ feature, accessRights: ['CREATE', 'READ', 'UPDATE', 'DELETE'] })),
  entrance: 'user',
  signedInAt: 0,
};

const { config, ...rest } = themeNamed('sky');

export const skyTheme: ThemeConfig = {
  ...rest,
  config: {
    ...config,
    appearance: 'light',
    contact: { phone: '+15550100000', email: 'help@sky.test' },
    flags: { ...config.flags, contactUs: true },
  },
};
