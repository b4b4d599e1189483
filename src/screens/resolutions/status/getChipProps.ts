import { findRemedy } from '#machines/resolutions/case/remedies.ts';
import type { Option } from '#machines/resolutions/resolutions.ts';
import { type Remedy, splitOptionType } from '#schema/lifecycles.ts';

/** Returns the remedy for the status chip. Empty for a combined option without a chosen part. */
export function getChipProps(option: Pick<Option, 'type' | 'selected'>): { remedy?: Remedy | null } {
  const remedy = findRemedy(option);
  return remedy === null && splitOptionType(option.type).length > 1 ? {} : { remedy };
}
