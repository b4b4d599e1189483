import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { type Permission, usePermissions } from '#src/session/useRights.ts';

type RequirePermissionProps = { permission: Permission; instead: string; children: ReactNode };

/** Restricts a page to users with a permission. Others are redirected. */
export function RequirePermission({ permission, instead, children }: RequirePermissionProps) {
  const permissions = usePermissions();

  return permissions[permission] === 'enabled' ? children : <Navigate to={instead} replace />;
}
