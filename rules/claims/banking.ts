type Permission = { permission: string; required: boolean; granted: boolean };

/** Returns the permission to access the bank; undefined if it was never requested for the item. */
export function findBankingPermission<P extends Permission>({
  permissions,
}: {
  permissions: readonly P[];
}): P | undefined {
  return permissions.find(({ permission }) => permission.toUpperCase() === 'BANKING');
}
