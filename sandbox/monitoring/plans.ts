import type { OwlActions } from '#schema/rest/monitoring.ts';

/** The steps of each action plan, in order. */
const plans: Record<string, readonly string[]> = {
  'email-breach': ['change-password', 'change-elsewhere', 'second-factor', 'false-messages'],
  'phone-exposed': ['false-messages', 'protect-number'],
  'card-exposed': ['block-card', 'check-statements', 'new-card-number'],
  'account-exposed': ['tell-bank', 'check-statements'],
  'passport-exposed': ['report-it', 'tell-police', 'tell-bank'],
  'document-exposed': ['report-it', 'tell-police', 'tell-bank'],
};

/** The `plan_title` of the article that explains a step. */
export const stepTitle = (actionItem: string): string => `step-${actionItem}`;

export const planActions = (plan: string): OwlActions['actions'] =>
  (plans[plan] ?? []).map((actionItem, at) => ({ actionItem, plan_title: stepTitle(actionItem), order: at + 1 }));
