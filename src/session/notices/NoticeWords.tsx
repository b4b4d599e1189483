import { FormattedMessage } from 'react-intl';

import type { Notice } from '#machines/session/app/notifier.logic.ts';
import type { TextId } from '#src/lib/texts.ts';
import { Gap } from '#src/ui/content/Gap.tsx';

import { FieldMessage } from './FieldMessage.tsx';

type NoticeWordsProps = { notice: Notice; listClass?: string | undefined };

export const NoticeWords = ({ notice: { text, general, details }, listClass }: NoticeWordsProps) => (
  <>
    {'raw' in text ? text.raw : <FormattedMessage id={text.id as TextId} values={text.values ?? {}} />}
    <Gap />
    {general ? (
      <>
        <br />
        <FormattedMessage id="errors.general" />
      </>
    ) : null}
    {details ? (
      <ul className={listClass}>
        {details.map((detail) => (
          <li key={detail}>
            <FieldMessage id={detail} />
          </li>
        ))}
      </ul>
    ) : null}
  </>
);
