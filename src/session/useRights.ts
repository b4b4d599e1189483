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

/** Whether a button is on screen, and whether it can be pressed. */
export type Showing = 'enabled' | 'disabled' | 'hidden';

/** What not everybody may do, and for which there is a page. */
export type Permission =
  | 'insuring'
  | 'keepingPolicies'
  | 'seeingInsurances'
  | 'seeingLuggage'
  | 'seeingPassengers'
  | 'seeingPayouts';

const paysOut = (flags: Flags | undefined) => flags && !flags.payoutsDisabled && !flags.resolutionOnly;
const keepsPassengers = (flags: Flags | undefined) => !flags?.resolutionOnly;

/** Which pages the signed-in person may open. Known with the session: nothing is waited for. */
export function usePermissions(): Record<Permission, Showing> {
  const { roles, profile, config } = useWho();
  const flags = config?.flags;
  const isWidget = usePortal().widget !== null;
  // A site that frames the page of lost luggage has it to offer.
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

/** What the signed-in person may do. */
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
    // Where a partner does not ask who travels, nobody can say so afterwards either.
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
    // The insurer takes what is answered of a claim for a change of what is insured.
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
