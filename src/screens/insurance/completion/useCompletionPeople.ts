import { useSelector } from '@xstate/react';

import type { CompleteTripActor, CompleteTripSnapshot } from '#machines/insurance/completion/completeTrip.machine.ts';

import { usePeople } from '../travellers/usePeople.ts';

const newcomersIn = ({ context }: CompleteTripSnapshot) => context.newcomers;

export const useCompletionPeople = (completion: CompleteTripActor) => usePeople(useSelector(completion, newcomersIn));
