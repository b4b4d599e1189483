import type { Content } from '../content.ts';
import { articles } from './articles.ts';
import { documents } from './documents.ts';
import { help } from './help.ts';
import { keyFacts } from './keyFacts.ts';
import { monitoringSteps } from './monitoringSteps.ts';
import { phrases } from './phrases.ts';
import { questions } from './questions.ts';
import { terms } from './terms.ts';

export const chinese: Content = { articles, documents, help, keyFacts, monitoringSteps, phrases, questions, terms };
