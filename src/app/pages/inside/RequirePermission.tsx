import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { type Permission, usePermissions } from '#src/session/useRights.ts';

type RequirePermissionProps = { permission: Permission; instead: string; children: ReactNode };

/** A page for those who are allowed what it is there for. Everybody else is led to another. */
export function RequirePermission({ permission, instead, children }: RequirePermissionProps) {
  const permissions = usePermissions();

  return permissions[permission] === 'enabled' ? children : <Navigate to={instead} replace />;
}
