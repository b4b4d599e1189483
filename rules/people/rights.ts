import type { Access } from '#schema/rest/session.ts';
import type { ThemeConfig } from '#schema/theme.ts';

export type Role = 'ADMIN' | 'AGENT' | 'USER';

export type Roles = Access['roles'];

/** The rights of a user: features, each with its rights. */
export type Profile = readonly { feature: string; accessRights: readonly string[] }[];

type WriteRight = 'CREATE' | 'UPDATE' | 'DELETE';

const order: readonly Role[] = ['ADMIN', 'AGENT', 'USER'];

const resolutions = 'customer-travel-resolutions';

/** Returns the effective role: the first of ADMIN, AGENT and USER. */
export const getLoginRole = (roles: Roles): Role | null => order.find((role) => roles[role]) ?? null;

export const isElevated = (roles: Roles): boolean => Boolean(roles.ADMIN ?? roles.AGENT);

/** Returns whether buttons that add, delete or report are enabled. Their visibility depends on rights instead. */
export function canWrite(roles: Roles): boolean {
  const role = getLoginRole(roles);
  return role !== null && roles[role]?.write === true;
}

export const hasFeature = (profile: Profile, feature: string): boolean =>
  profile.some((entry) => entry.feature === feature);

/** @param alternative a right that has the same effect */
export const hasRight = (profile: Profile, feature: string, right: string, alternative?: string): boolean =>
  profile.some(
    (entry) =>
      entry.feature === feature &&
      (entry.accessRights.includes(right) || (alternative !== undefined && entry.accessRights.includes(alternative))),
  );

/** Returns a right on trips, which may come from trips or from insurance. */
export const mayOnTrips = (profile: Profile, right: WriteRight): boolean =>
  hasRight(profile, 'customer-travel-trips', right) || hasRight(profile, 'customer-insurance', right);

export const showsResolutions = (profile: Profile): boolean => hasFeature(profile, resolutions);

/**
 * Returns whether the user may answer options. Holders of business interruption cover have no trips and get this right
 * from insurance.
 */
export const mayAnswer = (profile: Profile, roles: Roles): boolean =>
  [resolutions, 'customer-insurance'].some((feature) => hasRight(profile, feature, 'UPDATE')) && canWrite(roles);

/**
 * Returns whether the user may override options. "Part of the feature" may mean a right in it or a separate feature;
 * either counts, with any rights: writing itself needs UPDATE of resolutions (`mayAnswer`).
 */
export const hasAgentOptions = (profile: Profile): boolean =>
  hasRight(profile, resolutions, 'AGENT-OPTIONS') || hasFeature(profile, 'AGENT-OPTIONS');

/** The users that a partner allows to maintain passengers: its employees, or all users including employees. */
type Maintenance = ThemeConfig['config']['passengerMaintenance'];

/**
 * Returns whether a session may add, edit or delete passengers. Roles without USER always may (spec P§6); a customer
 * needs the right and the partner's setting.
 *
 * @param person `employee` is 1 for an employee of the partner
 */
export const mayOnPassengers = (
  { roles, profile, employee }: { roles: Roles; profile: Profile; employee: number },
  right: WriteRight,
  { employees, users }: Maintenance,
): boolean =>
  !roles.USER || (hasRight(profile, 'customer-travel-passengers', right) && (users || (employees && employee === 1)));

/** Returns whether a widget shows the page of passengers. */
export const showsPassengers = (profile: Profile): boolean => hasFeature(profile, 'customer-travel-passengers');

/** Returns whether the portal shows the page of passengers. Agents need it to maintain them. */
export const seesPassengers = (profile: Profile, roles: Roles): boolean =>
  showsPassengers(profile) || (isElevated(roles) && !roles.USER);

export const mayOnLuggage = (profile: Profile, right: WriteRight): boolean =>
  hasRight(profile, 'customer-travel-luggage', right);

export const showsLuggage = (profile: Profile): boolean => hasFeature(profile, 'customer-travel-luggage');

export const mayOnPayouts = (profile: Profile, right: WriteRight): boolean =>
  hasRight(profile, 'customer-payouts', right);

/** Returns whether the user may insure items against business interruption, edit them, or cancel their insurance. */
export const mayOnItems = (profile: Profile, right: WriteRight): boolean =>
  hasRight(profile, 'customer-insurance', right);

export const showsPayouts = (profile: Profile): boolean => hasFeature(profile, 'customer-payouts');

/** Returns whether a widget shows the insurances. */
export const showsInsurances = (profile: Profile): boolean =>
  hasFeature(profile, 'customer-travel-trips') || hasFeature(profile, 'customer-insurance');

/** No fields are locked in this release. */
const noneLocked: Record<Role, readonly string[]> = { ADMIN: [], AGENT: [], USER: [] };

/** Returns whether a field is read-only: all fields without the write flag, otherwise those locked for the role. */
export function isFieldDisabled(
  field: string,
  roles: Roles,
  locked: Record<Role, readonly string[]> = noneLocked,
): boolean {
  if (!canWrite(roles)) return true;
  const role = getLoginRole(roles);
  return Boolean(roles.USER) && role !== null && locked[role].includes(field);
}
