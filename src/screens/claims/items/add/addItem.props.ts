import type { AddItemActor } from '#machines/claims/items/addItem.machine.ts';

export type StepProps = { flow: AddItemActor; policies: readonly string[] };
