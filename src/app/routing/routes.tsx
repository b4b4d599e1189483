import { DocumentMultipleRegular, PersonRegular, WalletCreditCardRegular } from '@fluentui/react-icons';
import type { ComponentType, ReactElement, ReactNode } from 'react';

import type { Variant } from '#rules/datasets.ts';
import { addresses } from '#src/lib/addresses.ts';
import { type FileName, fromFile } from '#src/lib/browser/builtFiles.ts';
import type { TextId } from '#src/lib/texts.ts';
import { temporalReady } from '#src/lib/time/temporal.ts';
import type { Permission } from '#src/session/useRights.ts';
import { later } from '#src/ui/connection/later.tsx';

import type { Read } from '../pages/documents/PublicDocument.tsx';
import DashboardPage from '../pages/inside/DashboardPage.tsx';
import InsurancePage from '../pages/inside/InsurancePage.tsx';
import NotFound from '../pages/inside/NotFound.tsx';
import TripPage from '../pages/inside/TripPage.tsx';

/** A page: where it is, who sees it, and how it is loaded. */
export type PortalRoute = {
  path: string;
  element: ReactNode;
  /** A customer's page sends a guest to sign in, and returns there afterwards. */
  access: 'public' | 'customer';
  /** The variants that have it; all, if none is named. In other variants the address is unknown. */
  variants?: readonly Variant[];
  /** Without this permission, the page redirects to the one below it. */
  permission?: Permission;
  /** Without this permission, no menu lists the page. The page itself says why it cannot be used. */
  listedFor?: Permission;
  /** The page that it opens over. */
  over?: string;
  /** Its name in the menu, if it is there. */
  menu?: TextId;
  /** Its entry in the menu of the account, if it has one. */
  ofAccount?: { text: TextId; icon: ReactElement };
  /** Fetches its file, if that is another than this one. */
  preload?: () => Promise<unknown>;
};

type Loaded = Pick<PortalRoute, 'element' | 'preload'>;
type Load = () => Promise<{ default: ComponentType }>;

const publicDocument = () => fromFile('documents', () => import('../pages/documents/PublicDocument.tsx'));
const PublicDocument = later(publicDocument);
const PartnerPoliciesPage = later(() =>
  fromFile('policies', () => import('../pages/policies/PartnerPoliciesPage.tsx')),
);

/**
 * The pages of customers, and those that anybody may read. Pages in `pages/inside` are in the build file `inside`, as this
 * table is, and so on.
 */
export const routes: readonly PortalRoute[] = [
  {
    path: addresses.dashboard,
    access: 'customer',
    menu: 'shell.nav.dashboard',
    element: <DashboardPage />,
  },
  {
    path: addresses.insurance,
    access: 'customer',
    variants: ['travel'],
    menu: 'shell.nav.insurance',
    element: <InsurancePage />,
  },
  {
    path: addresses.insurance,
    access: 'customer',
    variants: ['parametric'],
    menu: 'shell.nav.claims',
    ...inFile('claims', () => import('../pages/claims/BusinessInsurancePage.tsx')),
  },
  {
    path: addresses.insureTrip,
    access: 'customer',
    variants: ['travel'],
    over: addresses.insurance,
    permission: 'insuring',
    ...wizard(() => import('../pages/wizard/InsureTripPage.tsx')),
  },
  {
    path: addresses.trip,
    access: 'customer',
    variants: ['travel'],
    element: <TripPage />,
  },
  {
    path: addresses.luggage,
    access: 'customer',
    variants: ['travel'],
    permission: 'seeingLuggage',
    menu: 'shell.nav.luggage',
    ...wizard(() => import('../pages/wizard/LuggagePage.tsx')),
  },
  {
    path: addresses.bag,
    access: 'customer',
    variants: ['travel'],
    permission: 'seeingLuggage',
    ...wizard(() => import('../pages/wizard/BagPage.tsx')),
  },
  {
    path: addresses.alerts,
    access: 'customer',
    variants: ['dataMonitoring'],
    ...inFile('monitoring', () => import('../pages/monitoring/AlertsPage.tsx')),
  },
  {
    path: addresses.actionPlan,
    access: 'customer',
    variants: ['dataMonitoring'],
    ...inFile('monitoring', () => import('../pages/monitoring/ActionPlanPage.tsx')),
  },
  {
    path: addresses.passengers,
    access: 'customer',
    variants: ['travel'],
    permission: 'seeingPassengers',
    menu: 'shell.nav.passengers',
    // Beside the dialogs that it has in common with the wizard.
    ...inFile('wizard', () => import('../pages/wizard/PassengersPage.tsx')),
  },
  {
    path: addresses.account,
    access: 'customer',
    ofAccount: { text: 'account.title', icon: <PersonRegular /> },
    ...inFile('profile', () => import('../pages/profile/AccountPage.tsx')),
  },
  {
    path: addresses.security,
    access: 'customer',
    ...inFile('account', () => import('../pages/account/SecurityPage.tsx')),
  },
  {
    path: addresses.payoutMethods,
    access: 'customer',
    variants: ['travel', 'parametric'],
    permission: 'seeingPayouts',
    ofAccount: { text: 'payouts.title', icon: <WalletCreditCardRegular /> },
    ...inFile('payouts', () => import('../pages/payouts/PayoutMethodsPage.tsx')),
  },
  {
    path: addresses.monitoredData,
    access: 'customer',
    variants: ['dataMonitoring'],
    menu: 'shell.nav.monitored_data',
    ...inFile('monitoring', () => import('../pages/monitoring/MonitoredDataPage.tsx')),
  },
  {
    path: addresses.resolution,
    access: 'customer',
    variants: ['travel', 'parametric'],
    ...inFile('resolutions', () => import('../pages/resolutions/CasePage.tsx')),
  },
  {
    path: addresses.claimOffer,
    access: 'customer',
    variants: ['parametric'],
    ...inFile('claims', () => import('../pages/claims/ClaimOfferPage.tsx')),
  },
  {
    path: addresses.claimHistory,
    access: 'customer',
    variants: ['parametric'],
    ...inFile('claims', () => import('../pages/claims/ClaimHistoryPage.tsx')),
  },
  {
    path: addresses.grantPermission,
    access: 'customer',
    variants: ['parametric'],
    ...inFile('claims', () => import('../pages/claims/GrantPermissionPage.tsx')),
  },
  { path: addresses.agent, access: 'customer', ...wizard(() => import('../pages/wizard/AgentPage.tsx')) },
  {
    path: addresses.partnerPolicies,
    access: 'customer',
    listedFor: 'keepingPolicies',
    ofAccount: { text: 'partner_policies.title', icon: <DocumentMultipleRegular /> },
    element: <PartnerPoliciesPage />,
  },
  { path: addresses.help, access: 'public', menu: 'shell.nav.help', ...documentNamed('help') },
  { path: addresses.article, access: 'public', ...documentNamed('article') },
  { path: addresses.questions, access: 'public', ...documentNamed('faq') },
  {
    path: addresses.support,
    access: 'public',
    ...inFile('support', () => import('../pages/support/SupportPage.tsx')),
  },
  { path: addresses.keyFacts, access: 'public', ...documentNamed('key_facts') },
  { path: addresses.terms, access: 'public', ...documentNamed('terms') },
  { path: addresses.privacy, access: 'public', ...documentNamed('privacy') },
  { path: addresses.payoutTerms, access: 'public', ...documentNamed('payout_terms') },
  { path: '*', access: 'public', element: <NotFound /> },
];

/** A page of another build file. */
function inFile(name: FileName, load: Load): Loaded {
  return loaded(() => fromFile(name, load));
}

/** A wizard needs Temporal, and not every platform has it. */
function wizard(load: Load): Loaded {
  return loaded(async () => {
    const [page] = await Promise.all([fromFile('wizard', load), temporalReady()]);
    return page;
  });
}

function loaded(load: Load): Loaded {
  const Page = later(load);
  return { element: <Page />, preload: load };
}

function documentNamed(name: Read): Loaded {
  return {
    element: <PublicDocument key={name} name={name} />,
    preload: publicDocument,
  };
}
