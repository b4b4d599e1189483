import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

import type { Variant } from '#rules/datasets.ts';
import { addresses } from '#src/lib/addresses.ts';
import { type FileName, fromFile } from '#src/lib/browser/builtFiles.ts';
import type { TextId } from '#src/lib/texts.ts';
import { temporalReady } from '#src/lib/time/temporal.ts';
import type { Permission } from '#src/session/useRights.ts';
import { later } from '#src/ui/line/later.tsx';

import type { Read } from '../pages/documents/PublicDocument.tsx';
import { SignInPage } from '../pages/SignInPage.tsx';

/** A page: where it is, who sees it, and how it is loaded. */
export type PortalRoute = {
  path: string;
  element: ReactNode;
  /**
   * Who sees it: a customer's page sends a guest to sign in, and has them back afterwards; a bare one is public, too, and has
   * neither header nor footer.
   */
  access: 'public' | 'customer' | 'bare';
  /** The variants that have it; all, where none is named. Elsewhere there is nothing at its address. */
  variants?: readonly Variant[];
  /** Whoever is not allowed this is led to the page beneath. */
  permission?: Permission;
  /** Only menus of whoever is allowed this list it; the page itself tells everybody else why they cannot use it. */
  listedFor?: Permission;
  /** The page that it opens over. */
  over?: string;
  /** Its name in the menu, if it is there. */
  menu?: TextId;
  /** Its name in the menu of the account, if it is there. */
  ofAccount?: TextId;
  /** When its file is fetched before anybody asks for the page; the pages of the first file have none. */
  preload?: Preload;
};

type Preload = { when: 'a guest types' | 'all data is here'; load: () => Promise<unknown> };
type Loaded = Pick<PortalRoute, 'element' | 'preload'>;
type Load = () => Promise<{ default: ComponentType }>;

const publicDocument = () => fromFile('documents', () => import('../pages/documents/PublicDocument.tsx'));
const PublicDocument = later(publicDocument);
// For the few who have no account yet, or no password any more.
const GuestPage = later(() => fromFile('account', () => import('../pages/account/GuestPage.tsx')));
const PartnerPoliciesPage = later(() =>
  fromFile('policies', () => import('../pages/policies/PartnerPoliciesPage.tsx')),
);

/** Every page of the portal. Those in `pages/inside` are in the file `inside` of the build, and so on. */
export const routes: readonly PortalRoute[] = [
  { path: addresses.front, access: 'public', element: <SignInPage /> },
  { path: addresses.oneTimeCode, access: 'public', element: <SignInPage to="one-time code" /> },
  { path: `${addresses.singleSignOn}/:token?`, access: 'public', element: <SignInPage /> },
  { path: addresses.password, access: 'public', element: <GuestPage /> },
  { path: addresses.register, access: 'public', element: <GuestPage /> },
  { path: addresses.enrol, access: 'public', element: <GuestPage /> },
  {
    path: addresses.dashboard,
    access: 'customer',
    menu: 'shell.nav.dashboard',
    ...inside(() => import('../pages/inside/DashboardPage.tsx')),
  },
  {
    path: addresses.insurance,
    access: 'customer',
    variants: ['travel'],
    menu: 'shell.nav.insurance',
    ...inside(() => import('../pages/inside/InsurancePage.tsx')),
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
    ...inside(() => import('../pages/inside/TripPage.tsx')),
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
    path: addresses.passengers,
    access: 'customer',
    variants: ['travel'],
    permission: 'seeingPassengers',
    menu: 'shell.nav.passengers',
    // Beside the dialogs that it has in common with the wizard.
    ...inFile('wizard', () => import('../pages/wizard/PassengersPage.tsx')),
  },
  {
    path: addresses.payoutMethods,
    access: 'customer',
    variants: ['travel', 'parametric'],
    permission: 'seeingPayouts',
    ofAccount: 'payouts.title',
    ...inFile('payouts', () => import('../pages/payouts/PayoutMethodsPage.tsx')),
  },
  {
    path: addresses.resolution,
    access: 'customer',
    variants: ['travel', 'parametric'],
    ...inFile('remedies', () => import('../pages/remedies/CasePage.tsx')),
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
    ofAccount: 'partner_policies.title',
    element: <PartnerPoliciesPage />,
  },
  { path: addresses.help, access: 'public', menu: 'shell.nav.help', ...documentNamed('help') },
  { path: addresses.article, access: 'public', ...documentNamed('article') },
  { path: addresses.questions, access: 'public', ...documentNamed('faq') },
  { path: addresses.keyFacts, access: 'public', ...documentNamed('key_facts') },
  { path: addresses.terms, access: 'public', ...documentNamed('terms') },
  { path: addresses.privacy, access: 'public', ...documentNamed('privacy') },
  { path: addresses.payoutTerms, access: 'public', ...documentNamed('payout_terms') },
  { path: addresses.widgetExit, access: 'bare', ...inside(() => import('../pages/inside/WidgetExit.tsx')) },
  ...(import.meta.env.DEV ? [inspector()] : []),
  { path: '*', access: 'public', ...inside(() => import('../pages/inside/NotFound.tsx')) },
];

/** What a customer sees first, and what is small. */
function inside(load: Load): Loaded {
  return loaded('a guest types', () => fromFile('inside', load));
}

/** A page of another file, which is fetched once the customer's data is here. */
function inFile(name: FileName, load: Load): Loaded {
  return loaded('all data is here', () => fromFile(name, load));
}

/** A wizard needs Temporal, and not every platform has it. */
function wizard(load: Load): Loaded {
  return loaded('all data is here', async () => {
    const [page] = await Promise.all([fromFile('wizard', load), temporalReady()]);
    return page;
  });
}

function loaded(when: Preload['when'], load: Load): Loaded {
  const Page = later(load);
  return { element: <Page />, preload: { when, load } };
}

function documentNamed(name: Read): Loaded {
  return {
    element: <PublicDocument key={name} name={name} />,
    preload: { when: 'all data is here', load: publicDocument },
  };
}

function inspector(): PortalRoute {
  const Receiver = lazy(() => import('../pages/Receiver.tsx'));
  return {
    path: addresses.inspector,
    access: 'bare',
    element: (
      <Suspense>
        <Receiver />
      </Suspense>
    ),
  };
}
