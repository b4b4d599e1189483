import {
  canWrite,
  mayOnItems,
  mayOnLuggage,
  mayOnPassengers,
  mayOnPayouts,
  mayOnTrips,
  type Profile,
  type Roles,
  seesPassengers,
  showsInsurances,
  showsLuggage,
  showsPassengers,
  showsPayouts,
  showsResolutions,
} from '#rules/people/rights.ts';

import type { Flags } from '#schema/theme.ts';
import { useDataset } from './data/useDataset.tsx';
import { useApp, usePortal } from './portal.ts';

const nobody: Roles = {};
const nothing: Profile = [];

export type Showing = 'enabled' | 'disabled' | 'hidden';

/** Restricted actions that have a page. */
export type Permission =
  | 'insuring'
  | 'keepingPolicies'
  | 'seeingInsurances'
  | 'seeingLuggage'
  | 'seeingPassengers'
  | 'seeingPayouts';

const paysOut = (flags: Flags | undefined) => flags && !flags.payoutsDisabled && !flags.resolutionOnly;
const keepsPassengers = (flags: Flags | undefined) => !flags?.resolutionOnly;

/** Returns the pages that the user may open. Known from the session without a request. */
export function usePermissions(): Record<Permission, Showing> {
  const { roles, profile, config } = useWho();
  const flags = config?.flags;
  const isWidget = usePortal().widget !== null;
  // A site that frames the luggage page offers the feature.
  const hasLuggage = isWidget || flags?.luggageInclusion;
  const seesPeople = isWidget ? showsPassengers(profile) : seesPassengers(profile, roles);
  const isSold = Boolean(flags?.purchase && !flags.resolutionOnly && !flags.parametric && !flags.dataMonitoring);

  return {
    insuring: isSold && mayOnTrips(profile, 'CREATE') ? pressed(roles) : 'hidden',
    keepingPolicies: !isWidget && roles.ADMIN ? 'enabled' : 'hidden',
    seeingInsurances: showsInsurances(profile) ? 'enabled' : 'hidden',
    seeingLuggage: hasLuggage && showsLuggage(profile) ? 'enabled' : 'hidden',
    seeingPayouts: paysOut(flags) && showsPayouts(profile) ? 'enabled' : 'hidden',
    seeingPassengers: keepsPassengers(flags) && seesPeople ? 'enabled' : 'hidden',
  };
}

export function useRights() {
  const { roles, profile, config } = useWho();
  const permissions = usePermissions();
  const employee = useDataset('USER_DETAILS').data?.user.employee ?? 0;
  const onPassengers = (right: 'CREATE' | 'UPDATE' | 'DELETE'): Showing =>
    config &&
    keepsPassengers(config.flags) &&
    mayOnPassengers({ profile, roles, employee }, right, config.passengerMaintenance)
      ? pressed(roles)
      : 'hidden';

  const onTrips = (right: 'UPDATE' | 'DELETE'): Showing =>
    config && !config.flags.resolutionOnly && mayOnTrips(profile, right) ? pressed(roles) : 'hidden';
  const onLuggage = (right: 'CREATE' | 'UPDATE' | 'DELETE'): Showing =>
    mayOnLuggage(profile, right) ? pressed(roles) : 'hidden';

  const onPayouts = (right: 'CREATE' | 'UPDATE' | 'DELETE'): Showing =>
    paysOut(config?.flags) && mayOnPayouts(profile, right) ? pressed(roles) : 'hidden';

  const onItems = (right: 'CREATE' | 'UPDATE' | 'DELETE'): Showing =>
    config && !config.flags.resolutionOnly && mayOnItems(profile, right) ? pressed(roles) : 'hidden';

  return {
    ...permissions,
    // A partner that does not ask for travellers does not allow changing them later.
    changingTravellers: config?.flags.passengerSelection ? onTrips('UPDATE') : ('hidden' as const),
    cancelling: onTrips('DELETE'),
    addingPassengers: onPassengers('CREATE'),
    editingPassengers: onPassengers('UPDATE'),
    deletingPassengers: onPassengers('DELETE'),
    addingBags: onLuggage('CREATE'),
    editingBags: onLuggage('UPDATE'),
    deletingBags: onLuggage('DELETE'),
    addingItems: config?.flags.purchase ? onItems('CREATE') : ('hidden' as const),
    editingItems: onItems('UPDATE'),
    cancellingItems: onItems('DELETE'),
    // The insurer treats answers to a claim as changes of the insured item.
    mayAnswerClaims: onItems('UPDATE') === 'enabled',
    addingPayouts: onPayouts('CREATE'),
    editingPayouts: onPayouts('UPDATE'),
    deletingPayouts: onPayouts('DELETE'),
    reporting: config && !config.flags.resolutionOnly ? pressed(roles) : ('hidden' as const),
    mayWrite: canWrite(roles),
    mayResolve: showsResolutions(profile),
  };
}

function useWho() {
  const roles = useApp(({ context }) => context.session?.roles ?? nobody);
  const profile = useApp(({ context }) => context.session?.accessProfile ?? nothing);
  const config = useApp(({ context }) => context.theme?.config);
  return { roles, profile, config };
}

const pressed = (roles: Roles): Showing => (canWrite(roles) ? 'enabled' : 'disabled');
