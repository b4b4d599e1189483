type Permission = { permission: string; required: boolean; granted: boolean };

/** Whether access to the bank is given; undefined for an item to which nobody asked for it. */
export function bankingOf<P extends Permission>({ permissions }: { permissions: readonly P[] }): P | undefined {
  return permissions.find(({ permission }) => permission.toUpperCase() === 'BANKING');
}
