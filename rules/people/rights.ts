import type { Access } from '#schema/rest/session.ts';
import type { ThemeConfig } from '#schema/theme.ts';

export type Role = 'ADMIN' | 'AGENT' | 'USER';

export type Roles = Access['roles'];

/** What somebody may do: features, each with the rights they have in it. */
export type Profile = readonly { feature: string; accessRights: readonly string[] }[];

type WriteRight = 'CREATE' | 'UPDATE' | 'DELETE';

const order: readonly Role[] = ['ADMIN', 'AGENT', 'USER'];

const resolutions = 'customer-travel-resolutions';

/** The role that counts: the first of ADMIN, AGENT and USER that somebody has. */
export const loginRoleIn = (roles: Roles): Role | null => order.find((role) => roles[role]) ?? null;

/** ADMIN or AGENT. */
export const isElevatedIn = (roles: Roles): boolean => Boolean(roles.ADMIN ?? roles.AGENT);

/** Whether buttons that add, delete or report are enabled; whether they are shown is a matter of rights. */
export function canWrite(roles: Roles): boolean {
  const role = loginRoleIn(roles);
  return role !== null && roles[role]?.write === true;
}

export const hasFeature = (profile: Profile, feature: string): boolean =>
  profile.some((entry) => entry.feature === feature);

/** @param alternative a right that does as well */
export const hasRight = (profile: Profile, feature: string, right: string, alternative?: string): boolean =>
  profile.some(
    (entry) =>
      entry.feature === feature &&
      (entry.accessRights.includes(right) || (alternative !== undefined && entry.accessRights.includes(alternative))),
  );

/** A right on trips may come from trips or from insurance. */
export const mayOnTrips = (profile: Profile, right: WriteRight): boolean =>
  hasRight(profile, 'customer-travel-trips', right) || hasRight(profile, 'customer-insurance', right);

export const showsResolutions = (profile: Profile): boolean => hasFeature(profile, resolutions);

/** Whether somebody may answer what is offered: whoever holds cover against business interruption has no trips, and may too. */
export const mayAnswer = (profile: Profile, roles: Roles): boolean =>
  [resolutions, 'customer-insurance'].some((feature) => hasRight(profile, feature, 'UPDATE')) && canWrite(roles);

/**
 * Whether the insurer lets somebody change options by hand. "Part of the feature" may mean a right in it or a feature beside
 * it; either will do, whatever rights that has: to write, UPDATE of resolutions counts (`mayAnswer`).
 */
export const hasAgentOptions = (profile: Profile): boolean =>
  hasRight(profile, resolutions, 'AGENT-OPTIONS') || hasFeature(profile, 'AGENT-OPTIONS');

/** Whom a partner lets maintain passengers: its employees, or all users, employees among them. */
type Maintenance = ThemeConfig['config']['passengerMaintenance'];

/**
 * Returns whether a session may add, edit or delete passengers. Roles without USER always may (spec P§6); a customer needs the right and
 * the partner's setting.
 *
 * @param person `employee` is 1 for an employee of the partner
 */
export const mayOnPassengers = (
  { roles, profile, employee }: { roles: Roles; profile: Profile; employee: number },
  right: WriteRight,
  { employees, users }: Maintenance,
): boolean =>
  !roles.USER || (hasRight(profile, 'customer-travel-passengers', right) && (users || (employees && employee === 1)));

/** Whether a frame in another site shows the page of passengers. */
export const showsPassengers = (profile: Profile): boolean => hasFeature(profile, 'customer-travel-passengers');

/** Whether the portal shows the page of passengers. Agents need it to maintain them. */
export const seesPassengers = (profile: Profile, roles: Roles): boolean =>
  showsPassengers(profile) || (isElevatedIn(roles) && !roles.USER);

/** Whether somebody may report, edit or delete lost bags. */
export const mayOnLuggage = (profile: Profile, right: WriteRight): boolean =>
  hasRight(profile, 'customer-travel-luggage', right);

/** Whether somebody may see the page of their lost bags. */
export const showsLuggage = (profile: Profile): boolean => hasFeature(profile, 'customer-travel-luggage');

/** Whether somebody may set payout methods up, edit or delete them. */
export const mayOnPayouts = (profile: Profile, right: WriteRight): boolean =>
  hasRight(profile, 'customer-payouts', right);

/** Whether somebody may insure a thing against interruption of business, say otherwise what it is, or cancel it. */
export const mayOnItems = (profile: Profile, right: WriteRight): boolean =>
  hasRight(profile, 'customer-insurance', right);

/** Whether somebody may see the page of their payout methods. */
export const showsPayouts = (profile: Profile): boolean => hasFeature(profile, 'customer-payouts');

/** Whether somebody may see their insurances in another site's page. */
export const showsInsurances = (profile: Profile): boolean =>
  hasFeature(profile, 'customer-travel-trips') || hasFeature(profile, 'customer-insurance');

/** Nobody's fields are locked in this release. */
const noneLocked: Record<Role, readonly string[]> = { ADMIN: [], AGENT: [], USER: [] };

/** Without the write flag a form is read-only; with it, but for the fields locked for the role. */
export function isFieldDisabled(
  field: string,
  roles: Roles,
  locked: Record<Role, readonly string[]> = noneLocked,
): boolean {
  if (!canWrite(roles)) return true;
  const role = loginRoleIn(roles);
  return Boolean(roles.USER) && role !== null && locked[role].includes(field);
}
