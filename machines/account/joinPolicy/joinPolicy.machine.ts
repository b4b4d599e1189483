import { adding } from '../../kit/records/adding.ts';

export type PolicyNumber = { externalPolicyNumber: string };

/** Adds a policy to the customer's policies, by its number. */
export const joinPolicyMachine = adding<PolicyNumber, PolicyNumber>('joinPolicy');
