import { usePrefersDark } from '#src/ui/usePrefersDark.ts';

import { useApp } from './portal.ts';

/** Whether the portal is shown dark: as the partner has it, or as the person has their system. */
export function useIsDark(): boolean {
  const prefersDark = usePrefersDark();
  const appearance = useApp(({ context }) => context.theme?.config.appearance ?? 'system');
  return appearance === 'system' ? prefersDark : appearance === 'dark';
}
