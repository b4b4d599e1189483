import { canWrite, hasRight } from '#rules/people/rights.ts';
import { useApp } from '#src/session/portal.ts';

/** Whether the signed-in person may answer what is offered; the insurer looks again. */
export const useMayAnswer = (): boolean =>
  useApp(({ context: { session } }) => {
    const profile = session?.accessProfile ?? [];
    const may = ['customer-travel-resolutions', 'customer-insurance'].some((feature) =>
      hasRight(profile, feature, 'UPDATE'),
    );
    return may && canWrite(session?.roles ?? {});
  });
