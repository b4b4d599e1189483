import { near } from '#machines/agents/policies/findPolicies.model.ts';
import type { Session } from '#machines/session/session.ts';
import type { Start } from '#paths/actions.ts';
import { type Opening, skyPage } from '../browser/stage.tsx';
import { user } from '../customer/account.ts';
import { airports } from '../customer/airports.ts';
import { readers } from '../customer/readers.ts';
import { anna, sky, skyTheme, toUuid } from '../customer/sky.ts';

const { config } = skyTheme;

/** Themes of other partners, as far as they differ. */
const themes: Readonly<Record<string, typeof skyTheme>> = {
  voyage: {
    ...skyTheme,
    config: {
      ...config,
      flags: { ...config.flags, luggageInclusion: true, registrationRequiresPolicy: false, mfaSkip: false },
    },
  },
  owl: { ...skyTheme, config: { ...config, flags: { ...config.flags, mfa: false, mfaSkip: false } } },
  watched: {
    ...skyTheme,
    config: {
      ...config,
      flags: { ...config.flags, dataMonitoring: true },
      monitoredPatterns: { PHONE: '^\\+\\d{7,15}$' },
    },
  },
  plain: { ...skyTheme, config: { ...config, loginType: 'SSO', tripOrder: 'newest' } },
};

/** Agents without a customer, in their own portal, and for Anna. */
const agents: Readonly<Record<string, Partial<Session>>> = {
  'agentlite@sky.test': { id: '', agentId: toUuid(9), roles: { AGENT: { write: true } } },
  'admin@sky.test': { id: toUuid(9), agentId: toUuid(9), roles: { ADMIN: { write: true }, USER: { write: true } } },
  'agent@sky.test': { agentId: toUuid(9), roles: { AGENT: { write: true } } },
};

/** Customers whose account differs from Anna's. */
const others: Readonly<Record<string, Opening['answers']>> = {
  'mfa@sky.test': { User: { user: { ...user.user, mfaEnabled: true } } },
  'terms@sky.test': {
    User: { user: { ...user.user, terms: { ...user.user.terms, status: 'PENDING', acceptedOn: null, version: null } } },
  },
};

const named = { ...sky, branding: { ...sky.branding, name: 'Sky Travel Protection' } };

const cannotWrite = { roles: { USER: { write: false } } };

const policies = {
  partnerPolicies: ['POL-NEAR', 'POL-SPARE'].map((externalPolicyNumber) => ({ ...near, externalPolicyNumber })),
};

/** Opens the page for a start of a path: partner, user and address. */
export function toOpening({ partner, path, as }: Start): Opening {
  const theme = themes[path.startsWith('/monitored-data') ? 'watched' : partner];
  const reader = as ? readers[as] : undefined;
  return {
    ...reader,
    path: path.replace('{token}', 'handed-over'),
    answers: { Airports: airports, PartnerPolicies: policies, ...reader?.answers, ...(as && others[as]) },
    // Invitations name the partner, as the sandbox calls it.
    ...(path.startsWith('/enrol/') && { page: { client: named } }),
    ...(theme && { page: { theme } }),
    ...(as && {
      session: { ...(reader?.session ?? anna), ...agents[as], ...(reader && cannotWrite), signedInAt: skyPage.now },
    }),
  };
}
