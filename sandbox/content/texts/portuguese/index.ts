import type { Content } from '../content.ts';
import { articles } from './articles.ts';
import { confirmations } from './confirmations.ts';
import { documents } from './documents.ts';
import { help } from './help.ts';
import { keyFacts } from './keyFacts.ts';
import { messages } from './messages.ts';
import { monitoring } from './monitoring.ts';
import { monitoringSteps } from './monitoringSteps.ts';
import { phrases } from './phrases.ts';
import { questions } from './questions.ts';
import { terms } from './terms.ts';
import { venues } from './venues.ts';

export const portuguese: Content = {
  articles,
  confirmations,
  documents,
  help,
  keyFacts,
  messages,
  monitoring,
  monitoringSteps,
  phrases,
  questions,
  terms,
  venues,
};
