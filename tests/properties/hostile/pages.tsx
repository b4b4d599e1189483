import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CrashBoundary } from '#src/app/failure/CrashBoundary.tsx';
import BusinessInsurancePage from '#src/app/pages/claims/BusinessInsurancePage.tsx';
import ClaimHistoryPage from '#src/app/pages/claims/ClaimHistoryPage.tsx';
import ClaimOfferPage from '#src/app/pages/claims/ClaimOfferPage.tsx';
import PublicDocument from '#src/app/pages/documents/PublicDocument.tsx';
import DashboardPage from '#src/app/pages/inside/DashboardPage.tsx';
import InsurancePage from '#src/app/pages/inside/InsurancePage.tsx';
import TripPage from '#src/app/pages/inside/TripPage.tsx';
import PayoutMethodsPage from '#src/app/pages/payouts/PayoutMethodsPage.tsx';
import CasePage from '#src/app/pages/resolutions/CasePage.tsx';
import BagPage from '#src/app/pages/wizard/BagPage.tsx';
import LuggagePage from '#src/app/pages/wizard/LuggagePage.tsx';
import PassengersPage from '#src/app/pages/wizard/PassengersPage.tsx';
import { addresses } from '#src/lib/addresses.ts';
import { openPortal } from '#tests/kit/portal.tsx';
import { id } from '../../kit/gateway/samples/sample.ts';
import { samples } from '../../kit/gateway/samples.ts';

import { throughGateway } from './throughGateway.ts';

export type Field = keyof typeof samples & Parameters<typeof throughGateway>[0];

type Page = { path: string; address: string; page: ReactNode; reads: readonly Field[]; isOfOwners?: boolean };

const ofTravellers = ['trips', 'policies', 'passengers', 'user'] as const;
const ofOwners = ['items', 'claims', 'payoutMethods', 'payoutConfig', 'user'] as const;

/** Pages with the calls that they read. */
export const pages = {
  overview: {
    path: '/dashboard',
    address: addresses.dashboard,
    page: <DashboardPage />,
    reads: [
      ...ofTravellers,
      'lostBags',
      'payoutMethods',
      'payoutConfig',
      'subscriptions',
      'archivedAlerts',
      'articles',
    ],
  },
  'business overview': {
    path: '/dashboard',
    address: addresses.dashboard,
    page: <DashboardPage />,
    reads: [...ofOwners, 'policies', 'articles'],
    isOfOwners: true,
  },
  trips: { path: '/insurance', address: addresses.insurance, page: <InsurancePage />, reads: ofTravellers },
  trip: {
    path: `/insurance/${id(10)}`,
    address: addresses.trip,
    page: <TripPage />,
    reads: [...ofTravellers, 'resolutionOptions'],
  },
  claims: {
    path: '/insurance',
    address: addresses.insurance,
    page: <BusinessInsurancePage />,
    reads: ofOwners,
    isOfOwners: true,
  },
  offer: {
    path: `/claim/offer/${id(32)}`,
    address: addresses.claimOffer,
    page: <ClaimOfferPage />,
    reads: ofOwners,
    isOfOwners: true,
  },
  'history of a claim': {
    path: `/claim/history/${id(32)}`,
    address: addresses.claimHistory,
    page: <ClaimHistoryPage />,
    reads: ofOwners,
    isOfOwners: true,
  },
  'a disrupted flight': {
    path: `/resolution/select?category=FLIGHT&tripId=${id(10)}&flightId=${id(11)}`,
    address: addresses.resolution,
    page: <CasePage />,
    reads: ['resolutionOptions', 'payoutMethods', 'payoutConfig'],
  },
  'payout methods': {
    path: '/payout-methods',
    address: addresses.payoutMethods,
    page: <PayoutMethodsPage />,
    reads: ['payoutMethods', 'payoutConfig'],
  },
  luggage: { path: '/luggage', address: addresses.luggage, page: <LuggagePage />, reads: ['lostBags', 'trips'] },
  bag: { path: `/luggage/${id(6)}`, address: addresses.bag, page: <BagPage />, reads: ['lostBags', 'trips'] },
  passengers: {
    path: '/passengers',
    address: addresses.passengers,
    page: <PassengersPage />,
    reads: ['passengers', 'trips'],
  },
  help: { path: '/help', address: addresses.help, page: <PublicDocument name="help" />, reads: ['articles', 'faq'] },
  questions: { path: '/faq', address: addresses.questions, page: <PublicDocument name="faq" />, reads: ['faq'] },
  'a document': {
    path: '/key-facts',
    address: addresses.keyFacts,
    page: <PublicDocument name="key_facts" />,
    reads: ['document'],
  },
} satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
type Bodies = Partial<Record<Field, unknown>>;

const flight = samples.trips.answer[0]?.flights[0];

export function getPageSamples(name: PageName): Bodies {
  const { reads }: Page = pages[name];
  const bodies = Object.fromEntries(reads.map((field) => [field, samples[field].answer]));
  return 'resolutionOptions' in bodies
    ? { ...bodies, resolutionOptions: { ...samples.resolutionOptions.answer, flight } }
    : bodies;
}

/** Opens a page with changed answers and returns whether it works. */
export async function open(name: PageName, changed: Bodies): Promise<boolean> {
  const { path, address, page, isOfOwners = false }: Page = pages[name];
  const { portal, gateway, show } = openPortal({
    now: Date.parse('2026-06-05T12:00:00Z'),
    flags: { parametric: isOfOwners },
  });
  for (const [field, body] of Object.entries({ ...getPageSamples(name), ...changed })) {
    const { document } = samples[field as Field];
    const data = throughGateway(field as Field, body);
    if (data === null) gateway.refuse(document, { status: 502, code: 'ANSWER_UNREADABLE' });
    else gateway.answer(document, data);
  }
  let isWorking = true;
  const Crashed = () => {
    isWorking = false;
    return null;
  };
  await show(
    <CrashBoundary fallback={<Crashed />}>
      <Routes>
        <Route path={address} element={page} />
      </Routes>
    </CrashBoundary>,
    path,
  );
  portal.app.stop();
  return isWorking;
}
