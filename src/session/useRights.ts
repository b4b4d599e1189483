import { canWrite, type Profile, type Roles, showsResolutions } from '#rules/rights.ts';

import { useApp } from './portal.ts';

const nobody: Roles = {};
const nothing: Profile = [];

/** What the signed-in person may do. */
export function useRights() {
  const roles = useApp(({ context }) => context.session?.roles ?? nobody);
  const profile = useApp(({ context }) => context.session?.accessProfile ?? nothing);

  return { mayWrite: canWrite(roles), mayResolve: showsResolutions(profile) };
}
