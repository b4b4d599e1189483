import { remedyOf } from '#machines/resolutions/case/remedies.ts';
import type { Option } from '#machines/resolutions/resolutions.ts';
import { partsOf, type Remedy } from '#schema/lifecycles.ts';

/** Returns the remedy for the status chip. Empty for a combined option without a chosen part. */
export function chipOf(option: Pick<Option, 'type' | 'selected'>): { remedy?: Remedy | null } {
  const remedy = remedyOf(option);
  return remedy === null && partsOf(option.type).length > 1 ? {} : { remedy };
}
