import {
  canWrite,
  mayAddPassengers,
  mayOnTrips,
  type Profile,
  type Roles,
  showsResolutions,
} from '#rules/people/rights.ts';

import { useApp } from './portal.ts';
import { useDataset } from './useDataset.tsx';

const nobody: Roles = {};
const nothing: Profile = [];

/** Whether a button is on screen, and whether it can be pressed. */
type Showing = 'enabled' | 'disabled' | 'hidden';

/** What not everybody may do, each begun by a button. */
export type Permission = 'insuring' | 'addingPassengers';

/** What the signed-in person may do. */
export function useRights() {
  const roles = useApp(({ context }) => context.session?.roles ?? nobody);
  const profile = useApp(({ context }) => context.session?.accessProfile ?? nothing);

  const employee = useDataset('USER_DETAILS').data?.user.employee ?? 0;
  const config = useApp(({ context }) => context.theme?.config);
  const flags = config?.flags;

  const mayWrite = canWrite(roles);
  const isSold = Boolean(flags?.purchase && !flags.resolutionOnly && !flags.parametric && !flags.dataMonitoring);
  const insuring: Showing = isSold && mayOnTrips(profile, 'CREATE') ? (mayWrite ? 'enabled' : 'disabled') : 'hidden';
  const mayAdd =
    config && !flags?.resolutionOnly && mayAddPassengers({ profile, roles, employee }, config.passengerMaintenance);
  const addingPassengers: Showing = mayAdd ? (mayWrite ? 'enabled' : 'disabled') : 'hidden';
  const permissions: Record<Permission, Showing> = { insuring, addingPassengers };
  return { mayWrite, mayResolve: showsResolutions(profile), ...permissions };
}
