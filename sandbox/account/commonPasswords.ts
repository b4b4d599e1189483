import { passwordProblem } from '#rules/account/password.ts';

import { Refused } from '../refusal.ts';
import type { Account } from './accounts.ts';

const words = [
  'admin abcdef access america andrew anthony apple asdfgh august autumn banana baseball basketball batman charlie',
  'cheese chelsea chocolate computer cookie daniel december dragon england family february flower football freedom',
  'friday ginger google hannah harley hello hockey hunter iloveyou january jessica jordan killer letmein liverpool',
  'london login lovely maggie manager master matthew merlin michael michelle monday monkey mustang nicole november',
  'october orange paris password patrick pepper pokemon princess purple qwerty qwertyuiop ranger robert samsung',
  'secret september shadow soccer spring starwars summer sunday sunshine superman thomas tigger trustno trustno1',
  'welcome whatever william winter yankees zaq1xsw2',
]
  .join(' ')
  .split(' ');

const endings = ['1!', '12!', '123!', '1234!', '1@', '@1', '@123', '#1', '1#', '1?', '01!', '11!'];

/**
 * Common passwords in lower case that meet every requirement. The sandbox's own password is left out, so that a tester
 * can set it again.
 */
const common = new Set(words.flatMap((word) => endings.map((ending) => word + ending)));

const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());

/** Throws INVALID_PASSWORD for a password that breaks a rule, is easy to guess, or equals the user's address. */
export function requireGoodPassword(password: string, { emailAddress }: Pick<Account, 'emailAddress'>): void {
  const isAddress = password.toLowerCase() === emailAddress.toLowerCase();
  if (passwordProblem(password) !== null || isAddress || isCommonPassword(password))
    throw new Refused('INVALID_PASSWORD', 'The password is too easy to guess');
}
