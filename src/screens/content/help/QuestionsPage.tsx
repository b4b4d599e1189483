import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { BackLink } from '#src/ui/content/BackLink.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { useQuestions } from '../bundles/useContent.ts';
import { ContactCard } from './ContactCard.tsx';
import { HelpFrame } from './HelpFrame.tsx';
import { QuestionsCard } from './QuestionsCard.tsx';

export function QuestionsPage() {
  const questions = useQuestions();

  return (
    <HelpFrame>
      <PageTitle id="content.questions.title" />
      <PageHeading
        back={
          <BackLink to={addresses.help}>
            <FormattedMessage id="content.help.title" />
          </BackLink>
        }
      >
        <FormattedMessage id="content.questions.title" />
      </PageHeading>
      <QuestionsCard content={questions} shown={questions.reading.data ?? []} isTitleHeard />
      <ContactCard />
    </HelpFrame>
  );
}
