import { adding } from '../../records/adding.ts';

export type PolicyNumber = { externalPolicyNumber: string };

/** Adds a policy to a customer's, by its number. */
export const joinPolicyMachine = adding<PolicyNumber, PolicyNumber>('joinPolicy');
